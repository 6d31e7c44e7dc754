import { sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";

export type CompetitionSize = { clubs: number; live: number };

/** How many teams play in the running season of each of these, and how many of its matches are on. */
export async function competitionSizes(
  database: Queryable,
  ids: readonly number[],
): Promise<Map<number, CompetitionSize>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute<{ id: number; clubs: number; live: number }>(sql`
    select s.competition_id as id, count(distinct team.id)::int as clubs,
      count(distinct m.id) filter (where m.kind = 'live')::int as live
    from seasons s join matches m on m.season_id = s.id
    cross join lateral (values (m.home_team_id), (m.away_team_id)) as team (id)
    where s.current and s.competition_id = any(${`{${ids.join()}}`}::int[])
    group by s.competition_id`);
  return new Map(rows.map(({ id, clubs, live }) => [id, { clubs, live }]));
}
