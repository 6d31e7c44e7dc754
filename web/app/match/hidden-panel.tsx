import { useMatch } from "#match/match-context.ts";
import { usePage } from "#shell/page.ts";
import { HiddenNote } from "#shield/hidden-note.tsx";
import { useShield } from "#shield/use-shield.ts";
import { Panel } from "#ui/panel.tsx";

/** In the place of everything that would give the result away. */
export function HiddenPanel() {
  const { t } = usePage();
  const { row } = useMatch();
  const { open } = useShield(row);
  return (
    <Panel title={t("match.hidden")}>
      <HiddenNote show={t("match.showScore")} onShow={open}>
        <p>{t("match.hiddenText")}</p>
      </HiddenNote>
    </Panel>
  );
}
