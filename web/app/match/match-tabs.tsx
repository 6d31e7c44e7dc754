import type { MatchTab } from "@scoreline/site/addresses";
import { useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { PageTabs } from "#ui/page-tabs.tsx";

const tabs = [
  "info",
  "tracker",
  "lineups",
  "box-score",
  "h2h",
  "table",
  "stats",
  "analysis",
] as const satisfies MatchTab[];

export function MatchTabs() {
  const { t } = usePage();
  const { sport, path } = useMatch();
  const current = useLocation().pathname.split("/")[7] || "info";
  return (
    <PageTabs
      label={t("match.tabs")}
      tabs={tabs
        .filter((tab) => tab !== "box-score" || sport === "basketball")
        .map((tab) => ({
          to: path(tab === "info" ? undefined : tab),
          label: t(`match.tab.${tab}`),
          current: tab === current,
        }))}
    />
  );
}
