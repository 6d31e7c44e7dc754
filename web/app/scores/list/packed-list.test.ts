import type { LeagueMatches, MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import { matchKinds } from "@scoreline/domain/match/state/state";
import { expect, test } from "vitest";
import { maskedRow } from "#reader/hidden/masked.ts";
import { listed, packList, unpackList } from "#scores/list/packed-list.ts";

const team = (own: Partial<TeamBadge> = {}): TeamBadge => ({
  teamId: 1,
  name: "Hà Nội FC",
  slug: "ha-noi-fc",
  shortName: "Hà Nội",
  crest: { shape: "shield", pattern: "halves", colours: ["#0E3B8C", "#D7003A"] },
  logo: null,
  ...own,
});

const row = (own: Partial<MatchRow> = {}): MatchRow => ({
  matchId: 605,
  matchName: "ha-noi-fc-vs-ha-noi-fc",
  homeTeam: team(),
  awayTeam: team(),
  kickoff: Date.parse("2026-11-15T12:30:00Z"),
  kind: "scheduled",
  matchStatus: "NS",
  clock: null,
  homeTeamScore: null,
  awayTeamScore: null,
  halfTime: null,
  penalties: null,
  aggregate: null,
  periods: null,
  homeRedCards: 0,
  awayRedCards: 0,
  winner: null,
  lineUps: false,
  video: false,
  ...own,
});

const league = (matches: MatchRow[], own: Partial<LeagueMatches> = {}): LeagueMatches => ({
  leagueId: 1015,
  leagueName: "Premier League",
  leagueKey: "premier-league",
  countryKey: "england",
  countryCode: "gb-eng",
  countryName: "England",
  popularity: 100,
  round: "13",
  matches,
  ...own,
});

const points = { home: 0, away: 12 };
const rows: MatchRow[] = [
  row(),
  ...matchKinds.map((kind) => row({ kind })),
  ...(["home", "away", "draw"] as const).map((winner) => row({ kind: "finished", matchStatus: "Pen.", winner })),
  row({ homeTeamScore: 0, awayTeamScore: 0, halfTime: { home: 0, away: 0 } }),
  row({ penalties: points, aggregate: points, homeRedCards: 2, awayRedCards: 1, lineUps: true, video: true }),
  row({ video: true }),
  row({ periods: [] }),
  row({ periods: [points, points, points] }),
  row({ clock: { phase: "second-half", since: 1_794_722_561_634 } }),
  row({ clock: { phase: "first-half", since: 1_794_722_561_634, added: 3 } }),
  row({ clock: { phase: "q3", since: 1_794_722_561_634, remaining: 0, running: false } }),
  row({ clock: { phase: "q3", since: 1_794_722_561_634, remaining: 301.5, running: true } }),
  row({ kickoff: 0, matchName: "a-name-of-its-own" }),
  row({ homeTeam: team({ name: "A|B~C^D%7c,E", slug: "own" }), matchName: "own-vs-ha-noi-fc" }),
  row({ homeTeam: team({ crest: null }), awayTeam: team({ crest: null, logo: "https://feed/x,y|z.png" }) }),
  row({ homeTeam: team({ crest: { shape: "star", pattern: "dots", colours: ["red", "#fff"] } }) }),
];

test("a list that was packed is the same list", () => {
  const lists = [
    [],
    [league(rows)],
    [league([row()], { round: null, countryCode: "", leagueName: "Cup ^ Shield" }), league(rows, { round: "" })],
  ];
  for (const leagues of lists) {
    for (const hideScores of [false, true]) {
      const guard = { shield: [], hideScores };
      const told = leagues.map((each) => ({ ...each, matches: each.matches.map((match) => maskedRow(match, guard)) }));
      const shown = listed(told, guard);
      expect(unpackList(packList(shown))).toEqual(shown);
    }
  }
});
