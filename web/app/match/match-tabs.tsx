import { matchTabs } from "@scoreline/domain/match/tabs";
import { useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { PageTabs } from "#ui/controls/page-tabs.tsx";

/** The parts that there is something in, and the one that is open, however the reader came to it. */
export function MatchTabs() {
  const { t } = usePage();
  const { match, path } = useMatch();
  const current = useLocation().pathname.split("/")[7] || "info";
  return (
    <PageTabs
      label={t("match.tabs")}
      tabs={matchTabs
        .filter((tab) => match.tabs.includes(tab) || tab === current)
        .map((tab) => ({
          to: path(tab === "info" ? undefined : tab),
          label: t(`match.tab.${tab}`),
          current: tab === current,
        }))}
    />
  );
}
