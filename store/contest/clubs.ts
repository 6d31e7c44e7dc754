import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import { and, asc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { record } from "../match/matches.ts";
import { matches } from "../schema/matches.ts";

/** So many clubs of a league are in a draw at most. */
const ofALeague = 4;

/**
 * Draws clubs for a bracket: of leagues that most people know, those that play in each of the weeks. The same seed draws the
 * same ones, in the same order, as long as the fixtures are the same.
 */
export async function drawClubs(
  database: Queryable,
  asked: { sport: Sport; from: number; weekMs: number; weeks: number; most: number; seed: number },
): Promise<number[]> {
  const { sport, from, weekMs, weeks, most, seed } = asked;
  const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;
  const lot = sql`md5(${String(seed)}::text || ' ' || team)`;
  const { rows } = await database.execute<{ team: number }>(sql`
    with plays as (
      select side.team, c.id as league, c.popularity,
        floor(extract(epoch from m.kickoff - ${at(from)}) * 1000 / ${weekMs}::float8) as week
      from matches m join competitions c on c.id = m.competition_id
      cross join lateral (values (m.home_team_id), (m.away_team_id)) as side(team)
      join teams t on t.id = side.team
      where m.sport = ${sport} and m.kickoff >= ${at(from)} and m.kickoff < ${at(from + weeks * weekMs)}
        and m.kind <> 'cancelled' and c.kind = 'league' and t.kind = 'club'
    ), known as (
      select distinct on (team) team, league, popularity from plays group by team, league, popularity
      having count(distinct week) = ${weeks}::int order by team, popularity desc, league
    ), lots as (select *, row_number() over (partition by league order by ${lot}) as nth from known)
    select team from (
      select * from lots where nth <= ${ofALeague}::int order by popularity desc, league, nth limit ${most}::int) drawn
    order by ${lot}`);
  return rows.map(({ team }) => team);
}

/** What these clubs play in a span, in the order of the kick-offs. */
export async function matchesOfClubs(
  database: Queryable,
  { sport, teams, from, to }: { sport: Sport; teams: readonly number[]; from: number; to: number },
): Promise<MatchHead[]> {
  if (teams.length === 0) return [];
  const rows = await database
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.sport, sport),
        gte(matches.kickoff, from),
        lt(matches.kickoff, to),
        or(inArray(matches.homeTeamId, [...teams]), inArray(matches.awayTeamId, [...teams])),
      ),
    )
    .orderBy(asc(matches.kickoff), asc(matches.id));
  return rows.map(record);
}
