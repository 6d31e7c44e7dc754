import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useShield } from "#reader/hidden/use-shield.ts";
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
