import type { StoredEvent } from "@scoreline/domain/facts";
import type { PlayerRating } from "@scoreline/domain/match/details/details";
import type { BoxRow } from "@scoreline/domain/match/figures/statistics";
import type { CareerRow } from "@scoreline/domain/people";
import type { Side } from "@scoreline/domain/sport";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { matchParts } from "../schema/match-details.ts";
import { matchEvents } from "../schema/matches.ts";
import { careers } from "../schema/people.ts";

/** What the documents of a match say of one player. */
export type PlayerTraces = {
  matchId: number;
  rating: PlayerRating<number> | null;
  /** The side for which the player was in the first eleven. */
  starter: Side | null;
  box: { side: Side; row: BoxRow<number> } | null;
};

/** Searched inside the database: of a line-up of forty only one row is of interest. */
export async function playerTraces(
  db: Queryable,
  playerId: number,
  matchIds: readonly number[],
): Promise<PlayerTraces[]> {
  if (matchIds.length === 0) return [];
  const who = JSON.stringify({ p: playerId });
  const own = (path: string) => sql`jsonb_path_query_first(data, ${path}::jsonpath, ${who}::jsonb)`;
  const rows = await db
    .select({
      matchId: matchParts.matchId,
      rating: sql<PlayerTraces["rating"]>`case when part = 'ratings' then ${own("$[*] ? (@.player == $p)")} end`,
      home: sql<number | null>`case when part = 'line-ups' then ${own("$.home.starters[*].player ? (@ == $p)")} end`,
      away: sql<number | null>`case when part = 'line-ups' then ${own("$.away.starters[*].player ? (@ == $p)")} end`,
      homeBox: sql<BoxRow<number> | null>`case when part = 'box-score' then ${own("$.home.players[*] ? (@.player == $p)")} end`,
      awayBox: sql<BoxRow<number> | null>`case when part = 'box-score' then ${own("$.away.players[*] ? (@.player == $p)")} end`,
    })
    .from(matchParts)
    .where(
      and(inArray(matchParts.matchId, [...matchIds]), inArray(matchParts.part, ["ratings", "line-ups", "box-score"])),
    );
  const found = new Map<number, PlayerTraces>();
  for (const { matchId, rating, home, away, homeBox, awayBox } of rows) {
    const traces = found.get(matchId) ?? { matchId, rating: null, starter: null, box: null };
    const box = homeBox ? { side: "home" as const, row: homeBox } : awayBox && { side: "away" as const, row: awayBox };
    found.set(matchId, {
      matchId,
      rating: rating ?? traces.rating,
      starter: home !== null ? "home" : away !== null ? "away" : traces.starter,
      box: box ?? traces.box,
    });
  }
  return [...found.values()];
}

/** The events of some matches that a player had a part in. */
export async function playerEvents(
  db: Queryable,
  playerId: number,
  matchIds: readonly number[],
): Promise<{ matchId: number; event: StoredEvent }[]> {
  if (matchIds.length === 0) return [];
  const is = (role: "player" | "assist" | "on") => sql`(${matchEvents.data}->>${role}) = ${String(playerId)}`;
  const rows = await db
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, [...matchIds]), or(is("player"), is("assist"), is("on"))));
  return rows.map(({ matchId, data }) => ({ matchId, event: data }));
}

/** What players did for a team in some seasons. */
export async function careerRowsAt(
  db: Queryable,
  teamId: number,
  playerIds: readonly number[],
  seasonNames: readonly string[],
): Promise<{ playerId: number; countedUntil: number | null; row: CareerRow<number, number> }[]> {
  if (playerIds.length === 0 || seasonNames.length === 0) return [];
  const row = sql<CareerRow<number, number>>`row`;
  return db
    .select({ playerId: careers.playerId, countedUntil: careers.countedUntil, row })
    .from(careers)
    .crossJoinLateral(sql`jsonb_array_elements(${careers.rows}::jsonb) as row`)
    .where(
      and(
        inArray(careers.playerId, [...playerIds]),
        sql`row @> ${JSON.stringify({ team: teamId })}::jsonb`,
        inArray(sql`row->>'season'`, [...seasonNames]),
      ),
    );
}

/** How a player was rated in some matches, and for which side. */
export async function ratingsOfPlayer(
  db: Queryable,
  playerId: number,
  matchIds: readonly number[],
): Promise<{ matchId: number; side: Side; rating: number }[]> {
  if (matchIds.length === 0) return [];
  const who = JSON.stringify({ p: playerId });
  const mark = sql<PlayerRating<number> | null>`jsonb_path_query_first(data, '$[*] ? (@.player == $p)', ${who}::jsonb)`;
  const rows = await db
    .select({ matchId: matchParts.matchId, mark })
    .from(matchParts)
    .where(and(inArray(matchParts.matchId, [...matchIds]), eq(matchParts.part, "ratings")));
  return rows.flatMap(({ matchId, mark }) => (mark ? [{ matchId, side: mark.side, rating: mark.rating }] : []));
}

/** Mean rating of a team's players over its matches at home and away, and of how many of them it is. */
export async function meanRatings(
  db: Queryable,
  matches: Readonly<Record<Side, readonly number[]>>,
): Promise<Map<number, { rating: number; matches: number }>> {
  const found = new Map<number, { rating: number; matches: number }>();
  const [home, away] = await Promise.all([marksOn(db, "home", matches.home), marksOn(db, "away", matches.away)]);
  for (const { playerId, marks, count } of [...home, ...away]) {
    const { rating, matches } = found.get(playerId) ?? { rating: 0, matches: 0 };
    found.set(playerId, { rating: (rating * matches + marks) / (matches + count), matches: matches + count });
  }
  return found;
}

/** What the players of one side of some matches were given together, and how often. */
async function marksOn(
  db: Queryable,
  side: Side,
  matchIds: readonly number[],
): Promise<{ playerId: number; marks: number; count: number }[]> {
  if (matchIds.length === 0) return [];
  return db
    .select({
      playerId: sql<number>`(entry->>'player')::int`,
      marks: sql<number>`sum((entry->>'rating')::float8)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(matchParts)
    .crossJoinLateral(sql`jsonb_array_elements(${matchParts.data}) as entry`)
    .where(
      and(inArray(matchParts.matchId, [...matchIds]), eq(matchParts.part, "ratings"), sql`entry->>'side' = ${side}`),
    )
    .groupBy(sql`1`);
}
