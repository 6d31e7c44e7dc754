import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { users } from "../schema/accounts.ts";
import { contestEntries } from "../schema/contests.ts";

export type Video = {
  number: number;
  userId: number | null;
  nickname: string;
  avatar: number;
  link: string | null;
  at: number;
  likes: number;
  liked: boolean;
  /** Among all of them, and how many they are. */
  place: number;
  total: number;
};

/** Those that an operator approved, the most liked first. */
export async function approvedVideos(
  database: Queryable,
  contestId: number,
  { viewer, limit, offset }: { viewer: number | undefined; limit: number; offset: number },
): Promise<Video[]> {
  const likes = sql<number>`(select count(*)::int from contest_likes l where l.number = ${contestEntries.number})`;
  const liked = sql<boolean>`exists (select from contest_likes l where l.number = ${contestEntries.number} and l.user_id = ${viewer ?? 0})`;
  return database
    .select({
      number: contestEntries.number,
      userId: contestEntries.userId,
      nickname: users.nickname,
      avatar: users.drawnAvatar,
      link: contestEntries.pick,
      at: contestEntries.at,
      likes,
      liked,
      place: sql<number>`(rank() over (order by ${likes} desc))::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contestEntries)
    .innerJoin(users, eq(users.id, contestEntries.userId))
    .where(and(eq(contestEntries.contestId, contestId), isNotNull(contestEntries.approvedAt)))
    .orderBy(desc(likes), asc(contestEntries.number))
    .limit(limit)
    .offset(offset);
}

/** What an operator has to look at. */
export async function waitingVideos(
  database: Queryable,
  contestId: number,
): Promise<{ number: number; link: string | null; at: number }[]> {
  const { number, pick, at } = contestEntries;
  return database
    .select({ number, link: pick, at })
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), isNull(contestEntries.approvedAt), isNotNull(pick)))
    .orderBy(asc(number));
}

/** Says whether there was such an entry. */
export async function judgeVideo(
  database: Queryable,
  { contestId, number, approved, at }: { contestId: number; number: number; approved: boolean; at: number },
): Promise<boolean> {
  const done = await database
    .update(contestEntries)
    .set({ approvedAt: approved ? at : null })
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.number, number)))
    .returning({ number: contestEntries.number });
  return done.length > 0;
}

/** One like an account, of what is shown, while the contest is on. Says whether it is as it was wanted. */
export async function likeVideo(
  database: Queryable,
  { contestId, number, userId, like }: { contestId: number; number: number; userId: number; like: boolean },
): Promise<boolean> {
  const shown = sql`select e.number from contest_entries e join contests c on c.id = e.contest_id
    where e.contest_id = ${contestId} and e.number = ${number} and c.life in ('draft', 'open')
      and e.approved_at is not null and e.user_id is distinct from ${userId}::int`;
  const change = like
    ? sql`insert into contest_likes (number, user_id) select number, ${userId}::int from shown on conflict do nothing`
    : sql`delete from contest_likes where user_id = ${userId}::int and number in (select number from shown)`;
  const { rows } = await database.execute(
    sql`with shown as (${shown}), changed as (${change}) select number from shown`,
  );
  return rows.length > 0;
}

/** Many likes of one contest at a time, by the same rules. */
export async function likeVideos(
  database: Queryable,
  contestId: number,
  likes: readonly { number: number; userId: number }[],
): Promise<void> {
  if (likes.length === 0) return;
  const rows = JSON.stringify(likes.map(({ number, userId }) => ({ number, user_id: userId })));
  await database.execute(sql`
    insert into contest_likes (number, user_id)
    select e.number, w.user_id from jsonb_to_recordset(${rows}::jsonb) as w(number bigint, user_id int)
    join contest_entries e on e.contest_id = ${contestId} and e.number = w.number
    join contests c on c.id = e.contest_id
    where c.life in ('draft', 'open') and e.approved_at is not null and e.user_id is distinct from w.user_id
    on conflict do nothing`);
}
