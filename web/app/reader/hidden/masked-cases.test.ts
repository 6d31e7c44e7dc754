import { calls } from "@scoreline/contract/calls";
import type { GetPath, GetReply } from "@scoreline/contract/client";
import { open } from "@scoreline/contract/hidden/mask";
import { replyMasks } from "@scoreline/contract/hidden/replies";
import type { ScoresMessage } from "@scoreline/contract/live";
import type { MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import { marker, sampleOf } from "@scoreline/contract/testing/sample";
import { expect, test } from "vitest";
import { masked, maskedMessage, maskedRow } from "#reader/hidden/masked.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { hideMatch, openCounted, openMatch, toggleTeam } from "#reader/shield.ts";

const everything = { shield: [], hideScores: true };
const guard = (shield: readonly string[]) => ({ shield, hideScores: false });

function sample<Path extends GetPath & keyof typeof replyMasks>(path: Path): GetReply<Path> {
  const call = Object.values(calls).find((each) => each.path === path);
  return sampleOf(call?.reply ?? expect.fail(path), replyMasks[path] ?? open) as GetReply<Path>;
}

const badge = (teamId: number): TeamBadge => ({
  teamId,
  slug: `team-${teamId}`,
  name: `Team ${teamId}`,
  shortName: `T${teamId}`,
  crest: null,
  logo: null,
});

function row(matchId: number, home: number, away: number, own: Partial<MatchRow> = {}): MatchRow {
  const [made] = sample("/match/score").result.data;
  return { ...(made ?? expect.fail()), matchId, homeTeam: badge(home), awayTeam: badge(away), ...own };
}

test("what is opened is told, and other matches are not touched", async () => {
  const reply = { result: { ...sample("/match/score").result, data: [row(10, 1, 2), row(11, 3, 4)] } };
  const byTeam = (await masked("/match/score", reply, guard(toggleTeam([], 4)))).result.data;
  expect(byTeam.map(({ homeTeamScore }) => homeTeamScore)).toEqual([marker, null]);
  expect(byTeam[0]).toBe(reply.result.data[0]);
  const opened = (await masked("/match/score", reply, { shield: openMatch([], 10), hideScores: true })).result.data;
  expect(opened.map(({ winner }) => winner)).toEqual(["home", null]);
});

test("a table is told once it is opened, and the others are not", async () => {
  const { result } = sample("/soccerLeague/ranking");
  const tables = result.data.tables.map((table, at) => ({ ...table, subLeagueId: 7 + at }));
  const reply = { result: { ...result, data: { ...result.data, tables } } };
  const seen = await masked("/soccerLeague/ranking", reply, { shield: openCounted([], "s8"), hideScores: true });
  expect(seen.result.data.tables.map(({ total }) => total.length)).toEqual([0, 2]);
});

test("a match that has not begun has nothing to hide, and one that has is seen to have a score", () => {
  const coming = row(10, 1, 2, { kind: "scheduled", homeTeamScore: null, awayTeamScore: null });
  expect(maskedRow(coming, everything)).toBe(coming);
  expect(pointsOf(coming, "home")).toBe("-");
  expect(pointsOf(maskedRow(row(10, 1, 2), everything), "home")).toBe("?");
});

test("extra time is not told by the status, nor by a clock that stopped in it", () => {
  const clock = { phase: "extra-first", since: 5 };
  const live = maskedRow(row(10, 1, 2, { kind: "live", matchStatus: "ET", clock }), everything);
  expect(live).toMatchObject({ matchStatus: "Live", clock: null });
  const stopped = maskedRow(row(10, 1, 2, { kind: "suspended", matchStatus: "Susp.", clock }), everything);
  expect(stopped).toMatchObject({ matchStatus: "Susp.", clock: null });
  const second = { phase: "second-half", since: 5 };
  expect(maskedRow(row(10, 1, 2, { kind: "live", matchStatus: "2H", clock: second }), everything).clock).toBe(second);
});

test("behind a hidden tie nobody is known to have gone on", async () => {
  const tie = (slot: number, home: number, away: number, matchId: number) => ({
    home: badge(home),
    away: badge(away),
    score: { home: marker, away: 0 },
    penalties: null,
    winner: "home" as const,
    slot,
    matches: [row(matchId, home, away)],
  });
  const round = (...ties: ReturnType<typeof tie>[]) => ({ subLeagueId: 1, code: "r", name: null, ties });
  const bracket = {
    prefix: "",
    rounds: [round(tie(0, 1, 2, 10), tie(1, 3, 4, 11)), round(tie(0, 1, 3, 12))],
    thirdPlace: round(tie(0, 2, 4, 13)),
  };
  const { result } = sample("/match/copa_2024/knockout");
  const reply = { result: { ...result, data: { ...result.data, brackets: [bracket] } } };
  const [seen] = (await masked("/match/copa_2024/knockout", reply, guard(toggleTeam([], 2)))).result.data.brackets;
  const nobody = { home: { teamId: 0 }, away: { teamId: 0 }, score: null, matches: [] };
  expect(seen?.rounds[0]?.ties.map(({ winner }) => winner)).toEqual([null, "home"]);
  expect(seen?.rounds[0]?.ties[1]).toBe(bracket.rounds[0]?.ties[1]);
  expect(seen?.rounds[1]?.ties[0]).toMatchObject(nobody);
  expect(seen?.thirdPlace?.ties[0]).toMatchObject(nobody);
  const other = await masked("/match/copa_2024/knockout", reply, guard(toggleTeam([], 8)));
  expect(other).toBe(reply);
});

test("who won this season is not told, also beside an older one; who won before is", async () => {
  const { result } = sample("/league/info");
  const season = result.data.seasons[0] ?? expect.fail();
  const data = {
    ...result.data,
    season: { ...season, name: "2024-25", current: false },
    seasons: [{ ...season, name: "2026-27", current: true }],
    champions: ["2026-27", "2025-26"].map((seasonName) => ({ seasonName, winner: badge(1), runnerUp: badge(2) })),
  };
  const reply = { result: { ...result, data } };
  for (const hiding of [everything, guard(toggleTeam([], 2)), guard(hideMatch([], { matchId: 5, teamIds: [1, 8] }))]) {
    const seen = (await masked("/league/info", reply, hiding)).result.data;
    expect(seen.champions.map(({ seasonName }) => seasonName)).toEqual(["2025-26"]);
    expect(seen.holders).toBeNull();
  }
  expect(await masked("/league/info", reply, guard(toggleTeam([], 8)))).toBe(reply);
});

test("the lines around a team are not told where they count a hidden match of others", async () => {
  const reply = sample("/team/info");
  const { team } = reply.result.teams;
  const other = { ...team, teamId: 5 };
  const own = { ...reply, result: { ...reply.result, teams: { team: other } } };
  const hiding = guard(hideMatch([], { matchId: 10, teamIds: [1, 2] }));
  const seen = (await masked("/team/info", own, hiding)).result.teams.team;
  expect(seen.leagues).toEqual(other.leagues.map((league) => ({ ...league, table: null })));
  expect(await masked("/team/info", own, guard(openCounted(hiding.shield, "c5")))).toBe(own);
});

test("cups of the seasons that run are not told, and earlier ones are", async () => {
  const { result } = sample("/team/info");
  const { team } = result.teams;
  const trophies = ["2026-27", "2026", "2025-26", "Spring"].flatMap((seasonName) =>
    team.trophies.slice(0, 1).map((trophy) => ({ ...trophy, seasonName })),
  );
  const reply = { result: { ...result, teams: { team: { ...team, trophies } } } };
  const seen = (await masked("/team/info", reply, everything)).result.teams.team;
  expect(seen.trophies.map(({ seasonName }) => seasonName)).toEqual(["2025-26"]);

  const { player } = sample("/player/info").result.players;
  const own = { ...player, trophies };
  const profile = { result: { ...sample("/player/info").result, players: { player: own } } };
  const shown = (await masked("/player/info", profile, everything)).result.players.player;
  expect(shown.trophies.map(({ seasonName }) => seasonName)).toEqual(["2025-26"]);
});

const delta = {
  i: 10,
  d: "live",
  s: "ET",
  c: { phase: "extra-first" },
  h: marker,
  a: marker,
  x: marker,
  q: [],
  w: "home",
};
const message: ScoresMessage = {
  seq: 5,
  sport: "football",
  m: [
    { ...delta, n: "goal-home", v: true },
    { i: 11, h: 1 },
  ],
};

test("a message moves nothing that tells how a hidden match stands", () => {
  const rows = new Map([row(10, 1, 2, { kind: "scheduled" }), row(11, 3, 4)].map((each) => [each.matchId, each]));
  const find = (matchId = 0) => rows.get(matchId);
  const seen = maskedMessage("scores", message, guard(toggleTeam([], 2)), find);
  expect(seen.m[0]).toEqual({
    i: 10,
    d: "live",
    s: "Live",
    c: null,
    h: null,
    a: null,
    x: 0,
    q: null,
    w: null,
    v: true,
  });
  expect(seen.m[1]).toBe(message.m[1]);
  expect(maskedMessage("scores", message, guard(openMatch([], 10)), find)).toBe(message);
  // Of a match that nobody knows it may be the one; a list that keeps no teams knows whether it is.
  expect(maskedMessage("scores", message, guard(toggleTeam([], 2)), () => undefined).m[1]).toEqual({ i: 11, h: null });
  const hidden = (matchId?: number) => ({ kind: "live", hidden: matchId === 11 });
  expect(maskedMessage("scores", message, everything, hidden).m.map(({ h }) => h)).toEqual([marker, null]);
});

test("what happened in a hidden match is not sent along", () => {
  const find = () => row(10, 1, 2);
  const events = { seq: 5, matchId: 10, set: [], removed: ["goal-1"] };
  const details = {
    seq: 6,
    matchId: 10,
    parts: ["commentary" as const],
    items: [{ list: "ball" as const, entries: [] }],
  };
  expect(maskedMessage("match", events, everything, find)).toEqual({ seq: 5, matchId: 10, set: [], removed: [] });
  expect(maskedMessage("details", details, everything, find)).toEqual({
    seq: 6,
    matchId: 10,
    parts: ["commentary"],
    items: [],
  });
  expect(maskedMessage("details", details, guard(toggleTeam([], 9)), find)).toBe(details);
});
