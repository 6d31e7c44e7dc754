import type { Fact, FactBody } from "@scoreline/domain/facts";
import { loadTeams, saveTeams } from "@scoreline/store/catalogue/catalogue";
import { appendFacts } from "@scoreline/store/log/facts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BoardQuery, Boards } from "#boards.ts";
import { movingPart } from "#moving-part.ts";
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
  const query: BoardQuery = { sport: "football", day: "2026-11-15", timeZone: "UTC", ...own };
  return (await boards.day(query)).map(({ id }) => id);
}

describe("the list of a day", () => {
  test("holds the matches of that day by kick-off", async () => {
    expect(await ids()).toEqual([4, 2, 1, 3]);
    expect(await ids({ sport: "basketball" })).toEqual([6]);
  });

  test.each([
    ["Asia/Bangkok", "2026-11-15", [4, 2, 1]],
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
    expect(await ids({ status: "scheduled" })).toEqual([4, 3]);
    expect(await ids({ leagueId: leagues.cup })).toEqual([2]);
    expect(await ids({ leagueId: 999 })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual([4, 2]);
  });

  test("of a day outside the held window is read from the store", async () => {
    expect(await ids({ day: "2026-12-15" })).toEqual([5]);
    expect(await ids({ day: "2020-01-01" })).toEqual([]);
  });
});

test("matches are found by id and sport, also outside the window, and unknown ids are left out", async () => {
  const [first, second, ...others] = await boards.heads("football", [5, 2, 99, 6]);
  expect([first?.id, second?.id, others]).toEqual([5, 2, []]);
  expect(second && movingPart(second)).toMatchObject({
    matchStatus: "Pen.",
    penalties: { home: 3, away: 4 },
    winner: "away",
    clock: null,
  });
  const [basketball] = await boards.heads("basketball", [6]);
  expect(basketball && movingPart(basketball)).toMatchObject({
    matchStatus: "Q3",
    clock: { phase: "q3", since: smallNow, remaining: 301.5, running: true },
    periods: [{ home: 50, away: 48 }],
    halfTime: null,
  });
});

describe("facts", () => {
  test("move the list, its number and the version of their own sport", async () => {
    const before = {
      football: boards.changes.lastOf(["scores:football"]),
      basketball: boards.changes.lastOf(["scores:basketball"]),
    };
    const [change] = await apply(stateFact(footballHead(1), playing(2, 0)));
    expect(change).toMatchObject({ before: { state: playing(1, 0) }, after: { state: playing(2, 0) } });
    expect((await boards.heads("football", [1]))[0]?.state).toEqual(playing(2, 0));
    expect(boards.seq).toBe(seq);
    expect(boards.changes.lastOf(["scores:football"])).toBeGreaterThan(before.football);
    expect(boards.changes.lastOf(["scores:basketball"])).toBe(before.basketball);
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
    expect((await boards.heads("football", [5]))[0]?.state.kind).toBe("cancelled");
  });

  test("of the catalogue bring new names, and whatever shows names may read differently", async () => {
    const [team] = await loadTeams(store.database, [1]);
    if (!team) throw new Error("the small store has a first team");
    await saveTeams(store.database, [{ ...team, names: { en: "Renamed" } }]);
    const before = boards.changes.lastOf(["catalogue"]);
    await apply({ kind: "catalogue", entity: "teams", ids: [1] });
    expect(boards.catalogue.teams.get(1)?.names).toEqual({ en: "Renamed" });
    expect(boards.changes.lastOf(["catalogue"])).toBeGreaterThan(before);
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
  const goals = async (own: Boards) =>
    (await own.heads("football", [1, 2])).map((head) => movingPart(head).homeTeamScore);
  expect(await goals(started)).toEqual([2, 1]);
  const before = started.asOf(smallNow - 30_000);
  // Of the second nobody knows how it stood: it is shown as it stands.
  expect(await goals(before)).toEqual([1, 1]);
  expect(before.unseen(1)?.events).toEqual(new Set(["e9"]));
  expect(before.seq).toBe(known);
  expect(await goals(started.asOf(smallNow - 10_000))).toEqual([2, 1]);
  await late.close();
});
