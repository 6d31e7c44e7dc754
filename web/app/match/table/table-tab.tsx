import { tableScopes } from "@scoreline/domain/table/standings";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import { StandingsTable } from "#league/standings-table.tsx";
import { stageName } from "#league/words.ts";
import { ZoneLegend } from "#league/zone-legend.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab } from "#match/match-request.ts";
import styles from "#match/table/table-tab.module.css";
import { Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/table-tab";

export const loader = (args: Route.LoaderArgs) =>
  loadTab(args, ({ ask }) => ask("/soccer/getLeagueStandingStatByMatch"));

/** Another way of counting shows what is already there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
}

/** Where both teams stand, and where the running score would put them. */
export default function TableTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { matchId, match, sport, hidden } = useMatch();
  const [query] = useSearchParams();
  const standing = useMatchPart("/soccer/getLeagueStandingStatByMatch", { matchId }, loaderData, ["state"]);
  const { tables, teams, season } = standing;
  if (tables.length === 0) return <NoData>{t("match.noData")}</NoData>;

  const on = !hidden && tables.some(({ live }) => live !== null);
  const scopes = on ? (["live", ...tableScopes] as const) : tableScopes;
  const scope = scopes.find((one) => one === query.get("scope")) ?? scopes[0];
  const address = (value: string) => {
    const next = new URLSearchParams(query);
    next.set("scope", value);
    return `?${next}`;
  };
  const marked = [match.match.homeTeam.teamId, match.match.awayTeam.teamId];
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Segments
          label={t("league.scope")}
          segments={scopes.map((one) => ({
            to: address(one),
            label: t(`league.scope.${one}`),
            current: one === scope,
            live: one === "live",
          }))}
        />
      </div>
      {tables.map((table) => (
        <Panel key={table.subLeagueId} title={titleOf(table, tables.length, season?.name)}>
          <StandingsTable
            tableId={table.subLeagueId}
            rows={(scope === "live" ? table.live : table[scope]) ?? table.total}
            teams={teams}
            sport={sport}
            marked={marked}
          />
        </Panel>
      ))}
      {(scope === "total" || scope === "live") && <ZoneLegend tables={tables} country={match.league.countryCode} />}
    </div>
  );

  /** A league of one table needs no name for it. */
  function titleOf(table: (typeof tables)[number], count: number, year = ""): string {
    if (count > 1 || table.code !== "regular") return stageName(table, t);
    return `${match.league.leagueName} ${year}`;
  }
}
