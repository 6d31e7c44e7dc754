import { reachPoints } from "@scoreline/domain/contest/draw";
import { isVoid, type SlotResult } from "@scoreline/domain/contest/result";
import { jokerFactor, outcomeOf, pickPoints } from "@scoreline/domain/contest/scoring";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { type ContestChange, type ContestResults, contests, contestVersions } from "../schema/contests.ts";
import type { Contest } from "./contests.ts";

/** A referral counts after so long, so that what is wrong with it can show. */
export const referralWaitMs = 86_400_000;

/** What each entry is worth, by what is entered in the contest. The figures are the domain's; a test holds both together. */
function counted(contest: Contest, results: ContestResults, now: number): SQL {
  switch (contest.mode) {
    case "matches":
      return matchesCounted(contest, results);
    case "winner":
    case "finalists":
      return teamsCounted(contest, results.reached?.[contest.mode === "winner" ? "champion" : "final"] ?? []);
    case "bracket":
      return bracketsCounted(contest, results.reached ?? {});
    case "referral":
      return referralsCounted(contest, now);
    case "video":
      return sql`select e.user_id, case when e.approved_at is null then 0 else
          (select count(*)::int from contest_likes l where l.number = e.number) end as points, 0 as exact, 0 as "right"
        from contest_entries e where e.contest_id = ${contest.id} and e.user_id is not null`;
  }
}

function matchesCounted({ id }: Contest, { matches = {} }: ContestResults): SQL {
  const rows = Object.entries(matches).flatMap(([slot, result]) =>
    "void" in result ? [] : [{ slot: Number(slot), ...result, outcome: outcomeOf(result) }],
  );
  return sql`select e.user_id, case when e.joker then ${jokerFactor}::int else 1 end * case
        when r.slot is null or e.at >= s.began_at then ${pickPoints.none}::int
        when e.home = r.home and e.away = r.away then ${pickPoints.exact}::int
        when e.outcome = r.outcome then ${pickPoints.right}::int
        when e.sure then ${pickPoints.wrongAndSure}::int else ${pickPoints.wrong}::int end as points,
      case when e.home = r.home and e.away = r.away and (s.began_at is null or e.at < s.began_at) then 1 else 0 end as exact,
      case when e.outcome = r.outcome and (s.began_at is null or e.at < s.began_at) then 1 else 0 end as "right"
    from contest_entries e
    join contest_slots s on s.contest_id = e.contest_id and s.slot = e.slot
    left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slot int, home int, away int, outcome text)
      on r.slot = e.slot
    where e.contest_id = ${id} and e.user_id is not null`;
}

function teamsCounted({ id }: Contest, actual: readonly number[]): SQL {
  const teams = sql`string_to_array(split_part(e.pick, ' ', 2), ',')::int[]`;
  const real = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(actual)}::jsonb))`;
  return sql`select user_id, case when size is null then ${pickPoints.none}::int when met = size then ${pickPoints.exact}::int
      when met > 0 then ${pickPoints.right}::int when sure then ${pickPoints.wrongAndSure}::int
      else ${pickPoints.wrong}::int end as points,
      case when met = size then 1 else 0 end as exact, case when met > 0 then 1 else 0 end as "right"
    from (select e.user_id, e.sure, nullif(${actual.length}::int, 0) as size,
        (select count(*) from unnest(${teams}) team where team in ${real}) as met
      from contest_entries e where e.contest_id = ${id} and e.user_id is not null and e.pick is not null) met`;
}

/** The winners stand in the written form by rounds up to the champion; before them the groups, where there were any. */
function bracketsCounted({ id }: Contest, reached: Record<string, number[]>): SQL {
  const real = Object.entries(reached).flatMap(([round, teams]) => teams.map((team) => ({ round, team })));
  const points = Object.entries(reachPoints).map(([round, worth]) => ({ round, worth }));
  return sql`select e.user_id, coalesce(sum(p.worth), 0)::int as points,
      count(*) filter (where p.round = 'champion')::int as exact, count(p.round)::int as "right"
    from contest_entries e
    left join lateral (
      select case when behind = 0 then 'champion' when behind <= 2 then 'final' when behind <= 6 then 'semi-final'
          when behind <= 14 then 'quarter-final' else 'round-of-16' end as round, team::int
        from (select string_to_array(split_part(e.pick, ' ', 4), ',') as all_of_them) won,
          unnest(all_of_them) with ordinality as w(team, place), lateral (select cardinality(all_of_them) - place as behind) b
      union all
      select 'round-of-32', split_part(g.list, ',', place)::int
        from unnest(string_to_array(nullif(split_part(e.pick, ' ', 2), 'clubs'), '/')) with ordinality as g(list, nth),
          generate_series(1, 3) place
        where place < 3 or position(chr(64 + g.nth::int) in split_part(e.pick, ' ', 3)) > 0
    ) own on true
    left join (jsonb_to_recordset(${JSON.stringify(real)}::jsonb) as r(round text, team int)
      join jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p(round text, worth int) using (round))
      on r.round = own.round and r.team = own.team
    where e.contest_id = ${id} and e.user_id is not null and e.pick is not null group by e.user_id`;
}

/**
 * Friends who came by one's code while the contest was on and have a verified number, a day later. Nobody counts who signed in
 * on a device of the referrer's or of another friend's, or who is above the referrer in the same chain.
 */
function referralsCounted({ id, opensAt, closesAt }: Contest, now: number): SQL {
  const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;
  return sql`select e.user_id, count(r.user_id)::int as points, 0 as exact, count(r.user_id)::int as "right"
    from contest_entries e
    left join (referrals r join users u on u.id = r.user_id and u.phone is not null)
      on r.referrer_id = e.user_id and r.at >= ${at(opensAt)} and r.at < ${at(closesAt)} and r.at <= ${at(now - referralWaitMs)}
      and not exists (select from devices own join devices theirs on theirs.token_hash = own.token_hash
        where own.user_id = r.user_id and theirs.user_id <> r.user_id and (theirs.user_id = r.referrer_id or exists (
          select from referrals twin where twin.user_id = theirs.user_id and twin.referrer_id = r.referrer_id)))
      and not exists (with recursive above(user_id, depth) as (
          select r.referrer_id, 0 union
          select up.referrer_id, above.depth + 1 from above join referrals up on up.user_id = above.user_id
            where above.depth < 20)
        select from above where above.depth > 0 and above.user_id = r.user_id)
    where e.contest_id = ${id} and e.user_id is not null group by e.user_id`;
}

/** Places of everybody, by the one order. */
const ranked = (points: SQL): SQL => sql`
  select *, rank() over (order by points desc)::int as place from (
    select user_id, sum(points)::int as points, sum(exact)::int as exact, sum("right")::int as "right"
    from (${points}) counted group by user_id) totals`;

/** By results, as a row of the log of a contest says them. */
export function sameResult(a: SlotResult | undefined, b: SlotResult | undefined): boolean {
  if (!a || !b) return a === b;
  if (isVoid(a) || isVoid(b)) return isVoid(a) && isVoid(b) && a.void === b.void;
  return a.home === b.home && a.away === b.away;
}

/**
 * Counts a contest from its entries and these results, all at once, and stores everybody's place. Results that differ from the
 * last ones are a version of their own, with what changed. Says which version the places stand on.
 */
export async function settle(
  database: Database,
  contestId: number,
  results: ContestResults,
  now: number,
): Promise<{ version: number; changes: ContestChange[] | undefined }> {
  return database.transaction(async (tx) => {
    const [contest] = await tx.select().from(contests).where(eq(contests.id, contestId)).for("update");
    if (!contest) return { version: 0, changes: undefined };
    const last = await versionOf(tx, contestId);
    const changes = changesBetween(last?.results, results);
    const isNew = last === undefined ? changes.length > 0 || !isEmpty(results) : differs(last.results, results);
    const version = isNew ? contest.version + 1 : contest.version;
    if (isNew) {
      await tx.insert(contestVersions).values({ contestId, version, at: now, results, changes });
      await tx.update(contests).set({ version }).where(eq(contests.id, contestId));
    }
    // With an older estimate of how many there are, PostgreSQL would look each of them up.
    await tx.execute(sql`with placed as materialized (${ranked(counted(contest, results, now))}), gone as (
        delete from contest_places p where p.contest_id = ${contestId}
          and not exists (select from placed where placed.user_id = p.user_id))
      insert into contest_places as p (contest_id, user_id, place, points, exact, "right", before)
      select ${contestId}, user_id, place, points, exact, "right", null from placed
      on conflict (contest_id, user_id) do update set place = excluded.place, points = excluded.points,
        exact = excluded.exact, "right" = excluded."right", before = case when ${isNew} then p.place else p.before end
      where ${isNew} or p.place <> excluded.place or p.points <> excluded.points`);
    const placed = sql`(select count(*) from contest_places where contest_id = ${contestId})`;
    await tx.update(contests).set({ entrants: placed }).where(eq(contests.id, contestId));
    return { version, changes: isNew ? changes : undefined };
  });
}

function isEmpty({ matches, reached }: ContestResults): boolean {
  return Object.keys(matches ?? {}).length === 0 && Object.values(reached ?? {}).every((teams) => teams.length === 0);
}

function differs(a: ContestResults, b: ContestResults): boolean {
  return changesBetween(a, b).length > 0 || JSON.stringify(a.reached ?? {}) !== JSON.stringify(b.reached ?? {});
}

function changesBetween(last: ContestResults | undefined, results: ContestResults): ContestChange[] {
  const [before, after] = [last?.matches ?? {}, results.matches ?? {}];
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(Number);
  return slots.flatMap((slot) => {
    const [from, to] = [before[slot], after[slot]];
    return sameResult(from as SlotResult, to as SlotResult) ? [] : [{ slot, from: from ?? null, to: to ?? null }];
  });
}

export type ContestVersion = typeof contestVersions.$inferSelect;

/** The results that the places stand on, or those of an earlier version. */
export async function versionOf(
  database: Queryable,
  contestId: number,
  version?: number,
): Promise<ContestVersion | undefined> {
  const own = eq(contestVersions.contestId, contestId);
  const [found] = await database
    .select()
    .from(contestVersions)
    .where(version === undefined ? own : and(own, eq(contestVersions.version, version)))
    .orderBy(desc(contestVersions.version))
    .limit(1);
  return found;
}

/** All of them in order, or the last ones. */
export async function versionsOf(
  database: Queryable,
  contestId: number,
  { last }: { last?: number } = {},
): Promise<ContestVersion[]> {
  const latestFirst = database
    .select()
    .from(contestVersions)
    .where(eq(contestVersions.contestId, contestId))
    .orderBy(desc(contestVersions.version));
  return (await (last === undefined ? latestFirst : latestFirst.limit(last))).toReversed();
}

export type CountedPlace = { userId: number; place: number; points: number; exact: number; right: number };

/** Everybody's place by some results, counted now and stored nowhere: what places were by an earlier version. */
export async function countPlaces(
  database: Queryable,
  contest: Contest,
  results: ContestResults,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<CountedPlace[]> {
  const { rows } = await database.execute<{
    user_id: number;
    place: number;
    points: number;
    exact: number;
    right: number;
  }>(
    sql`select * from (${ranked(counted(contest, results, now))}) placed order by place, user_id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ user_id, place, points, exact, right }) => ({ userId: user_id, place, points, exact, right }));
}
