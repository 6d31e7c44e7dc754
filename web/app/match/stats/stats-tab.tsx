import type { BasketballComparison, FootballComparison } from "@scoreline/contract/schemas/match-statistics";
import { useState } from "react";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { matchRequest } from "#match/match-request.ts";
import { Segments } from "#match/segments.tsx";
import { basketballRows } from "#match/stats/basketball-rows.ts";
import { FigureBars } from "#match/stats/figure-bars.tsx";
import { footballRows } from "#match/stats/football-rows.ts";
import { periodName } from "#match/stats/period-name.ts";
import { ShotChart } from "#match/stats/shot-chart.tsx";
import { ShotMap } from "#match/stats/shot-map.tsx";
import styles from "#match/stats/stats.module.css";
import { usePage } from "#shell/page.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/stats-tab";

export function loader(args: Route.LoaderArgs) {
  const { sport, ask } = matchRequest(args);
  return sport === "football" ? ask("/match/stat") : ask("/basketball/match/stat");
}

export default function StatsTab({ loaderData }: Route.ComponentProps) {
  const { sport } = useMatch();
  return sport === "football" ? (
    <FootballStats initial={loaderData as FootballComparison} />
  ) : (
    <BasketballStats initial={loaderData as BasketballComparison} />
  );
}

function FootballStats({ initial }: { initial: FootballComparison }) {
  const { t } = usePage();
  const { matchId } = useMatch();
  const data = useMatchPart("/match/stat", { matchId }, initial, ["football-statistics", "shots"]);
  const [chosen, setPeriod] = useState<string>("total");
  const period = data.periods.find(({ period }) => period === chosen) ?? data.periods[0];
  if (!period && data.shots.length === 0) return <NoData>{t("match.noData")}</NoData>;
  const shots = data.shots.filter(({ phase }) => period?.period === "total" || phase === period?.period);
  return (
    <div className={styles.columns} data-both={(period && shots.length > 0) || undefined}>
      {period && (
        <Panel title={t("stats.figures")}>
          <Periods periods={data.periods} value={period.period} onChange={setPeriod} />
          <FigureBars rows={footballRows(period.rows, t)} />
        </Panel>
      )}
      {shots.length > 0 && <ShotMap shots={shots} people={data.people} />}
    </div>
  );
}

function BasketballStats({ initial }: { initial: BasketballComparison }) {
  const { t } = usePage();
  const { matchId } = useMatch();
  const data = useMatchPart("/basketball/match/stat", { matchId }, initial, ["basketball-statistics", "shots"]);
  const [chosen, setPeriod] = useState<string>("total");
  const period = data.periods.find(({ period }) => period === chosen) ?? data.periods[0];
  if (!period && data.shots.length === 0) return <NoData>{t("match.noData")}</NoData>;
  const shots = data.shots.filter(({ phase }) => period?.period === "total" || phase === period?.period);
  return (
    <div className={styles.columns} data-both={(period && shots.length > 0) || undefined}>
      {period && (
        <Panel title={t("stats.figures")}>
          <Periods periods={data.periods} value={period.period} onChange={setPeriod} />
          {period.period === "total" && data.leadChanges !== null && (
            <p className={styles.course}>
              <span>{t("stats.leadChanges", { count: data.leadChanges })}</span>
              {data.timesTied !== null && <span>{t("stats.timesTied", { count: data.timesTied })}</span>}
            </p>
          )}
          <FigureBars rows={basketballRows(period.rows, t)} />
        </Panel>
      )}
      {shots.length > 0 && <ShotChart shots={shots} people={data.people} />}
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
      <Segments label={t("stats.period.label")} choices={choices} value={value} onChange={onChange} />
    </div>
  );
}
