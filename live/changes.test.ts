import { saveStages } from "@scoreline/store/catalogue/catalogue";
import { afterAll, beforeEach, expect, test } from "vitest";
import { Boards } from "#boards.ts";
import { Changes } from "#changes.ts";
import { footballHead, playing, type SmallStore, smallNow, smallStore, stateFact } from "#testing/small-store.ts";

let store: SmallStore | undefined;
beforeEach(async () => {
  await store?.close();
  store = await smallStore();
});
afterAll(() => store?.close());

async function opened() {
  if (!store) throw new Error("there is no store");
  await store.saveHeads(footballHead(1), footballHead(2, { kickoff: smallNow - 30 * 86_400_000 }));
  return { store, boards: await Boards.load(store.database, smallNow) };
}

test("an answer holds until something it rests on changes", async () => {
  const { boards } = await opened();
  const made = boards.seq;
  const [fact] = [{ ...stateFact(footballHead(1), playing(1, 0)), seq: made + 1, at: smallNow }];
  await boards.apply([fact]);
  expect(boards.changes.lastOf(["match:1"])).toBe(made + 1);
  expect(boards.changes.lastOf(["season:1000"])).toBe(made + 1);
  expect(boards.changes.lastOf(["team:2", "player:9"])).toBe(made + 1);
  expect(boards.changes.lastOf(["scores:football"])).toBe(made + 1);
  expect(boards.changes.lastOf(["match:2", "scores:basketball", "team:3", "people"])).toBe(made);
});

test("what is told by ids reaches seasons, lists and whoever rests on it", async () => {
  const { store, boards } = await opened();
  const sheet = await boards.seasons.get(1000);
  expect(sheet?.heads).toHaveLength(2);
  const old = footballHead(3, { kickoff: smallNow - 20 * 86_400_000 });
  await store.saveHeads(old, footballHead(1, { venue: "Elsewhere" }));
  await saveStages(store.database, [
    {
      id: 7,
      seasonId: 1000,
      name: "regular",
      kind: "table",
      order: 0,
      zones: null,
      tieBreaks: null,
      names: null,
      group: null,
    },
  ]);
  const before = boards.changes.lastOf(["scores:football"]);
  const changes = await boards.apply([
    {
      kind: "changed",
      sports: ["football"],
      matches: [1, 3],
      seasons: [1000],
      sheets: [1000],
      profiles: [5],
      seq: 1,
      at: smallNow,
    },
  ]);
  expect(changes).toMatchObject([{ before: { id: 1, venue: null }, after: { id: 1, venue: "Elsewhere" } }]);
  expect(await boards.head("football", 1)).toMatchObject({ venue: "Elsewhere" });
  const after = await boards.seasons.get(1000);
  expect(after?.heads.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(after?.stages).toHaveLength(1);
  expect(boards.changes.lastOf(["scores:football"])).toBeGreaterThan(before);
  expect(boards.changes.lastOf(["match:3"])).toBe(1);
  for (const subject of ["player:5", "people", "names", "season:1000"] as const) {
    expect(boards.changes.lastOf([subject])).toBe(1);
  }
  expect(boards.changes.lastOf(["competition:1000", "scores:basketball"])).toBe(0);
});

test("a season that was being read when it changed is read again", async () => {
  const { store, boards } = await opened();
  const early = boards.seasons.get(1000);
  await store.saveHeads(footballHead(3));
  await boards.apply([{ kind: "changed", seasons: [1000], sheets: [1000], seq: 1, at: smallNow }]);
  await early;
  expect((await boards.seasons.get(1000))?.heads).toHaveLength(3);
});

test("what changes around matches leaves the sheet of their season as it is", async () => {
  const { boards } = await opened();
  const before = await boards.seasons.get(1000);
  await boards.apply([{ kind: "changed", matches: [1], seasons: [1000], seq: 1, at: smallNow }]);
  expect(await boards.seasons.get(1000)).toBe(before);
  expect(boards.changes.lastOf(["season:1000"])).toBe(1);
});

test("when more subjects changed than are told apart, everything counts as changed", () => {
  const changes = new Changes(0);
  changes.note(["match:1"], 1);
  changes.note(
    Array.from({ length: 50_000 }, (_, index) => `player:${index}` as const),
    2,
  );
  expect(changes.lastOf(["team:1"])).toBe(2);
});
