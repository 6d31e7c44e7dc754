import type { Fact, FactBody } from "@scoreline/domain/facts";
import { loadTeams, saveTeams } from "@scoreline/store/catalogue/catalogue";
import { appendFacts } from "@scoreline/store/log/facts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BoardQuery, Boards } from "#boards.ts";
import {
  basketballHead,
  footballHead,
  footballPlace,
  hour,
  inThirdQuarter,
  leagues,
  playing,
  type SmallStore,
  smallNow,
  smallStore,
  stateFact,
  wonOnPenalties,
} from "#testing/small-store.ts";

const day = 24 * hour;
let store: SmallStore;
let boards: Boards;

beforeAll(async () => {
  store = await smallStore();
  await store.saveHeads(
    footballHead(1, { state: playing(1, 0), homeReds: 1 }),
    footballHead(2, {
      kickoff: smallNow - 2 * hour,
      competitionId: leagues.cup,
      seasonId: leagues.cup,
      state: wonOnPenalties,
    }),
    footballHead(3, {
      kickoff: Date.parse("2026-11-15T20:00:00Z"),
      away: { placeholder: { en: "Winner of 1", th: "ผู้ชนะ 1" } },
    }),
    footballHead(4, { kickoff: Date.parse("2026-11-15T01:00:00Z"), state: { kind: "postponed" } }),
    footballHead(5, { kickoff: smallNow + 30 * day }),
    basketballHead(6, { state: inThirdQuarter }),
  );
  boards = await Boards.load(store.database, smallNow);
});
afterAll(() => store.close());

let seq = 1_000;
const apply = (...facts: FactBody[]) =>
  boards.apply(facts.map((fact): Fact => ({ ...fact, seq: ++seq, at: smallNow })));

async function ids(own: Partial<BoardQuery> = {}): Promise<number[]> {
  const query: BoardQuery = { sport: "football", day: "2026-11-15", timeZone: "UTC", locale: "en", ...own };
  return (await boards.list(query)).flatMap((group) => group.matches.map((match) => match.matchId));
}

describe("the list of a day", () => {
  test("holds the matches of that day, the most popular league first, each league by kick-off", async () => {
    expect(await ids()).toEqual([2, 4, 1, 3]);
    expect(await ids({ sport: "basketball" })).toEqual([6]);
  });

  test.each([
    ["Asia/Bangkok", "2026-11-15", [2, 4, 1]],
    ["Asia/Bangkok", "2026-11-16", [3]],
    ["America/Sao_Paulo", "2026-11-14", [4]],
    ["America/Sao_Paulo", "2026-11-15", [2, 1, 3]],
    ["Pacific/Kiritimati", "2026-11-15", [4]],
    ["Pacific/Kiritimati", "2026-11-16", [2, 1, 3]],
  ])("in %s on %s is of that place", async (timeZone, date, expected) => {
    expect(await ids({ timeZone, day: date })).toEqual(expected);
  });

  test("is filtered by status, league and number", async () => {
    expect(await ids({ status: "live" })).toEqual([1]);
    expect(await ids({ status: "finished" })).toEqual([2]);
    expect(await ids({ status: "scheduled" })).toEqual([3]);
    expect(await ids({ leagueId: leagues.cup })).toEqual([2]);
    expect(await ids({ leagueId: 999 })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual([2, 4]);
  });

  test("of a day outside the held window is read from the store", async () => {
    expect(await ids({ day: "2026-12-15" })).toEqual([5]);
    expect(await ids({ day: "2020-01-01" })).toEqual([]);
  });

  test("names leagues, countries, teams and placeholders in the reader's language, or else in English", async () => {
    const list = (locale: BoardQuery["locale"]) =>
      boards.list({ sport: "football", day: "2026-11-15", timeZone: "UTC", locale, leagueId: leagues.football });
    const [thai] = await list("th");
    expect(thai).toMatchObject({ leagueName: "ลีก", countryName: "ไทย", countryKey: "thailand", leagueKey: "league" });
    const [, live, later] = thai?.matches ?? [];
    expect(live).toMatchObject({
      matchName: "da-nang-vs-buriram",
      homeTeam: { teamId: 1, slug: "da-nang", name: "Đà Nẵng", shortName: "Đà " },
      awayTeam: { teamId: 2, name: "บุรีรัมย์", shortName: "บุรีรัมย์" },
      homeRedCards: 1,
    });
    expect(later?.awayTeam).toEqual({
      teamId: 0,
      slug: "",
      name: "ผู้ชนะ 1",
      shortName: "ผู้ชนะ 1",
      crest: null,
      logo: null,
    });
    expect((await list("ja"))[0]).toMatchObject({ leagueName: "League", countryName: "Thailand" });
  });
});

test("rows are found by id and sport, also outside the window, and unknown ids are left out", async () => {
  const rows = await boards.rows("football", [5, 2, 99, 6], "en");
  expect(rows.map((row) => row.matchId)).toEqual([5, 2]);
  expect(rows[1]).toMatchObject({ matchStatus: "Pen.", penalties: { home: 3, away: 4 }, winner: "away", clock: null });
  const [basketball] = await boards.rows("basketball", [6], "en");
  expect(basketball).toMatchObject({
    matchStatus: "Q3",
    clock: { phase: "q3", since: smallNow, remaining: 301.5, running: true },
    periods: [{ home: 50, away: 48 }],
    halfTime: null,
  });
});

describe("facts", () => {
  test("move the list, its number and the version of their own sport", async () => {
    const before = { football: boards.version("football"), basketball: boards.version("basketball") };
    const [change] = await apply(stateFact(footballHead(1), playing(2, 0)));
    expect(change).toMatchObject({ before: { state: playing(1, 0) }, after: { state: playing(2, 0) } });
    expect((await boards.rows("football", [1], "en"))[0]?.homeTeamScore).toBe(2);
    expect(boards.seq).toBe(seq);
    expect(boards.version("football")).toBeGreaterThan(before.football);
    expect(boards.version("basketball")).toBe(before.basketball);
  });

  test("that are applied again change nothing", async () => {
    const fact = stateFact(footballHead(1), playing(2, 0));
    const [again] = await apply(fact);
    expect(again?.after).toEqual(again?.before);
  });

  test("bring a new match in, and move one to another day", async () => {
    const fresh = footballHead(7, { kickoff: smallNow + hour });
    await apply({ kind: "fixture", matchId: 7, head: fresh });
    expect(await ids()).toContain(7);
    await apply({ kind: "fixture", matchId: 7, head: { ...fresh, kickoff: smallNow + day } });
    expect(await ids()).not.toContain(7);
    expect(await ids({ day: "2026-11-16" })).toContain(7);
  });

  test("about a match far away are no change here, and the store is asked instead", async () => {
    expect(await apply(stateFact(footballHead(5), { kind: "cancelled" }))).toEqual([]);
    await store.saveHeads(footballHead(5, { kickoff: smallNow + 30 * day, state: { kind: "cancelled" } }));
    expect((await boards.rows("football", [5], "en"))[0]?.kind).toBe("cancelled");
  });

  test("of the catalogue bring new names and a new version of both sports", async () => {
    const [team] = await loadTeams(store.database, [1]);
    if (!team) throw new Error("the small store has a first team");
    await saveTeams(store.database, [{ ...team, names: { en: "Renamed" } }]);
    const before = boards.version("basketball");
    await apply({ kind: "catalogue", entity: "teams", ids: [1] });
    expect((await boards.rows("football", [1], "en"))[0]?.homeTeam.name).toBe("Renamed");
    expect(boards.version("basketball")).toBeGreaterThan(before);
  });
});

test("after a restart readers who are late still see what was before the last moments", async () => {
  const late = await smallStore();
  const head = footballHead(1, { state: playing(2, 0) });
  await late.saveHeads(head, footballHead(2, { state: playing(1, 0) }));
  const say = (at: number, ...facts: FactBody[]) => late.database.transaction((tx) => appendFacts(tx, at, facts));
  await say(smallNow - hour, stateFact(head, playing(0, 0)));
  const known = await say(smallNow - 30 * 60_000, stateFact(head, playing(1, 0)));
  const goal = { id: "e9", type: "goal", how: "header", side: "home", minute: 60, phase: "second-half" } as const;
  await say(
    smallNow - 20_000,
    { kind: "events", matchId: 1, sport: "football", of: footballPlace, set: [goal], removed: [] },
    stateFact(head, playing(2, 0)),
    stateFact(footballHead(2), playing(1, 0)),
  );
  const started = await Boards.load(late.database, smallNow);
  const goals = async (own: Boards) => (await own.rows("football", [1, 2], "en")).map((row) => row.homeTeamScore);
  expect(await goals(started)).toEqual([2, 1]);
  const before = started.asOf(smallNow - 30_000);
  // Of the second nobody knows how it stood: it is shown as it stands.
  expect(await goals(before)).toEqual([1, 1]);
  expect(before.unseen(1)?.events).toEqual(new Set(["e9"]));
  expect(before.seq).toBe(known);
  expect(await goals(started.asOf(smallNow - 10_000))).toEqual([2, 1]);
  await late.close();
});
