import { standings } from "@scoreline/domain/table/standings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Boards } from "#boards.ts";
import { footballHead, playing, type SmallStore, smallNow, smallStore, stateFact } from "#testing/small-store.ts";

let store: SmallStore;
beforeAll(async () => {
  store = await smallStore();
  await store.saveHeads(
    footballHead(1, {
      round: "1",
      state: { kind: "finished", decided: "regular", score: { current: { home: 0, away: 1 } } },
    }),
    footballHead(2, { round: "2", home: { teamId: 2 }, away: { teamId: 1 } }),
  );
});
afterAll(() => store.close());

const season = 1000;
const fact = (head: ReturnType<typeof footballHead>, home: number, away: number) => ({
  ...stateFact(head, playing(home, away)),
  seq: 1,
  at: smallNow,
});

test("a season is read once and moved by facts", async () => {
  const boards = await Boards.load(store.database, smallNow);
  const before = await boards.seasons.get(season);
  expect(before?.heads.map(({ id }) => id)).toEqual([1, 2]);
  expect(await boards.seasons.get(season)).toBe(before);
  await boards.apply([fact(footballHead(2), 0, 3)]);
  const after = await boards.seasons.get(season);
  const [table] = after?.tables ?? [];
  expect(table && standings(table).map(({ teamId }) => teamId)).toEqual([2, 1]);
  expect(table && standings(table, { live: true })[0]).toMatchObject({ teamId: 1, live: true, moved: 1, points: 3 });
  // Who holds the older sheet still sees what it saw.
  expect(before?.heads[1]?.state.kind).toBe("scheduled");
});

test("a season of a moment ago counts what was known then", async () => {
  const boards = await Boards.load(store.database, smallNow);
  await boards.seasons.get(season);
  await boards.apply([fact(footballHead(2), 0, 3)]);
  const [table] = (await boards.asOf(smallNow - 5_000).seasons.get(season))?.tables ?? [];
  expect(table && standings(table, { live: true }).every(({ live }) => !live)).toBe(true);
  expect((await boards.asOf(smallNow).seasons.get(season))?.heads[1]?.state.kind).toBe("live");
});

test("what comes while a season is read is not lost", async () => {
  const boards = await Boards.load(store.database, smallNow);
  const asked = boards.seasons.get(season);
  await boards.apply([fact(footballHead(2), 5, 0)]);
  expect((await asked)?.heads[1]?.state).toMatchObject({ kind: "live", score: { current: { home: 5, away: 0 } } });
});

test("a new match joins its season, and one of a stage that is not known has it read again", async () => {
  const boards = await Boards.load(store.database, smallNow);
  await boards.seasons.get(season);
  const head = footballHead(9, { kickoff: smallNow - 1 });
  await boards.apply([{ kind: "fixture", matchId: 9, head, seq: 1, at: smallNow }]);
  expect((await boards.seasons.get(season))?.heads.map(({ id }) => id)).toEqual([9, 1, 2]);
  await boards.apply([{ kind: "fixture", matchId: 9, head: { ...head, stageId: 77 }, seq: 2, at: smallNow }]);
  await boards.seasons.get(season);
  expect((await boards.seasons.get(season))?.heads.map(({ id }) => id)).toEqual([1, 2]);
});

test("a season that is not there is nothing", async () => {
  const boards = await Boards.load(store.database, smallNow);
  expect(await boards.seasons.get(4711)).toBeUndefined();
});
