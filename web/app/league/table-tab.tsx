import { dataOf } from "@scoreline/contract/client";
import { leaguePath } from "@scoreline/site/addresses";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import { BracketView } from "#league/bracket-view.tsx";
import { leagueMeta } from "#league/league-meta.ts";
import { knownId, type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import { RankChart } from "#league/rank-chart.tsx";
import { RoundSlider } from "#league/round-slider.tsx";
import { StandingsTable } from "#league/standings-table.tsx";
import styles from "#league/table.module.css";
import { useLiveRanking } from "#league/use-live-ranking.ts";
import { stageName } from "#league/words.ts";
import { ZoneLegend } from "#league/zone-legend.tsx";
import { type Segment, Segments } from "#ui/controls/segments.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/table-tab";

export const scopes = ["total", "home", "away", "last6", "live"] as const;
export type Scope = (typeof scopes)[number];
const views = ["table", "bracket", "history"] as const;
type View = (typeof views)[number];

export async function loader(args: LoaderArgs) {
  const request = leagueRequest(args);
  const { sport, url, client, season } = request;
  const input = { leagueId: knownId(request), ...season };
  const asked = url.searchParams.get("round") ?? "";
  const ofRound = /^\d{1,4}$/.test(asked) && Number(asked) > 0 ? { round: Number(asked) } : {};
  const football = sport === "football";
  const [ranking, history] = await Promise.all([
    orNotFound(
      football
        ? client.get("/soccerLeague/ranking", { ...input, ...ofRound })
        : client.get("/basketball/league/ranking", { ...input, ...ofRound }),
    ),
    orNotFound(
      football
        ? client.get("/soccerLeague/ranking_history", input)
        : client.get("/basketball/league/rankingHistory", input),
    ),
  ]);
  return {
    ranking: dataOf<"/soccerLeague/ranking">(ranking),
    history: dataOf<"/soccerLeague/ranking_history">(history).tables,
  };
}

type Ranking = Awaited<ReturnType<typeof loader>>["ranking"];

/** Another view or scope shows what is already there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const relevant = (url: URL) => {
    const query = new URLSearchParams(url.search);
    query.delete("scope");
    query.delete("view");
    return `${url.pathname}?${query}`;
  };
  const sameData = relevant(currentUrl) === relevant(nextUrl) && currentUrl.href !== nextUrl.href;
  return sameData ? false : defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => leagueMeta(args, "table");

export default function TableTab({ loaderData }: Route.ComponentProps) {
  const { locale, t } = usePage();
  const ranking = useLiveRanking(loaderData.ranking);
  const query = new URLSearchParams(useLocation().search);
  const { league, tables, brackets } = ranking;
  const { history } = loaderData;
  const available: View[] = [
    ...(tables.length > 0 ? (["table"] as const) : []),
    ...(brackets.length > 0 ? (["bracket"] as const) : []),
    ...(history.some(({ rounds }) => rounds.length > 2) ? (["history"] as const) : []),
  ];
  const weekly = tables.some((table) => table.weekly);
  const view = available.find((name) => name === query.get("view")) ?? available[0];
  const address = (name: View) => {
    const next = new URLSearchParams(query);
    next.delete("scope");
    next.delete("leagueId");
    next.set("view", name);
    return `${leaguePath(locale, league.sport, league, "table")}&${next}`;
  };
  if (!view) return <NoData>{t("league.noTable")}</NoData>;
  return (
    <div className={styles.tab}>
      {available.length > 1 && (
        <div className={styles.bar}>
          <Segments
            label={t("league.view")}
            segments={available.map((name) => ({
              to: address(name),
              label: t(name === "history" && weekly ? "league.view.history.weeks" : `league.view.${name}`),
              current: name === view,
            }))}
          />
        </div>
      )}
      {view === "table" && <Tables ranking={ranking} query={query} />}
      {view === "bracket" &&
        brackets.map((bracket) => (
          <BracketView key={bracket.prefix} bracket={bracket} league={league} seeds={seedsOf(ranking)} />
        ))}
      {view === "history" &&
        history.map((table) => (
          <Panel
            key={table.subLeagueId}
            title={
              history.length > 1 ? stageName(table, t) : t(weekly ? "league.view.history.weeks" : "league.view.history")
            }
          >
            <RankChart table={table} teams={ranking.teams} sport={league.sport} weekly={weekly} />
          </Panel>
        ))}
    </div>
  );
}

/**
 * Where two conferences play for one title, the rank in its own one is a team's seed. The last of each may have played for
 * its place: the best meets the last, so the other side of a tie tells it.
 */
function seedsOf({ league, tables, brackets }: Ranking): ReadonlyMap<number, number> | undefined {
  const conferences = tables.filter(({ code }) => code.startsWith("conference-"));
  if (league.sport !== "basketball" || conferences.length !== 2) return undefined;
  const ranks = new Map(conferences.flatMap(({ total }) => total.map(({ teamId, rank }) => [teamId, rank] as const)));
  const ties = brackets.find(({ prefix }) => prefix === "playoff")?.rounds[0]?.ties ?? [];
  return new Map(
    ties.flatMap(({ home, away }) => {
      const better = Math.min(ranks.get(home.teamId) ?? 0, ranks.get(away.teamId) ?? 0);
      if (better === 0) return [];
      const isBetter = (team: number) => ranks.get(team) === better;
      return [home, away].map(({ teamId }) => [teamId, isBetter(teamId) ? better : ties.length + 1 - better] as const);
    }),
  );
}

function Tables({ ranking, query }: { ranking: Ranking; query: URLSearchParams }) {
  const { locale, t } = usePage();
  const { league, season, tables, teams, round } = ranking;
  const weekly = tables.some((table) => table.weekly);
  const rounds = [...new Set(tables.flatMap((table) => table.rounds))].sort((one, other) => one - other);
  const on = tables.some(({ live }) => live !== null);
  const offered = scopes.filter((scope) => scope !== "live" || on);
  // While matches are on, the table that they make is the one that people look for.
  const usual: Scope = on ? "live" : "total";
  const scope = offered.find((name) => name === query.get("scope")) ?? usual;
  const alone =
    round === null
      ? `${t("league.tab.table")} ${season.name}`
      : t(weekly ? "league.afterWeek" : "league.afterRound", { number: round });
  const segments = offered.map((name): Segment => {
    const next = new URLSearchParams(query);
    next.delete("leagueId");
    next.set("scope", name);
    return {
      to: `${leaguePath(locale, league.sport, league, "table")}&${next}`,
      label: t(`league.scope.${name}`),
      current: name === scope,
      live: name === "live",
    };
  });
  return (
    <>
      <div className={styles.bar}>
        <Segments label={t("league.scope")} segments={segments} />
      </div>
      <div className={tables.length > 1 ? (league.sport === "football" ? styles.groups : styles.stack) : undefined}>
        {tables.map((table) => (
          <Panel key={table.subLeagueId} title={tables.length > 1 ? stageName(table, t) : alone}>
            <StandingsTable
              tableId={table.subLeagueId}
              rows={(scope === "live" ? table.live : table[scope]) ?? table.total}
              teams={teams}
              sport={league.sport}
              // Basketball's tables need the room: they stand one below the other.
              compact={tables.length > 1 && league.sport === "football"}
            />
          </Panel>
        ))}
      </div>
      {(scope === "total" || scope === "live") && <ZoneLegend tables={tables} country={league.countryCode} />}
      {rounds.length > 1 && <RoundSlider rounds={rounds} round={round} weekly={weekly} />}
    </>
  );
}
