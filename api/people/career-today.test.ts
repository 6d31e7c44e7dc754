import { footballHead, wonOnPenalties } from "@scoreline/live/testing/small-store";
import { loadPlayers, loadTeams, type Player, savePlayers, saveTeams } from "@scoreline/store/catalogue/catalogue";
import { saveParts } from "@scoreline/store/match/details";
import { saveEvents, saveMatches } from "@scoreline/store/match/matches";
import { saveCareers } from "@scoreline/store/people/people";
import { meanRatings } from "@scoreline/store/people/performances";
import { afterEach, beforeEach, expect, test } from "vitest";
import { careerToday } from "#people/career-today.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test("whoever is known by goals of a tournament of long ago has that team and those matches", async () => {
  const { services, app } = server;
  const { database, boards } = services;
  const [known] = await loadTeams(database, [2]);
  if (!known) throw new Error("there is no team 2");
  const nation = { ...known, id: 9, kind: "national" as const };
  await saveTeams(database, [nation]);
  (boards.catalogue.teams as Map<number, typeof nation>).set(9, nation);
  const [somebody] = await loadPlayers(database, [4]);
  await savePlayers(database, [{ ...(somebody as Player), id: 5, teamId: 9 }]);
  const ended = { kickoff: Date.parse("2022-12-18T15:00:00Z"), state: wonOnPenalties };
  const heads = [10, 11].map((id) => footballHead(id, { ...ended, home: { teamId: 9 }, away: { teamId: 1 } }));
  await saveMatches(
    database,
    heads.map((head) => ({ ...head, stateAt: 0 })),
  );
  const goal = { id: "g1", type: "goal", side: "home", how: "open-play", phase: "first-half", minute: 12 } as const;
  await saveEvents(database, [{ matchId: 10, event: { ...goal, player: 5 } }]);

  const info = (await app.inject("/api/player/info?playerId=5")).json().result.players.player;
  expect(info.teams).toMatchObject([{ team: { teamId: 9 }, kind: "national", number: null }]);
  const { data } = (await app.inject("/api/player/getPerformance?playerId=5")).json().result;
  expect(data).toMatchObject({ season: null, matches: [{ match: { matchId: 10 }, side: "home", goals: 1 }] });
});

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
  // For the one club against the other: the other did not see that mark.
  const rows = await careerToday(services, 4, []);
  expect(rows.find(({ team }) => team === 1)).toMatchObject({ appearances: 1 });
  expect(rows.find(({ team }) => team === 1)?.rating).toBeUndefined();
  const means = await meanRatings(services.database, { home: [], away: [2] });
  expect(means.get(4)).toEqual({ rating: 6.5, matches: 1 });
  expect(await meanRatings(services.database, { home: [2], away: [] })).toEqual(new Map());
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
