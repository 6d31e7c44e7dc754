import type { ShouldRevalidateFunctionArgs } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { ComparisonPanel } from "#match/analysis/comparison-panel.tsx";
import { GoalRatePanel, GoalTimesPanel } from "#match/analysis/goals-panel.tsx";
import { movementPauseMs } from "#match/analysis/load-movement.ts";
import { OddsPanel } from "#match/analysis/odds-panel.tsx";
import { PreviewPanel } from "#match/analysis/preview-panel.tsx";
import { ResultsLinks } from "#match/analysis/results-links.tsx";
import { SeasonPanel } from "#match/analysis/season-panel.tsx";
import { SquadPanel } from "#match/analysis/squad-panel.tsx";
import { TipsPanel } from "#match/analysis/tips-panel.tsx";
import { WinRatePanel } from "#match/analysis/win-rate-panel.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab, type MatchRequest } from "#match/match-request.ts";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/analysis-tab";

export const loader = (args: Route.LoaderArgs) => loadTab(args, loadAnalysis);

async function loadAnalysis(request: MatchRequest) {
  const { ask, reader } = request;
  const [winRate, odds, squads, counted] = await Promise.all([
    ask("/match/winRate"),
    reader.showOdds ? ask("/match/odds/latestThreePeriod") : [],
    ask("/match/analysis/getSquadStatus"),
    request.countsHidden().then((hidden) => (hidden ? undefined : loadCounted(request))),
  ]);
  return { winRate, odds, squads, counted };
}

/** What is counted from the matches of both sides before this one. */
async function loadCounted({ ask, sport }: MatchRequest) {
  const football = sport === "football";
  const [tips, previews, comparison, season, goals, goalRate] = await Promise.all([
    ask("/match/analysis/getMatchTips"),
    ask("/match/analysis/getMediaTips"),
    ask("/match/analysis/getTeamStatComparison"),
    ask("/match/analysis/getCurrentSeasonStatByMatch"),
    football ? ask("/match/stat/goal") : undefined,
    football ? ask("/match/event/pastGoalRate") : undefined,
  ]);
  return { tips, previews, comparison, season, goals, goalRate };
}

/** Which market or half of a panel is open stands in the address, and needs no other data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
}

export default function AnalysisTab({ loaderData }: Route.ComponentProps) {
  const { reader, t } = usePage();
  const { matchId } = useMatch();
  const { squads, counted } = loaderData;
  const winRate = useMatchPart("/match/winRate", { matchId }, loaderData.winRate, ["odds"], movementPauseMs);
  const odds = useMatchPart("/match/odds/latestThreePeriod", { matchId }, loaderData.odds, ["odds"], movementPauseMs);
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <WinRatePanel rates={winRate} />
        {reader.showOdds && <OddsPanel companies={odds} />}
        {counted && (
          <>
            <PreviewPanel previews={counted.previews} />
            <ComparisonPanel comparison={counted.comparison} />
          </>
        )}
      </div>
      <div className={styles.column}>
        {counted ? (
          <>
            <TipsPanel tips={counted.tips} />
            {counted.goals && <GoalTimesPanel goals={counted.goals} />}
            {counted.goalRate && <GoalRatePanel rates={counted.goalRate} />}
          </>
        ) : (
          <Panel title={t("analysis.tips")}>
            <HiddenCount counted={`a${matchId}`} />
          </Panel>
        )}
        {reader.showOdds && <ResultsLinks />}
        <SquadPanel squads={squads} />
        {counted && <SeasonPanel season={counted.season} />}
      </div>
    </div>
  );
}
