import type { MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import { expect, test } from "vitest";
import { masked } from "#reader/hidden/masked.ts";
import { pointsOf } from "#reader/hidden/masked-row.ts";
import { hideMatch, openCounted, openMatch, toggleTeam } from "#reader/shield.ts";

const team = (teamId: number): TeamBadge => ({
  teamId,
  slug: `team-${teamId}`,
  name: `Team ${teamId}`,
  shortName: `T${teamId}`,
  crest: null,
  logo: null,
});

/** A figure of the result is always 77, so that it is seen wherever it is left. */
const row = (matchId: number, home: number, away: number, own: Partial<MatchRow> = {}): MatchRow => ({
  matchId,
  matchName: "a-vs-b",
  kickoff: 0,
  kind: "finished",
  matchStatus: "Pen.",
  clock: null,
  homeTeam: team(home),
  awayTeam: team(away),
  homeTeamScore: 77,
  awayTeamScore: 77,
  halfTime: { home: 77, away: 77 },
  penalties: { home: 77, away: 77 },
  aggregate: { home: 77, away: 77 },
  periods: [{ home: 77, away: 77 }],
  homeRedCards: 77,
  awayRedCards: 77,
  winner: "home",
  lineUps: false,
  video: false,
  ...own,
});

const everything = { shield: [], hideScores: true };
const line = (teamId: number) => ({ teamId, rank: 77, points: 77, form: [{ scored: 77 }] });
const lines = [line(1), line(2), line(3)];
const table = (subLeagueId: number) => ({
  subLeagueId,
  code: "regular",
  total: lines,
  home: lines,
  away: lines,
  last6: lines,
  live: lines,
  rounds: [1],
});
const record = { played: 77, wins: 77 };

test("wherever matches and what is counted from them stand, nothing of a hidden one is left", () => {
  const reply = {
    result: {
      leagueMatchList: [{ leagueId: 5, matches: [row(10, 1, 2)] }],
      info: { match: row(10, 1, 2), highlights: [{ minute: 77 }], people: [], fullTime: { home: 77 }, extraTime: 77 },
      featured: { league: { matches: [row(10, 1, 2)] }, momentum: [77], chances: { home: 77 } },
      ranking: { teams: [team(1)], tables: [table(7)] },
      byMatch: { tables: [table(7)], home: { total: line(1) }, away: { total: line(2) } },
      history: { tables: [{ subLeagueId: 7, rounds: [1], lines }] },
      h2h: { record, meetings: [row(10, 1, 2)], home: { record, form: ["win", 77], matches: [row(10, 1, 2)] } },
      player: { matches: [{ match: row(10, 1, 2), side: "home", rating: 77, goals: 77 }] },
      team: { teamId: 1, leagues: [{ won: 77 }], averages: [{ value: 77 }], squad: [{ season: { goals: 77 } }] },
      profile: { playerId: 9, teams: [{ team: team(1) }], career: [{ goals: 77 }], totals: { goals: 77 } },
      performance: { playerId: 9, rows: [{ team: team(2), goals: 77 }], totals: { goals: 77 }, matches: [] },
      leaders: { season: { seasonId: 3 }, teams: [team(1), team(2)], players: [{ rows: [77] }], ranking: [77] },
      prices: {
        tally: { played: 77, handicap: { won: 77 }, total: { over: 77 } },
        matches: [{ match: row(10, 1, 2), handicap: { settlement: 77 }, total: 77, result: { outcome: 77 } }],
      },
    },
  };
  expect(JSON.stringify(reply)).toContain("77");
  for (const guard of [everything, { shield: hideMatch([], { matchId: 10, teamIds: [1, 2] }), hideScores: false }]) {
    const seen = JSON.stringify(masked(reply, guard));
    expect(seen).not.toContain("77");
    expect(seen).not.toContain('"win"');
    expect(seen).not.toContain("Pen.");
    expect(seen).toContain("Team 1");
  }
  expect(masked(reply, { shield: openMatch([], 10), hideScores: false })).toBe(reply);
});

test("what is opened is told, and other matches are not touched", () => {
  const rows = [row(10, 1, 2), row(11, 3, 4)];
  const byTeam = masked(rows, { shield: toggleTeam([], 4), hideScores: false });
  expect(byTeam.map(({ homeTeamScore }) => homeTeamScore)).toEqual([77, null]);
  const opened = masked(rows, { shield: openMatch([], 10), hideScores: true });
  expect(opened.map(({ winner }) => winner)).toEqual(["home", null]);
  const tables = masked({ tables: [table(7), table(8)] }, { shield: openCounted([], "s8"), hideScores: true }).tables;
  expect(tables.map(({ total }) => total.length)).toEqual([0, 3]);
});

test("what counts matches is told once it is opened", () => {
  const totals = { goals: 77 };
  const profile = { playerId: 9, teams: [{ team: team(1) }], career: [totals], totals };
  const leaders = { season: { seasonId: 3 }, teams: [team(1)], players: [77], ranking: [77] };
  const opened = openCounted(openCounted([], "p9"), "l3");
  expect(masked({ profile, leaders }, { shield: opened, hideScores: true })).toEqual({ profile, leaders });
  const champions = [{ seasonName: "2026-27" }, { seasonName: "2025-26" }];
  const about = { champions, season: { name: "2026-27" }, holders: "Team 1" };
  expect(masked(about, everything)).toMatchObject({ champions: [{ seasonName: "2025-26" }], holders: null });
});

test("a match that has not begun has nothing to hide, and one that has is seen to have a score", () => {
  const coming = row(10, 1, 2, { kind: "scheduled", homeTeamScore: null, awayTeamScore: null });
  expect(masked(coming, everything)).toBe(coming);
  expect(pointsOf(coming, "home")).toBe("-");
  expect(pointsOf(masked(row(10, 1, 2), everything), "home")).toBe("?");
});

test("behind a hidden tie nobody is known to have gone on", () => {
  const tie = (slot: number, home: number, away: number, matchId: number) => ({
    home: team(home),
    away: team(away),
    score: { home: 77, away: 0 },
    penalties: null,
    winner: "home",
    slot,
    matches: [row(matchId, home, away)],
  });
  const round = (...ties: ReturnType<typeof tie>[]) => ({ subLeagueId: 1, code: "r", name: null, ties });
  const bracket = {
    prefix: "",
    rounds: [round(tie(0, 1, 2, 10), tie(1, 3, 4, 11)), round(tie(0, 1, 3, 12))],
    thirdPlace: round(tie(0, 2, 4, 13)),
  };
  const [first, final] = masked(bracket, { shield: toggleTeam([], 2), hideScores: false }).rounds;
  expect(first?.ties.map(({ winner }) => winner)).toEqual([null, "home"]);
  expect(final?.ties[0]).toMatchObject({ home: { teamId: 0 }, away: { teamId: 0 }, score: null, matches: [] });
});
