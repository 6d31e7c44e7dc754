import { footballHead, wonOnPenalties } from "@scoreline/live/testing/small-store";
import { saveParts } from "@scoreline/store/match/details";
import { saveMatches } from "@scoreline/store/match/matches";
import { saveCareers } from "@scoreline/store/people/people";
import { afterEach, beforeEach, expect, test } from "vitest";
import { careerToday } from "#people/career-today.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const eleven = (...players: number[]) => ({
  starters: players.map((player) => ({ player, number: player, position: "F" })),
  bench: [],
});

test("a season's mark counts a match once, also where both of its teams are the player's", async () => {
  const { services } = server;
  const marks = [{ player: 4, side: "away" as const, rating: 6.5 }];
  await saveParts(services.database, [{ matchId: 2, at: 1, part: "ratings", data: marks }]);
  const markWith = async (appearances: number) => {
    const row = { season: "2026", competition: 1000, loan: false };
    const rows = [1, 2].map((team) => ({ ...row, team, appearances: team === 2 ? appearances : 1 }));
    await saveCareers(services.database, [{ playerId: 4, rows, countedUntil: services.now() }]);
    return (await careerToday(services, 4, [])).find(({ team }) => team === 2)?.rating;
  };
  expect(await markWith(1)).toBe(6.5);
  // Of one of two matches nothing is known.
  expect(await markWith(2)).toBeUndefined();
});

test("whoever has no career from a source has one of the season's matches, as soon as all of them are known", async () => {
  const { services } = server;
  const known = { confirmed: true, home: eleven(1, 3), away: eleven(4) };
  const played = async () => (await careerToday(services, 3, [1])).map(({ appearances }) => appearances);
  await saveParts(services.database, [{ matchId: 2, at: 2, part: "line-ups", data: known }]);
  expect(await played()).toEqual([1]);
  const earlier = { kickoff: Date.parse("2026-11-01T12:00:00Z"), state: wonOnPenalties };
  await saveMatches(services.database, [{ ...footballHead(9, earlier), stateAt: 0 }]);
  expect(await played()).toEqual([]);
  await saveParts(services.database, [{ matchId: 9, at: 2, part: "line-ups", data: known }]);
  expect(await played()).toEqual([2]);
  // The squad says what the player's own page says.
  const reply = await server.app.inject("/api/team/info?teamId=1");
  const { squad } = reply.json().result.teams.team;
  expect(squad.find(({ playerId }: { playerId: number }) => playerId === 3).season.appearances).toBe(2);
});
