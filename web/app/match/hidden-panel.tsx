import styles from "#match/hidden-panel.module.css";
import { useMatch } from "#match/match-context.ts";
import { useShield } from "#match/use-shield.ts";
import { usePage } from "#shell/page.ts";
import { EyeOffIcon } from "#ui/icons.tsx";

/** In the place of everything that would give the result away. */
export function HiddenPanel() {
  const { t } = usePage();
  const { row } = useMatch();
  const { open } = useShield(row);
  return (
    <section className={styles.hidden}>
      <EyeOffIcon />
      <h2>{t("match.hidden")}</h2>
      <p>{t("match.hiddenText")}</p>
      <button type="button" onClick={open}>
        {t("match.showScore")}
      </button>
    </section>
  );
}
