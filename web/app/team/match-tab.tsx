import { localDay } from "@scoreline/domain/time/local-day";
import { monthAndYear } from "@scoreline/i18n/format";
import { useMemo } from "react";
import { Link, useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import { useLiveBoard } from "#live/use-live-rows.ts";
import { FixtureRow } from "#people/fixture-row.tsx";
import { type RowInLeague, rowsInLeagues } from "#people/own-side.ts";
import styles from "#team/match-tab.module.css";
import { loadTeam } from "#team/team-loader.ts";
import { teamMeta } from "#team/team-meta.ts";
import type { TeamHead } from "#team/team-page.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/match-tab";

export async function loader(args: Route.LoaderArgs) {
  const { team, client, sport, url } = await loadTeam(args);
  const asked = url.searchParams.get("page") ?? "";
  const page = /^-?\d{1,3}$/.test(asked) ? Number(asked) : 0;
  const { result } = await client.get("/match/getMatchListByTeam", { teamId: team.teamId, page });
  const { leagueMatchList, earlier, later, seq } = result;
  return { sport, leagues: leagueMatchList, earlier, later, page, seq };
}

export const meta = (args: Route.MetaArgs) => teamMeta("match", args);

export default function MatchTab({ loaderData }: Route.ComponentProps) {
  const { sport, leagues, earlier, later, page, seq } = loaderData;
  const team = useOutletContext<TeamHead>();
  const { reader, t } = usePage();
  const board = useLiveBoard(
    sport,
    useMemo(() => leagues.flatMap((league) => league.matches), [leagues]),
    seq,
  );
  const months = Map.groupBy(rowsInLeagues(leagues), ({ row }) => localDay(row.kickoff, reader.timeZone).slice(0, 7));
  return (
    <div className={styles.page}>
      <Pages page={page} earlier={earlier} later={later} />
      {months.size === 0 && <NoData>{t("people.noData")}</NoData>}
      {[...months].map(([month, matches]) => (
        <section key={month} className={styles.month} aria-labelledby={`m${month}`}>
          <h2 id={`m${month}`}>{monthAndYear(month, t)}</h2>
          {byCompetition(matches).map((group) => (
            <div key={group[0]?.row.matchId}>
              <ul>
                {group.map((match, index) => (
                  <FixtureRow
                    key={match.row.matchId}
                    match={match}
                    sport={sport}
                    teamId={team.teamId}
                    board={board}
                    headed={index === 0}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {months.size > 0 && <Pages page={page} earlier={earlier} later={later} />}
    </div>
  );
}

/** Matches of one competition that follow each other. */
function byCompetition(matches: readonly RowInLeague[]): RowInLeague[][] {
  const groups: RowInLeague[][] = [];
  for (const match of matches) {
    const last = groups.at(-1);
    if (last?.[0]?.league.leagueId === match.league.leagueId) last.push(match);
    else groups.push([match]);
  }
  return groups;
}

function Pages({ page, earlier, later }: { page: number; earlier: boolean; later: boolean }) {
  const { t } = usePage();
  const to = (other: number) => (other === 0 ? "." : `?page=${other}`);
  return (
    <nav className={styles.pages}>
      {earlier ? <Link to={to(page - 1)}>← {t("team.earlier")}</Link> : <span />}
      {page !== 0 && <Link to=".">{t("team.toNow")}</Link>}
      {later ? <Link to={to(page + 1)}>{t("team.later")} →</Link> : <span />}
    </nav>
  );
}
