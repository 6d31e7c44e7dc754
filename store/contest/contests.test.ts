import { getTableColumns } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { saveCompetitions, saveTeams } from "../catalogue/catalogue.ts";
import type { Queryable } from "../engine/open.ts";
import { matches } from "../schema/matches.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { ContestStore, scored } from "../testing/contests.ts";
import { rowsRead } from "../testing/rows-read.ts";
import { closeSlot } from "./closing.ts";
import { drawClubs } from "./clubs.ts";
import { bigMatches, contestById, contestsTouched, setLife, slotsOf } from "./contests.ts";
import { lastEntryNumbers, latestEntries } from "./entries.ts";
import { foundLeague, joinLeague } from "./leagues.ts";
import { placeOf, placesInLeague } from "./places.ts";
import { settle } from "./settling.ts";
import { approvedVideos, judgeVideo, likeVideo, likeVideos } from "./videos.ts";
import { vote, votesOn } from "./votes.ts";

const hour = 3_600_000;
const plainTeam = {
  sport: "football",
  countryId: 1,
  names: { en: "Club" },
  short: "Club",
  shorts: null,
  code: "CLB",
  city: null,
  venue: null,
  founded: null,
  colours: null,
  crest: null,
  logo: null,
} as const;
const plainCompetition = {
  sport: "football",
  countryId: 1,
  names: { en: "League" },
  code: "L",
  level: 1,
  colour: null,
  logo: null,
  founded: null,
  holders: null,
  recordWinners: null,
  format: null,
} as const;

const matchColumns = Object.values(getTableColumns(matches))
  .map(({ name }) => name)
  .join();

describeOnBoth("contests", (subject) => {
  if (subject.skipped) return test.skip("no PostgreSQL", () => {});
  const world = new ContestStore(subject);
  const { now } = world;
  afterEach(() => world.cancelAll());

  test("a video is shown after somebody approved it, and liked once by each, not by its owner", async () => {
    const contestId = await world.contest([0], { mode: "video" });
    const [owner, fan] = [await world.user("Owner"), await world.user()];
    const [entry] = await world.join(contestId, owner, {
      slot: 0,
      pick: "https://www.tiktok.com/@a.b/video/1234567890",
    });
    const number = entry?.number ?? 0;
    const like = (userId: number) => likeVideo(subject.database, { contestId, number, userId, like: true });
    expect(await like(fan)).toBe(false);
    await judgeVideo(subject.database, { contestId, number, approved: true, at: now });
    await Promise.all(Array.from({ length: 10 }, () => like(fan)));
    expect(await like(owner)).toBe(false);
    const shown = await approvedVideos(subject.database, contestId, { viewer: fan, limit: 5, offset: 0 });
    expect(shown).toMatchObject([{ nickname: "Owner", likes: 1, liked: true }]);
    await settle(subject.database, contestId, {}, now);
    expect(await placeOf(subject.database, contestId, owner)).toMatchObject({ points: 1 });
    // Another post has to be seen again.
    await world.join(contestId, owner, { slot: 0, pick: "https://www.tiktok.com/@a.b/video/9999999999" });
    expect(await approvedVideos(subject.database, contestId, { viewer: fan, limit: 5, offset: 0 })).toEqual([]);
  });

  test("whoever likes together with many likes by the same rules", async () => {
    const contestId = await world.contest([0], { mode: "video" });
    const other = await world.contest([0], { mode: "video" });
    const fans = [await world.user(), await world.user(), await world.user()];
    const post = async (contest: number) => {
      const userId = await world.user();
      const [entry] = await world.join(contest, userId, {
        slot: 0,
        pick: `https://www.tiktok.com/@a.b/video/${userId}`,
      });
      return { userId, number: entry?.number ?? 0 };
    };
    const [shown, hidden, elsewhere] = [await post(contestId), await post(contestId), await post(other)];
    for (const [contest, { number }] of [[contestId, shown] as const, [other, elsewhere] as const])
      await judgeVideo(subject.database, { contestId: contest, number, approved: true, at: now });
    const everybody = [...fans, shown.userId];
    const likes = [shown, hidden, elsewhere].flatMap(({ number }) => everybody.map((userId) => ({ number, userId })));
    await likeVideos(subject.database, contestId, [...likes, ...likes]);
    await likeVideos(subject.database, contestId, likes);
    const seen = (contest: number) =>
      approvedVideos(subject.database, contest, { viewer: undefined, limit: 5, offset: 0 });
    expect(await seen(contestId)).toMatchObject([{ number: shown.number, likes: fans.length }]);
    expect(await seen(other)).toMatchObject([{ number: elsewhere.number, likes: 0 }]);
    await judgeVideo(subject.database, { contestId, number: hidden.number, approved: true, at: now });
    expect((await seen(contestId)).map(({ likes: count }) => count)).toEqual([fans.length, 0]);
  });

  test("picks of others are told once they can no longer be copied", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    await world.join(contestId, await world.user(), scored(match, 4, 3));
    const latest = () => latestEntries(subject.database, contestId, { limit: 5, hidden: true });
    expect((await latest())[0]).toMatchObject({ pick: null });
    await closeSlot(subject.database, { contestId, slot: match, now });
    expect((await latest())[0]).toMatchObject({ pick: "4-3" });
  });

  test("a private league has a table of its own, for whoever has the invitation", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    const [ownerId, friend, other] = [await world.user(), await world.user(), await world.user()];
    const league = { contestId, ownerId, name: "Us", code: `code-${subject.kind}-${contestId}`, createdAt: now };
    const made = await foundLeague(subject.database, league);
    expect(await joinLeague(subject.database, { code: "no such code", userId: friend, at: now })).toBe("unknown");
    expect(await joinLeague(subject.database, { code: league.code, userId: friend, at: now })).toMatchObject({
      name: "Us",
    });
    await world.join(contestId, friend, scored(match, 1, 0));
    await world.join(contestId, other, scored(match, 1, 0));
    await settle(subject.database, contestId, { matches: { [match]: { home: 1, away: 0 } } }, now);
    const table = await placesInLeague(subject.database, contestId, made?.id ?? 0);
    expect(table.map(({ userId, placeHere, points }) => [userId, placeHere, points])).toEqual([
      [friend, 1, 2],
      [ownerId, 2, 0],
    ]);
  });

  test("one voice an account or device, from however many tabs, until kick-off", async () => {
    const [match, gone] = [await world.match(), await world.match(now - 1)];
    const say = (matchId: number, choice: "home" | "away") =>
      vote(subject.database, { matchId, voter: "d1", userId: null, choice }, { shiftMs: 0 });
    await Promise.all(Array.from({ length: 10 }, () => say(match, "home")));
    expect(await say(match, "away")).toBe(true);
    expect(await votesOn(subject.database, match)).toEqual({ home: 0, draw: 0, away: 1 });
    expect(await say(gone, "home")).toBe(false);
  });

  test("matches of a round lie apart, also where a league plays every hour", async () => {
    await subject.database.execute(
      `insert into countries (id, code, names) values (1, 'xx', '{"en":"X"}') on conflict do nothing`,
    );
    await subject.database.execute(`insert into competitions (id, sport, country_id, key, names, code, level, kind, popularity)
      values (1, 'football', 1, 'x', '{"en":"X"}', 'X', 1, 'league', 5) on conflict do nothing`);
    const from = now + 1_000 * hour;
    const ids: number[] = [];
    for (let i = 0; i < 12; i++) ids.push(await world.match(from + i * hour));
    const span = { sport: "football", from, to: from + 24 * hour } as const;
    expect(await bigMatches(subject.database, { ...span, limit: 4 })).toEqual([ids[0], ids[3], ids[6], ids[9]]);
    expect(await bigMatches(subject.database, { ...span, limit: 20 })).toEqual(ids);
  });

  test("what is asked every second reads as many rows as it asks for, however many there are", async () => {
    const { database } = subject;
    const [played, quiet] = [await world.match(), await world.match()];
    const [busy, empty] = [await world.contest([played]), await world.contest([quiet])];
    const teams = Array.from({ length: 8 }, (_, index) => 710 + index);
    const bracket = await world.contest([0], { mode: "bracket", closesAt: now + hour, rules: { teams, from: now } });
    for (const id of [busy, empty, bracket]) await setLife(database, id, "open");
    await database.execute(`insert into contest_entries (number, contest_id, slot, at, sure, joker, hash)
      select 1000000 + i, ${busy}, ${played}, now(), false, false, 'hash' from generate_series(1, 2000) as i`);
    await database.execute(`insert into matches (${matchColumns})
      select ${matchColumns.replace(/^id/, "1000000 + i")} from matches, generate_series(1, 2000) as i where id = ${quiet}`);
    for (const table of ["contest_entries", "matches"]) await database.execute(`analyze ${table}`);
    // Of thousands; rows that other tests have left dead are passed over, too.
    const few = 300;
    expect(await rowsRead(database, "contest_entries", lastEntryNumbers)).toBeLessThan(few);
    const matchIds = Array.from({ length: 20 }, (_, i) => 1_000_001 + i);
    const touched = (tx: Queryable) => contestsTouched(tx, { matchIds, seasonIds: [] });
    expect(await rowsRead(database, "matches", touched)).toBeLessThan(few);
    await database.execute("delete from matches where id > 1000000");
    await database.execute("delete from contest_entries where number > 1000000");
  });

  test("what is open or has entries keeps its rules", async () => {
    const match = await world.match();
    const contestId = await world.contest([match]);
    await world.join(contestId, await world.user(), scored(match, 1, 0));
    const before = await contestById(subject.database, contestId);
    await world.contest([match, await world.match()], { id: contestId, closesAt: now + 2 * hour });
    expect(await contestById(subject.database, contestId)).toEqual(before);
    expect(await slotsOf(subject.database, contestId)).toHaveLength(1);
  });

  test("clubs for a bracket play in each of its weeks, are of several leagues, and the same seed draws the same", async () => {
    const { database } = subject;
    const week = 7 * 24 * hour;
    const from = now + 2_000 * hour;
    const ids = (first: number) => Array.from({ length: 6 }, (_, index) => first + index);
    const team = (id: number, kind: "club" | "national" = "club") => ({ ...plainTeam, id, kind });
    await saveTeams(
      database,
      [...ids(710), ...ids(720), ...ids(730)].map((id) => team(id)),
    );
    await saveTeams(database, [team(740, "national"), team(741, "national")]);
    const league = (id: number, popularity: number, kind: "league" | "cup" = "league") => ({
      ...plainCompetition,
      id,
      key: `clubs-${id}`,
      popularity,
      kind,
    });
    await saveCompetitions(database, [league(71, 9), league(72, 8), league(73, 99, "cup"), league(74, 98)]);
    const plays = (competitionId: number, home: number, away: number, weeks: number[]) =>
      Promise.all(
        weeks.map((at) =>
          world.match(from + at * week + hour, { competitionId, home: { teamId: home }, away: { teamId: away } }),
        ),
      );
    for (const [competition, first] of [
      [71, 710],
      [72, 720],
    ] as const) {
      await plays(competition, first, first + 1, [0, 1]);
      await plays(competition, first + 2, first + 3, [0, 1]);
      // These rest in the second week: they come after all who do not.
      await plays(competition, first + 4, first + 5, [0]);
    }
    await plays(73, 730, 731, [0, 1]);
    await plays(74, 740, 741, [0, 1]);
    const asked = { sport: "football", from, weekMs: week, weeks: 2, most: 6 } as const;
    const drawn = await drawClubs(database, { ...asked, seed: 1 });
    expect(drawn).toHaveLength(6);
    expect(await drawClubs(database, { ...asked, most: 10, seed: 1 })).toHaveLength(10);
    expect(await drawClubs(database, { ...asked, weeks: 3, most: 10, seed: 1 })).toHaveLength(8);
    expect(drawn.filter((id) => id < 720).toSorted()).toEqual([710, 711, 712, 713]);
    expect(drawn.every((id) => [...ids(710).slice(0, 4), ...ids(720).slice(0, 4)].includes(id))).toBe(true);
    expect(await drawClubs(database, { ...asked, seed: 1 })).toEqual(drawn);
    const others = await Promise.all([2, 3, 4].map((seed) => drawClubs(database, { ...asked, seed })));
    expect(others.some((other) => other.join() !== drawn.join())).toBe(true);

    const contestId = await world.contest([0], { mode: "bracket", closesAt: from - 1, rules: { teams: drawn, from } });
    await setLife(database, contestId, "open");
    const [own, foreign] = [...(await plays(71, 710, 711, [0])), ...(await plays(71, 714, 715, [0]))];
    const touched = (matchIds: number[]) => contestsTouched(database, { matchIds, seasonIds: [] });
    expect(await touched([own ?? 0])).toEqual([contestId]);
    expect(await touched([foreign ?? 0])).toEqual([]);
  });
});
