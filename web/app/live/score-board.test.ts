import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
import { expect, test, vi } from "vitest";
import { ScoreBoard } from "#live/score-board.ts";

const team = (teamId: number) => ({
  teamId,
  slug: `t${teamId}`,
  name: `Team ${teamId}`,
  shortName: "T",
  crest: null,
  logo: null,
});

function row(matchId: number, home: number): MatchRow {
  return {
    matchId,
    matchName: "a-vs-b",
    kickoff: 0,
    kind: "live",
    matchStatus: "2H",
    clock: null,
    homeTeam: team(1),
    awayTeam: team(2),
    homeTeamScore: home,
    awayTeamScore: 0,
    halfTime: null,
    penalties: null,
    aggregate: null,
    periods: null,
    homeRedCards: 0,
    awayRedCards: 0,
    winner: null,
    lineUps: false,
    video: false,
  };
}

function list(...matches: MatchRow[]): LeagueMatches[] {
  const league = { leagueId: 1, leagueName: "", leagueKey: "", countryKey: "", countryCode: "", countryName: "" };
  return [{ ...league, popularity: 0, round: null, matches }];
}

test("a delta moves its own row and tells only those who look at it", () => {
  const board = new ScoreBoard(list(row(1, 0), row(2, 0)), 10);
  const [first, second] = [vi.fn(), vi.fn()];
  board.subscribe(1, first);
  board.subscribe(2, second);
  board.apply({ seq: 11, m: [{ i: 1, h: 1, n: "goal-home" }] });
  expect(board.get(1)).toMatchObject({ row: { homeTeamScore: 1 }, news: "goal-home", newsCount: 1 });
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test("a message that the list already knows of is dropped", () => {
  const board = new ScoreBoard(list(row(1, 2)), 20);
  board.apply({ seq: 20, m: [{ i: 1, h: 1 }] });
  expect(board.get(1)?.row.homeTeamScore).toBe(2);
});

test("a list that is older than the rows is refused, a newer one is taken", () => {
  const board = new ScoreBoard(list(row(1, 0)), 10);
  board.apply({ seq: 12, m: [{ i: 1, h: 1, n: "goal-home" }] });
  expect(board.reset(list(row(1, 0)), 11)).toBe(false);
  expect(board.get(1)?.row.homeTeamScore).toBe(1);
  expect(board.reset(list(row(1, 2)), 13)).toBe(true);
  expect(board.get(1)?.row.homeTeamScore).toBe(2);
});

test("rows that a new list does not change keep their identity: nothing renders", () => {
  const board = new ScoreBoard(list(row(1, 0)), 10);
  const before = board.get(1);
  board.reset(list(row(1, 0)), 11);
  expect(board.get(1)).toBe(before);
});
