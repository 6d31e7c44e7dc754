import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { matchParts } from "../schema/match-details.ts";
import { matchEvents, matches } from "../schema/matches.ts";
import { careers, squads, transfers } from "../schema/people.ts";

/**
 * The matches of a season that are over, as an array that is read first: joined plainly, the database reads every event of
 * every season, which takes a hundred times as long. One that is on, or was broken off, counts neither here nor in tables and
 * players' own figures.
 */
function matchesOf(seasonId: number): SQL {
  const { id, kind } = matches;
  return sql`array(select ${id} from ${matches} where ${matches.seasonId} = ${seasonId} and ${kind} = 'finished')`;
}

/** How many matches of a season are over, and of how many of them it is known who played, or what each did. */
export type SeasonDepth = { over: number; sheets: number; boxes: number; ratings: number };

export async function seasonDepth(db: Queryable, seasonId: number): Promise<SeasonDepth> {
  const { rows } = await db.execute<SeasonDepth>(sql`
    select count(distinct m.id)::int as over,
      (count(distinct m.id) filter (where p.part in ('line-ups', 'football-statistics')))::int as sheets,
      (count(distinct m.id) filter (where p.part = 'box-score'))::int as boxes,
      (count(distinct m.id) filter (where p.part = 'ratings'))::int as ratings
    from ${matches} m
    left join ${matchParts} p on p.match_id = m.id and p.match_id = any(${matchesOf(seasonId)})
    where m.season_id = ${seasonId} and m.kind = 'finished'`);
  return rows[0] ?? { over: 0, sheets: 0, boxes: 0, ratings: 0 };
}

/** How many goals of each match it is told who scored; a match without a goal is not here. */
export async function goalsTold(db: Queryable, seasonId: number): Promise<Map<number, number>> {
  const { data, matchId } = matchEvents;
  const rows = await db
    .select({ matchId, goals: sql<number>`count(*)::int` })
    .from(matchEvents)
    .where(
      and(
        sql`${matchId} = any(${matchesOf(seasonId)})`,
        sql`${data}->>'type' = 'goal'`,
        sql`${data}->>'phase' <> 'penalties'`,
      ),
    )
    .groupBy(matchId);
  return new Map(rows.map((row) => [row.matchId, row.goals]));
}

/** What a player did in a season, as far as matches tell. */
export type LeaderLine = { playerId: number; teamId: number; value: number; penalties: number };

/** Who scored, or helped to score, the most. Own goals and shoot-outs are nobody's. */
export async function goalLeaders(
  db: Queryable,
  seasonId: number,
  role: "player" | "assist",
  limit: number,
): Promise<LeaderLine[]> {
  const { data } = matchEvents;
  const who = sql<number>`(${data}->>${sql.raw(`'${role}'`)})::int`;
  const value = sql<number>`count(*)::int`;
  return db
    .select({
      playerId: who,
      teamId: sql<number>`max(case when ${data}->>'side' = 'home' then ${matches.homeTeamId} else ${matches.awayTeamId} end)`,
      value,
      penalties: sql<number>`(count(*) filter (where ${data}->>'how' = 'penalty'))::int`,
    })
    .from(matches)
    .innerJoin(matchEvents, eq(matchEvents.matchId, matches.id))
    .where(
      and(
        sql`${matchEvents.matchId} = any(${matchesOf(seasonId)})`,
        sql`${data}->>'type' = 'goal'`,
        sql`${data}->>'how' <> 'own-goal'`,
        sql`${data}->>'phase' <> 'penalties'`,
        sql`${data} ? ${sql.raw(`'${role}'`)}`,
      ),
    )
    .groupBy(who)
    .orderBy(sql`count(*) desc`, sql`4`, sql`1`)
    .limit(limit);
}

/** Who had a part in the most goals. */
export async function involvementLeaders(db: Queryable, seasonId: number, limit: number): Promise<LeaderLine[]> {
  const [scored, helped] = await Promise.all([
    goalLeaders(db, seasonId, "player", everybody),
    goalLeaders(db, seasonId, "assist", everybody),
  ]);
  const lines = new Map(scored.map((line) => [line.playerId, { ...line }]));
  for (const line of helped) {
    const known = lines.get(line.playerId);
    if (known) known.value += line.value;
    else lines.set(line.playerId, { ...line, penalties: 0 });
  }
  return [...lines.values()]
    .sort((one, other) => other.value - one.value || one.playerId - other.playerId)
    .slice(0, limit);
}

/** More than ever scored in a season. */
const everybody = 5_000;

/** Who was shown the most cards, second yellows as red ones. */
export async function cardLeaders(
  db: Queryable,
  seasonId: number,
  card: "yellow" | "red",
  limit: number,
): Promise<LeaderLine[]> {
  const { data } = matchEvents;
  const who = sql<number>`(${data}->>'player')::int`;
  return db
    .select({
      playerId: who,
      teamId: sql<number>`max(case when ${data}->>'side' = 'home' then ${matches.homeTeamId} else ${matches.awayTeamId} end)`,
      value: sql<number>`count(*)::int`,
      penalties: sql<number>`0`,
    })
    .from(matches)
    .innerJoin(matchEvents, eq(matchEvents.matchId, matches.id))
    .where(
      and(
        sql`${matchEvents.matchId} = any(${matchesOf(seasonId)})`,
        sql`${data}->>'type' = 'card'`,
        card === "yellow" ? sql`${data}->>'card' = 'yellow'` : sql`${data}->>'card' <> 'yellow'`,
        sql`${data} ? 'player'`,
      ),
    )
    .groupBy(who)
    .orderBy(sql`count(*) desc`, sql`1`)
    .limit(limit);
}

export type RatingLine = { playerId: number; teamId: number; rating: number; games: number };

/** Mean ratings of a season's finished matches, with how many matches each rests on. */
export async function ratingLines(db: Queryable, seasonId: number): Promise<RatingLine[]> {
  const { rows } = await db.execute<RatingLine>(sql`
    select (entry->>'player')::int as "playerId",
      max(case when entry->>'side' = 'home' then m.home_team_id else m.away_team_id end) as "teamId",
      avg((entry->>'rating')::float8)::float8 as rating, count(*)::int as games
    from ${matches} m
    join ${matchParts} p on p.match_id = m.id and p.part = 'ratings'
      and p.match_id = any(${matchesOf(seasonId)})
    cross join lateral jsonb_array_elements(p.data) as entry
    where m.kind = 'finished'
    group by 1`);
  return rows;
}

export type CardLine = { teamId: number; yellow: number; red: number };

/** Cards of a season by team, second yellows as red ones. */
export async function cardsByTeam(db: Queryable, seasonId: number): Promise<CardLine[]> {
  const { data } = matchEvents;
  const teamId = sql<number>`case when ${data}->>'side' = 'home' then ${matches.homeTeamId} else ${matches.awayTeamId} end`;
  return db
    .select({
      teamId,
      yellow: sql<number>`(count(*) filter (where ${data}->>'card' = 'yellow'))::int`,
      red: sql<number>`(count(*) filter (where ${data}->>'card' <> 'yellow'))::int`,
    })
    .from(matches)
    .innerJoin(matchEvents, eq(matchEvents.matchId, matches.id))
    .where(and(sql`${matchEvents.matchId} = any(${matchesOf(seasonId)})`, sql`${data}->>'type' = 'card'`))
    .groupBy(teamId);
}

/** Sums over a season of a basketball player's games. */
export type BoxLine = {
  playerId: number;
  teamId: number;
  games: number;
  points: number;
  rebounds: number;
  assists: number;
  steals: number;
  blocks: number;
  threes: number;
};

/** By the box scores of the season's matches. */
export async function boxLeaders(db: Queryable, seasonId: number): Promise<BoxLine[]> {
  const sum = (figure: string) => sql`sum((line->>${sql.raw(`'${figure}'`)})::int)::int`;
  const { rows } = await db.execute<BoxLine>(sql`
    select (line->>'player')::int as "playerId",
      max(case when side = 'home' then m.home_team_id else m.away_team_id end) as "teamId",
      count(*)::int as games, ${sum("pts")} as points, ${sum("reb")} as rebounds, ${sum("ast")} as assists,
      ${sum("stl")} as steals, ${sum("blk")} as blocks, ${sum("tpm")} as threes
    from ${matches} m
    join ${matchParts} p on p.match_id = m.id and p.part = 'box-score'
      and p.match_id = any(${matchesOf(seasonId)})
    cross join (values ('home'), ('away')) as sides(side)
    cross join lateral jsonb_array_elements(p.data->side->'players') as line
    where m.kind = 'finished' and (line->>'seconds')::numeric > 0
    group by 1`);
  return rows;
}

/**
 * By the careers of who is in the squads of the teams or has left them, as soon as they count every match of the season: for
 * seasons of which no box scores are kept.
 */
export async function careerLeaders(
  db: Queryable,
  season: { competitionId: number; name: string; lastKickoff: number },
  teamIds: readonly number[],
): Promise<BoxLine[]> {
  if (teamIds.length === 0) return [];
  const sum = (value: SQL) => sql`coalesce(sum(${value}), 0)::int`;
  const figure = (name: string) => sum(sql`(line->>${sql.raw(`'${name}'`)})::int`);
  const { playerId, countedUntil } = careers;
  const here = db
    .select({ playerId: squads.playerId })
    .from(squads)
    .where(inArray(squads.teamId, [...teamIds]));
  const gone = db
    .select({ playerId: transfers.playerId })
    .from(transfers)
    .where(inArray(transfers.fromTeamId, [...teamIds]));
  const isWhole = or(isNull(countedUntil), gt(countedUntil, season.lastKickoff));
  const { rows } = await db.execute<BoxLine>(sql`
    select ${playerId} as "playerId", max((line->>'team')::int) as "teamId", ${figure("appearances")} as games,
      ${figure("points")} as points, ${figure("rebounds")} as rebounds, ${figure("assists")} as assists,
      ${figure("steals")} as steals, ${figure("blocks")} as blocks, ${figure("threes")} as threes
    from ${careers} cross join lateral jsonb_array_elements(${careers.rows}::jsonb) as line
    where (${playerId} in ${here} or ${playerId} in ${gone}) and ${isWhole} and line->>'season' = ${season.name}
      and (line->>'competition')::int = ${season.competitionId} and (line->>'appearances')::int > 0
    group by 1`);
  return rows;
}
