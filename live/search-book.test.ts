import type { ChangedThings } from "@scoreline/domain/facts";
import { savePlayers } from "@scoreline/store/catalogue/catalogue";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Catalogue } from "#catalogue.ts";
import { SearchBook } from "#search-book.ts";
import { footballHead, leagues, type SmallStore, smallNow, smallStore } from "#testing/small-store.ts";

let store: SmallStore;
let book: SearchBook;
beforeAll(async () => {
  store = await smallStore();
  book = new SearchBook(await Catalogue.load(store.database), store.database);
});
afterAll(() => store.close());

const blank = {
  sport: "football" as const,
  teamId: null,
  countryId: null,
  birthDate: null,
  birthPlace: null,
  position: null,
  number: null,
  heightCm: null,
  weightKg: null,
  foot: null,
  marketValueEur: null,
  photo: null,
};
const save = (id: number, name: string) => savePlayers(store.database, [{ ...blank, id, names: { en: name } }]);
const found = (text: string) =>
  book.search("football", "player", text, { limit: 5, home: undefined, which: "written" }).map(({ id }) => id);

test("names follow the facts: new players are found, renamed ones by their new name only", async () => {
  await save(1, "Chanathip");
  await book.read(smallNow);
  expect(found("chanathip")).toEqual([1]);
  await save(2, "Teerasil");
  await save(1, "Supachok");
  await book.catchUp(smallNow);
  expect(found("teerasil")).toEqual([]);
  book.follow([{ kind: "changed", newPlayers: [2], profiles: [1], seq: 1, at: smallNow }]);
  await book.catchUp(smallNow);
  expect([found("teerasil"), found("supachok"), found("chanathip")]).toEqual([[2], [1], []]);
});

test("when facts were missed everything is read again", async () => {
  await save(3, "Theerathon");
  await book.catchUp(smallNow);
  expect(found("theerathon")).toEqual([]);
  book.restart();
  await book.catchUp(smallNow);
  expect(found("theerathon")).toEqual([3]);
});

test("whoever people have another name for comes before who is worth more and is called alike", async () => {
  await savePlayers(store.database, [
    { ...blank, id: 11, names: { en: "Marco Saka" }, marketValueEur: 40_000_000 },
    { ...blank, id: 12, names: { en: "Bukayo Saka" } },
  ]);
  book.restart();
  await book.catchUp(smallNow);
  expect(found("saka")).toEqual([12, 11]);
});

test("where teams play is read again in the seasons of which plans are told, not with every detail of a match", async () => {
  const book = new SearchBook(await Catalogue.load(store.database), store.database);
  let later = 0;
  const real = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + later);
  const hear = async (fact: ChangedThings) => {
    later += 11_000;
    book.follow([{ kind: "changed", seq: 1, at: smallNow, ...fact }]);
    await book.catchUp(smallNow);
    return [leagues.football, leagues.cup].map((id) => book.isPlayed(id));
  };
  try {
    await store.saveHeads(footballHead(1));
    await book.read(smallNow);
    await store.saveHeads(footballHead(2, { competitionId: leagues.cup, seasonId: leagues.cup }));
    expect(await hear({ sports: ["football"], matches: [2], seasons: [leagues.cup] })).toEqual([true, false]);
    expect(await hear({ sports: ["football"], sheets: [leagues.football] })).toEqual([true, false]);
    expect(await hear({ sports: ["football"], matches: [2], sheets: [leagues.cup] })).toEqual([true, true]);
  } finally {
    clock.mockRestore();
  }
});

test("whoever asks gets a turn while thousands of players are judged anew", async () => {
  const rows = Array.from({ length: 3_000 }, (_, i) => ({ ...blank, id: 1_000 + i, names: { en: `Player ${i}` } }));
  await savePlayers(store.database, rows);
  const book = new SearchBook(await Catalogue.load(store.database), store.database);
  await book.read(smallNow);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await book.catchUp(smallNow);
  isOver = true;
  expect(turns).toBeGreaterThan(4);
});
