import styles from "#people/outcome-chip.module.css";
import { usePage } from "#shell/page.ts";

/** W, D or L, in the reader's language; colour only underlines it. */
export function OutcomeChip({ outcome }: { outcome: "win" | "draw" | "loss" }) {
  const { t } = usePage();
  return (
    <span className={styles.chip} data-outcome={outcome}>
      <span aria-hidden="true">{t(`people.letter.${outcome}`)}</span>
      <span className="visually-hidden">{t(`people.outcome.${outcome}`)}</span>
    </span>
  );
}
