import type { Sport } from "@scoreline/domain/sport";
import { sql } from "drizzle-orm";
import { addUser, addUsers } from "../account/users.ts";
import type { Database, Queryable } from "../engine/open.ts";

/** What marks people who are not real: no telephone has such a number. */
const mark = (seed: string, index: number) => `demo ${seed} ${index}`;

const signedUpAtOnce = 200;

/** The ids of the demo world's people, who sign up here when they are not there yet. */
export async function crowdIds(
  database: Database,
  seed: string,
  people: readonly { nickname: string; avatar: number }[],
  now: number,
): Promise<Map<number, number>> {
  const prefix = mark(seed, 0).slice(0, -1);
  const known = async () => {
    const { rows } = await database.execute<{ id: number; phone: string }>(
      sql`select id, phone from users where starts_with(phone, ${prefix})`,
    );
    const numbered = rows.map(({ id, phone }) => [Number(phone.slice(prefix.length)), id] as const);
    return new Map(numbered.filter(([index]) => Number.isInteger(index)));
  };
  const ids = await known();
  const yearMs = 31_536_000_000;
  const missing = people.flatMap(({ nickname, avatar }, index) =>
    ids.has(index) ? [] : [{ createdAt: now - yearMs, nickname, drawnAvatar: avatar, phone: mark(seed, index) }],
  );
  if (missing.length === 0) return ids;
  // Somebody who looks at pages meanwhile gets their turn in between.
  for (let from = 0; from < missing.length; from += signedUpAtOnce)
    await addUsers(database, missing.slice(from, from + signedUpAtOnce));
  return known();
}

/** Somebody whom one of them brought to a contest. */
const newcomerMark = (seed: string, contestId: number) => `demo ${seed} friend ${contestId} `;

/** Which of a contest's friends have signed up. */
export async function newcomersOf(database: Queryable, seed: string, contestId: number): Promise<Set<number>> {
  const prefix = newcomerMark(seed, contestId);
  const { rows } = await database.execute<{ phone: string }>(
    sql`select phone from users where starts_with(phone, ${prefix})`,
  );
  return new Set(rows.map(({ phone }) => Number(phone.slice(prefix.length))));
}

export async function newcomerId(
  database: Queryable,
  seed: string,
  contestId: number,
  number: number,
  { nickname, avatar, at }: { nickname: string; avatar: number; at: number },
): Promise<number | undefined> {
  const phone = `${newcomerMark(seed, contestId)}${number}`;
  return addUser(database, { createdAt: at, nickname, drawnAvatar: avatar, phone });
}

/** Who of a contest's people is there already. */
export async function entrantsOf(database: Queryable, contestId: number): Promise<Set<number>> {
  const { rows } = await database.execute<{ user_id: number }>(
    sql`select distinct user_id from contest_entries where contest_id = ${contestId} and user_id is not null`,
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What teams have scored and conceded a match in the months before an instant: all that can be known of them then. */
export async function formOf(
  database: Queryable,
  sport: Sport,
  teamIds: readonly number[],
  before: number,
): Promise<Map<number, { scored: number; conceded: number }>> {
  const ids = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb))`;
  const at = sql`${new Date(before).toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ team: number; scored: number; conceded: number }>(sql`
    select team, avg(scored)::float8 as scored, avg(conceded)::float8 as conceded from (
      select home_team_id as team, (state::jsonb #>> '{score,current,home}')::int as scored,
        (state::jsonb #>> '{score,current,away}')::int as conceded from matches
        where sport = ${sport} and kind = 'finished' and home_team_id in ${ids} and kickoff < ${at} and kickoff > ${at} - interval '400 days'
      union all
      select away_team_id, (state::jsonb #>> '{score,current,away}')::int, (state::jsonb #>> '{score,current,home}')::int
        from matches
        where sport = ${sport} and kind = 'finished' and away_team_id in ${ids} and kickoff < ${at} and kickoff > ${at} - interval '400 days'
    ) played group by team`);
  return new Map(rows.map(({ team, scored, conceded }) => [team, { scored, conceded }]));
}
