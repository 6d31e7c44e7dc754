import type { LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import type { BasketballComparison, FootballComparison } from "@scoreline/contract/schemas/match-statistics";
import { type ReactNode, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import { basketballRows } from "#match/stats/basketball-rows.ts";
import { FigureBars } from "#match/stats/figure-bars.tsx";
import { footballRows } from "#match/stats/football-rows.ts";
import { periodName } from "#match/stats/period-name.ts";
import { PlayerTable } from "#match/stats/player-table.tsx";
import { ShotChart } from "#match/stats/shot-chart.tsx";
import { ShotMap } from "#match/stats/shot-map.tsx";
import styles from "#match/stats/stats.module.css";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/stats-tab";

export function loader(args: Route.LoaderArgs) {
  return loadTab(args, async ({ sport, ask }) => {
    if (sport === "basketball") return { game: await ask("/basketball/match/stat") };
    const [match, lineUps] = await Promise.all([ask("/match/stat"), ask("/match/lineup")]);
    return { match, lineUps };
  });
}

export default function StatsTab({ loaderData }: Route.ComponentProps) {
  const { game, match, lineUps } = loaderData;
  if (game) return <BasketballStats initial={game} />;
  return match && <FootballStats initial={match} lineUps={lineUps} />;
}

function FootballStats({ initial, lineUps: first }: { initial: FootballComparison; lineUps: LineUpsReply }) {
  const { locale, t } = usePage();
  const { matchId } = useMatch();
  const data = useMatchPart("/match/stat", { matchId }, initial, ["football-statistics", "shots"]);
  const lineUps = useMatchPart("/match/lineup", { matchId }, first, ["line-ups", "ratings", "events"]);
  const { period, shots, choose } = usePeriod(data);
  return (
    <Columns
      players={<PlayerTable lineUps={lineUps} shots={data.shots} />}
      figures={
        period && (
          <>
            <Periods periods={data.periods} value={period.period} onChange={choose} />
            <FigureBars rows={footballRows(period.rows, locale, t)} />
          </>
        )
      }
      shots={shots.length > 0 && <ShotMap shots={shots} people={data.people} />}
    />
  );
}

function BasketballStats({ initial }: { initial: BasketballComparison }) {
  const { locale, t } = usePage();
  const { matchId } = useMatch();
  const data = useMatchPart("/basketball/match/stat", { matchId }, initial, ["basketball-statistics", "shots"]);
  const { period, shots, choose } = usePeriod(data);
  return (
    <Columns
      figures={
        period && (
          <>
            <Periods periods={data.periods} value={period.period} onChange={choose} />
            {period.period === "total" && data.leadChanges !== null && (
              <p className={styles.course}>
                <span>{t("stats.leadChanges", { count: data.leadChanges })}</span>
                {data.timesTied !== null && <span>{t("stats.timesTied", { count: data.timesTied })}</span>}
              </p>
            )}
            <FigureBars rows={basketballRows(period.rows, locale, t)} />
          </>
        )
      }
      shots={shots.length > 0 && <ShotChart shots={shots} people={data.people} />}
    />
  );
}

/** The part of the match whose figures and shots are shown: the whole of it, or one that the reader chose. */
function usePeriod<Period extends { period: string }, Shot extends { phase: string }>(data: {
  periods: readonly Period[];
  shots: readonly Shot[];
}) {
  const [chosen, choose] = useState<string>("total");
  const period = data.periods.find(({ period }) => period === chosen) ?? data.periods[0];
  const shots = data.shots.filter(({ phase }) => period?.period === "total" || phase === period?.period);
  return { period, shots, choose };
}

function Columns({ figures, shots, players }: { figures: ReactNode; shots: ReactNode; players?: ReactNode }) {
  const { t } = usePage();
  if (!figures && !shots) return <NoData>{t("match.noData")}</NoData>;
  return (
    <div className={styles.columns} data-both={figures && (shots || players) ? true : undefined}>
      {figures && <Panel title={t("stats.figures")}>{figures}</Panel>}
      <div className={styles.side}>
        {shots}
        {players}
      </div>
    </div>
  );
}

type PeriodsProps = { periods: readonly { period: string }[]; value: string; onChange(period: string): void };

function Periods({ periods, value, onChange }: PeriodsProps) {
  const { t } = usePage();
  if (periods.length < 2) return null;
  const choices = periods.map(({ period }) => ({ value: period, words: periodName(period, t) }));
  return (
    <div className={styles.periods}>
      <SegmentedChoice look="bar" label={t("stats.period.label")} choices={choices} value={value} onChange={onChange} />
    </div>
  );
}
