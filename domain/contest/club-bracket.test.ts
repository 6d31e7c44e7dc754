import { describe, expect, test } from "vitest";
import {
  bracketWorth,
  clubBracketFault,
  clubBracketText,
  clubDraw,
  clubsReached,
  isBeaten,
  parseClubBracket,
  type Showing,
} from "#contest/club-bracket.ts";
import { matchesOf, mendedWinners, reachPoints } from "#contest/draw.ts";

const teams = Array.from({ length: 16 }, (_, index) => 101 + index);
const draw = clubDraw(teams);

/** The first of each pair wins throughout. */
const firstWins = (): Record<number, number> => {
  const winners: Record<number, number> = {};
  for (const match of matchesOf(draw)) winners[match] = draw.pair(winners, match)[0] ?? 0;
  return winners;
};

describe("the draw", () => {
  test("has every club once, and half of them in each round after", () => {
    expect(draw.rounds.map(([round, matches]) => [round, matches.length])).toEqual([
      ["round-of-16", 8],
      ["quarter-final", 4],
      ["semi-final", 2],
      ["final", 1],
    ]);
    expect(draw.rounds[0]?.[1].flatMap((match) => draw.pair({}, match))).toEqual(teams);
    expect(clubDraw(teams.slice(0, 8)).rounds.map(([round]) => round)).toEqual([
      "quarter-final",
      "semi-final",
      "final",
    ]);
  });

  test("winners have one written form, and each is from its own pair", () => {
    const winners = firstWins();
    expect(parseClubBracket(teams, clubBracketText(teams, winners))).toEqual(winners);
    expect(clubBracketFault(teams, winners)).toBeUndefined();
    expect(clubBracketFault(teams, { ...winners, 15: 116 })).toBe("contradiction");
    expect(clubBracketFault(teams, { ...winners, 1: 999 })).toBe("contradiction");
    expect(clubBracketFault(teams, { ...winners, 16: 101 })).toBe("winners");
    const { 15: _, ...without } = winners;
    expect(clubBracketFault(teams, without)).toBe("winners");
    for (const text of ["", "bracket clubs - ", "bracket clubs - 1,2", "bracket clubs - 1,x", "bracket clubs A 1"])
      expect(parseClubBracket(teams, text)).toBeUndefined();
  });

  test("another winner takes along what hangs on it, and nothing else", () => {
    expect(mendedWinners(draw, { ...firstWins(), 1: 102 }).cleared).toEqual([9, 13, 15]);
    expect(mendedWinners(draw, { ...firstWins(), 8: 116 }).cleared).toEqual([]);
  });
});

describe("of two clubs the one goes on that did better", () => {
  const [thin, high, draws, goals, lost]: Showing[] = [
    { scored: 1, conceded: 0 },
    { scored: 3, conceded: 1 },
    { scored: 0, conceded: 0 },
    { scored: 2, conceded: 2 },
    { scored: 4, conceded: 5 },
  ];
  const order = [high, thin, goals, draws, lost, null] as const;

  test("a win before a draw before a defeat, the difference, what was scored, and any match before none", () => {
    for (const [place, better] of order.entries()) {
      for (const worse of order.slice(place + 1)) {
        expect(isBeaten(worse as Showing, better as Showing)).toBe(true);
        expect(isBeaten(better as Showing, worse as Showing)).toBe(false);
      }
    }
  });

  test("where nothing tells them apart the one that was drawn first", () => {
    for (const same of order) expect(isBeaten(same as Showing, same as Showing)).toBe(false);
  });
});

describe("how far they come", () => {
  test("follows from each week, and waits where a match may still be played", () => {
    const better = (team: number): Showing => ({ scored: team, conceded: 0 });
    const played = (weeks: number) => clubsReached(teams, (team, week) => (week < weeks ? better(team) : undefined));
    expect(played(0)).toMatchObject({ "round-of-16": teams, "quarter-final": [], champion: [] });
    expect(played(1)["quarter-final"]).toEqual([102, 104, 106, 108, 110, 112, 114, 116]);
    expect(played(4)).toMatchObject({ final: [108, 116], champion: [116] });
    const waits = clubsReached(teams, (team) => (team === 101 ? undefined : better(team)));
    expect(waits["quarter-final"]).toEqual([104, 106, 108, 110, 112, 114, 116]);
    expect(waits.champion).toEqual([]);
    // Nobody has played in a week: whoever was drawn first goes on.
    expect(clubsReached(teams, () => null).champion).toEqual([101]);
  });

  test("is worth more the later it is, and nothing for beginning", () => {
    const text = clubBracketText(teams, firstWins());
    const { "quarter-final": eight, "semi-final": four, final, champion } = reachPoints;
    const all = clubsReached(teams, () => null);
    expect(bracketWorth(text, teams, all)).toBe(8 * eight + 4 * four + 2 * final + champion);
    expect(bracketWorth(text, teams, { "round-of-16": teams })).toBe(0);
    expect(bracketWorth("nonsense", teams, all)).toBeUndefined();
  });
});
