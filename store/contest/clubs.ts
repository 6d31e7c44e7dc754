import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import { and, asc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { record } from "../match/matches.ts";
import { matches } from "../schema/matches.ts";

/** So many clubs of a league come into a draw before those of the next one do. */
const atOnce = 4;

/**
 * Draws clubs for a bracket: those that play in each of the weeks before those that rest in one, of leagues that most people
 * know. The same seed draws the same ones, in the same order, as long as the fixtures are the same.
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
      select distinct on (team) team, league, popularity, count(distinct week) as busy from plays
      group by team, league, popularity having count(distinct week) >= ${weeks}::int - 1
      order by team, busy desc, popularity desc, league
    ), lots as (select *, row_number() over (partition by league, busy order by ${lot}) as nth from known)
    select team from (
      select * from lots order by busy desc, (nth - 1) / ${atOnce}::int, popularity desc, league, nth
      limit ${most}::int) drawn
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
