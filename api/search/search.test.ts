import { footballHead, playing } from "@scoreline/live/testing/small-store";
import { savePlayers } from "@scoreline/store/catalogue/catalogue";
import { saveMatches } from "@scoreline/store/match/matches";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const plain = {
    countryId: 1,
    birthDate: null,
    birthPlace: null,
    number: 9,
    heightCm: null,
    weightKg: null,
    foot: null,
    photo: null,
  };
  await savePlayers(server.services.database, [
    {
      ...plain,
      id: 901,
      sport: "football",
      names: { en: "Teerasil Dangda", th: "ธีรศิลป์ แดงดา" },
      teamId: 2,
      position: "forward",
      marketValueEur: 500_000,
    },
    {
      ...plain,
      id: 902,
      sport: "football",
      names: { en: "Nguyễn Quang Hải" },
      teamId: null,
      position: null,
      marketValueEur: null,
    },
  ]);
  await server.services.search.read(server.services.now());
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject({ method: "GET", url: `/api${path}` });
const dataOf = async (path: string) => (await get(path)).json().result.data;
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe("the global search", () => {
  test("finds countries, competitions, teams and players, in the reader's language", async () => {
    const found = await dataOf(`/global/search?q=${encodeURIComponent("บุรีรัมย์")}&lang=th_TH`);
    expect(found.team).toMatchObject([{ id: 2, key: "buriram", name: "บุรีรัมย์", countryKey: "thailand", isFav: false }]);
    expect(await dataOf("/global/search?q=thai")).toMatchObject({ country: [{ id: 1, key: "thailand", code: "th" }] });
    const { player } = await dataOf("/global/search?q=quang hai nguyen");
    expect(player).toMatchObject([{ id: 902, key: "nguyen-quang-hai", teamName: "", position: null }]);
    const [teerasil] = (await dataOf(`/global/search?q=${encodeURIComponent("ธีรศิลป")}`)).player;
    expect(teerasil).toMatchObject({ name: "Teerasil Dangda", teamName: "Buriram", countryCode: "th" });
  });

  test("keeps the sports apart", async () => {
    expect(namesOf((await dataOf("/global/search?q=kings")).team)).toEqual([]);
    expect(namesOf((await dataOf("/basketball/global/search?q=kings")).team)).toEqual(["Kings"]);
    expect(namesOf((await dataOf("/basketball/global/search?q=teerasil")).player)).toEqual([]);
  });

  test("answers nothing with empty lists", async () => {
    expect(await dataOf("/global/search?q=qqqqqqqq")).toEqual({ country: [], competition: [], team: [], player: [] });
  });
});

test("the search of everything knows both sports, the likeliest first", async () => {
  const found = async (query: string) =>
    (await dataOf(`/search/all?${query}`)).map(({ kind, sport, name }: Record<string, string>) => [kind, sport, name]);
  expect(await found("q=kings&near=football")).toEqual([["team", "basketball", "Kings"]]);
  expect(await found("q=teerasil")).toEqual([["player", "football", "Teerasil Dangda"]]);
  expect((await found("q=thai"))[0]).toEqual(["country", "football", "Thailand"]);
  expect(await found("q=thai&kind=team")).toEqual([]);
  expect(await found("q=buriram utd&kind=team")).toEqual([["team", "football", "Buriram"]]);
});

test("popular lists are as long as asked, competitions by fame", async () => {
  expect(namesOf(await dataOf("/competition/popular"))).toEqual(["Cup", "League"]);
  expect(namesOf(await dataOf("/competition/popular?limit=1"))).toEqual(["Cup"]);
  expect(namesOf(await dataOf("/basketball/competition/popular"))).toEqual(["Hoops"]);
  expect((await dataOf("/team/popular")).map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  const popular = await dataOf("/global/popular?limit=1");
  expect([popular.country.length, popular.competition.length, popular.team.length]).toEqual([1, 1, 1]);
});

describe("competitions", () => {
  test("are found by name or by country", async () => {
    expect(namesOf(await dataOf("/competition/search?q=leag"))).toEqual(["League"]);
    expect(namesOf(await dataOf("/competition/search?countryId=1"))).toEqual(["Cup", "League"]);
    expect(namesOf(await dataOf("/basketball/competition/search?countryId=1"))).toEqual(["Hoops"]);
  });

  test("of a country say what kind they are, how many play in them and how many matches are on", async () => {
    const sizes = async () =>
      (await dataOf("/competition/search?countryId=1")).map((one: Record<string, unknown>) => [
        one.name,
        one.isCup,
        one.clubs,
        one.live,
      ]);
    const before = await sizes();
    expect(before).toEqual([
      ["Cup", true, 0, 0],
      ["League", false, 2, expect.any(Number)],
    ]);
    const { database } = server.services;
    const own = { competitionId: 1001, seasonId: 1001, stateAt: 0 };
    await saveMatches(database, [
      { ...footballHead(71, { state: playing(1, 0) }), ...own },
      { ...footballHead(72), ...own },
    ]);
    expect(await sizes()).toEqual([["Cup", true, 2, 1], before[1]]);
  });

  test("of nothing are refused, of an unknown country not found", async () => {
    expect((await get("/competition/search")).statusCode).toBe(400);
    expect((await get("/competition/search?countryId=999")).statusCode).toBe(404);
    expect((await get("/competition/search?countryId=x")).statusCode).toBe(400);
  });
});

test("a name that the catalogue learns is found at once", async () => {
  const { boards, search } = server.services;
  const team = boards.catalogue.teams.get(1);
  if (!team) throw new Error("no team");
  boards.catalogue.teams.set(1, { ...team, names: { en: "Port" } });
  boards.catalogue.version += 1;
  expect(search.search("football", "team", "port", { limit: 1, home: undefined })).toHaveLength(1);
  boards.catalogue.teams.set(1, team);
  boards.catalogue.version += 1;
  expect(namesOf(await dataOf("/team/search?q=da%20nang"))).toEqual(["Đà Nẵng"]);
});

test.each([
  ["", 400],
  ["%20", 400],
  ["%00", 400],
  ["a%0ab", 400],
  ["x".repeat(65), 400],
  ["%ED%A0%80", 200],
  [".*%2B%5B(%5C", 200],
  ["%F0%9F%98%80".repeat(20), 200],
  ["a%CC%81".repeat(30), 200],
  ["'%20or%201=1--", 200],
])("what is typed as %j is answered with %i", async (typed, status) => {
  for (const path of ["/global/search", "/team/search", "/country/search", "/basketball/competition/search"]) {
    expect((await get(`${path}?q=${typed}`)).statusCode).toBe(status);
  }
});

test.each(["0", "51", "-1", "x", "1.5"])("a limit of %s is refused", async (limit) => {
  expect((await get(`/team/popular?limit=${limit}`)).statusCode).toBe(400);
});
