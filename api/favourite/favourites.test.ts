import type { Calls } from "@scoreline/contract/calls";
import { mostOfAKind } from "@scoreline/domain/favourite/kinds";
import { footballHead, smallNow } from "@scoreline/live/testing/small-store";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { sequenceOutbox } from "@scoreline/store/log/outbox";
import { saveMatches } from "@scoreline/store/match/matches";
import { favourites } from "@scoreline/store/schema/favourites";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Somebody with an account of their own, in a browser. */
async function somebody() {
  const { authorization, session } = await server.signIn();
  const browser = new Browser(server.app);
  browser.cookies.set("session", authorization.slice("Bearer ".length));
  return Object.assign(browser, { userId: session.userId });
}

const nothing = { match: [], team: [], competition: [] };
const matchIds = (body: string) => {
  const { leagueMatchList } = JSON.parse(body).result as {
    leagueMatchList: { matches: { matchId: number }[] }[];
  };
  return leagueMatchList.flatMap(({ matches }) => matches.map(({ matchId }) => matchId)).sort();
};

test("what is followed is listed by sport, with its name in the reader's language, and can be given up", async () => {
  const me = await somebody();
  for (const [call, input] of [
    ["favMatch", { matchId: 3 }],
    ["favTeam", { teamId: 2 }],
    ["favLeague", { leagueId: 1001 }],
    ["basketballFavTeam", { teamId: 3 }],
    ["basketballFavLeague", { leagueId: 1002 }],
    ["basketballFavMatch", { matchId: 4 }],
    ["basketballFavMatch", { matchId: 4 }],
  ] as const) {
    expect([call, (await me.call(call, input)).businessCode]).toEqual([call, 0]);
  }
  expect((await me.call("favIds")).data).toMatchObject({
    football: { match: [3], team: [2], competition: [1001] },
    basketball: { match: [4], team: [3], competition: [1002] },
  });
  expect((await me.call("favTeamList", { lang: "th_TH" })).data).toMatchObject([
    { id: 2, name: "บุรีรัมย์", isFav: true, countryKey: "thailand", badge: { teamId: 2 } },
  ]);
  expect((await me.call("favLeagueList")).data).toMatchObject([{ id: 1001, key: "cup", name: "Cup", isFav: true }]);
  expect((await me.call("basketballFavTeamList")).data).toMatchObject([{ id: 3, name: "Kings" }]);
  expect((await me.call("basketballFavLeagueList")).data).toMatchObject([{ id: 1002 }]);

  await me.call("unFavMatch", { matchId: 3 });
  await me.call("unFavLeague", { leagueId: 1001 });
  await me.call("unFavLeague", { leagueId: 1001 });
  await me.call("basketballUnFavTeam", { teamId: 3 });
  await me.call("basketballUnFavLeague", { leagueId: 1002 });
  await me.call("basketballUnFavMatch", { matchId: 4 });
  expect((await me.call("favIds")).data).toMatchObject({ football: { ...nothing, team: [2] }, basketball: nothing });
});

test("the matches of a followed team or competition are on the list by themselves, each once", async () => {
  const me = await somebody();
  expect(matchIds((await me.call("favMatchList")).body)).toEqual([]);
  await me.call("favMatch", { matchId: 1 });
  expect(matchIds((await me.call("favMatchList")).body)).toEqual([1]);
  await me.call("favTeam", { teamId: 1 });
  await me.call("favLeague", { leagueId: 1000 });
  const { body } = await me.call("favMatchList");
  expect(matchIds(body)).toEqual([1, 2, 3]);
  expect(JSON.parse(body).result).toMatchObject({ seq: server.services.boards.seq, hasMore: false });
  expect(matchIds((await me.call("basketballFavMatchList")).body)).toEqual([]);
  await me.call("basketballFavLeague", { leagueId: 1002 });
  expect(matchIds((await me.call("basketballFavMatchList")).body)).toEqual([4]);
});

test("what a followed team plays in the weeks to come is there, too, and nothing of the others", async () => {
  const me = await somebody();
  const week = 7 * 86_400_000;
  await saveMatches(server.services.database, [
    { ...footballHead(50, { kickoff: smallNow + 2 * week }), stateAt: 0 },
    { ...footballHead(51, { kickoff: smallNow + 5 * week }), stateAt: 0 },
  ]);
  await me.call("favLeague", { leagueId: 1000 });
  expect(matchIds((await me.call("favMatchList")).body)).toEqual([1, 2, 3]);
  await me.call("favTeam", { teamId: 1 });
  expect(matchIds((await me.call("favMatchList")).body)).toEqual([1, 2, 3, 50]);
  // A match that is followed by itself is there whenever it is.
  await me.call("favMatch", { matchId: 51 });
  expect(matchIds((await me.call("favMatchList")).body)).toEqual([1, 2, 3, 50, 51]);
});

test("searches and popular lists tell a user what they follow, and a visitor of nothing", async () => {
  const me = await somebody();
  await me.call("favTeam", { teamId: 2 });
  await me.call("favLeague", { leagueId: 1000 });
  const flags = async (browser: Browser) => {
    const team = (await browser.call("teamSearch", { q: "buriram" })).data[0].isFav;
    const { data: global } = await browser.call("globalPopular");
    const { data: all } = await browser.call("searchAll", { q: "league" });
    const league = (found: { id: number }) => found.id === 1000;
    return [team, global.competition.find(league).isFav, all.find(league).isFav];
  };
  expect(await flags(me)).toEqual([true, true, true]);
  for (const other of [await somebody(), new Browser(server.app)])
    expect(await flags(other)).toEqual([false, false, false]);
});

test("what does not exist, or is of the other sport, is refused with -1 and changes nothing", async () => {
  const me = await somebody();
  const refused: [keyof Calls, Record<string, number>][] = [
    ["favMatch", { matchId: 999 }],
    ["favMatch", { matchId: 4 }],
    ["favTeam", { teamId: 2_147_483_647 }],
    ["favTeam", { teamId: 3 }],
    ["favLeague", { leagueId: 1002 }],
    ["basketballFavMatch", { matchId: 1 }],
    ["basketballFavTeam", { teamId: 1 }],
    ["basketballFavLeague", { leagueId: 1 }],
  ];
  for (const [call, input] of refused) {
    expect([call, await me.call(call, input)]).toMatchObject([call, refusedAs("favouriteRefused")]);
  }
  // Malformed input is something else.
  for (const input of [{}, { matchId: "" }, { matchId: 0 }, { matchId: "1 or 1=1" }, { matchId: 1, userId: 1 }])
    expect([input, (await me.call("favMatch", input)).status]).toEqual([input, 400]);
  expect((await me.call("favIds")).data).toMatchObject({ football: nothing, basketball: nothing });
});

test("nobody follows more than the limit of a kind, and giving one up makes room", async () => {
  const me = await somebody();
  const held = Array.from({ length: mostOfAKind }, (_, at) => ({ userId: me.userId, thingId: at + 10, createdAt: 0 }));
  await server.services.database
    .insert(favourites)
    .values(held.map((each) => ({ ...each, kind: "team" as const, sport: "football" as const })));
  expect(await me.call("favTeam", { teamId: 1 })).toMatchObject(refusedAs("favouriteRefused"));
  await me.call("unFavTeam", { teamId: 10 });
  expect((await me.call("favTeam", { teamId: 1 })).businessCode).toBe(0);
  // Ids of what is not there any more are no rows of a list.
  expect((await me.call("favTeamList")).data.map(({ id }: { id: number }) => id)).toEqual([1]);
});

test("another's favourites are neither read nor changed, whatever is sent along", async () => {
  const [one, other] = [await somebody(), await somebody()];
  await one.call("favTeam", { teamId: 1 });
  const sly = [{}, { userId: one.userId }, { user: one.userId }, { token: "" }];
  for (const input of sly) {
    const { data } = await other.call("favIds", input);
    expect([input, data]).toMatchObject([input, { football: nothing, basketball: nothing }]);
  }
  await other.call("unFavTeam", { teamId: 1 });
  expect((await one.call("favIds")).data.football.team).toEqual([1]);
  // A page of another site does not make somebody follow anything.
  const crossSite = { "sec-fetch-site": "cross-site" };
  expect((await one.call("favTeam", { teamId: 2 }, crossSite)).status).toBe(403);
});

test("a user's other screens are told by a fact; the walkthrough is seen once for all of them", async () => {
  const me = await somebody();
  const { database } = server.services;
  while (await sequenceOutbox(database));
  const before = await lastSeq(database);
  expect((await me.call("retrieveUserInfo")).data.walkthroughFlag).toBe(false);
  await me.call("favTeam", { teamId: 1 });
  await me.call("walkthrough");
  await me.call("basketballWalkthrough");
  expect((await me.call("retrieveUserInfo")).data.walkthroughFlag).toBe(true);
  await sequenceOutbox(database);
  expect(await factsAfter(database, before, 10)).toMatchObject([
    { kind: "user", userId: me.userId, changed: ["favourites"] },
    { kind: "user", userId: me.userId, changed: ["profile"] },
    { kind: "user", userId: me.userId, changed: ["profile"] },
  ]);
});
