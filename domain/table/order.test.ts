import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tieBreaks } from "#competition.ts";
import { order, rulesOf } from "#table/order.ts";
import { gamesBehind, pointsOf, type ScoredGame, tally } from "#table/tally.ts";

const games = (...lines: [home: string, away: string, homeScore: number, awayScore: number][]): ScoredGame<string>[] =>
  lines.map(([home, away, one, other]) => ({ home, away, score: { home: one, away: other } }));
const alphabetical = (one: string, other: string) => one.localeCompare(other);
const ranked = (breaks: Parameters<typeof rulesOf>[1], played: ScoredGame<string>[], teams = "abcd") =>
  order(rulesOf("football", breaks), [...teams], played, alphabetical).join("");

describe("teams that are level on points", () => {
  test("are parted by goal difference, or by goals, where the competition says so", () => {
    const played = games(["a", "b", 1, 0], ["c", "d", 4, 3], ["b", "c", 2, 0], ["d", "a", 1, 0]);
    expect(ranked(["goal-difference", "goals-for"], played)).toBe("bdac");
    expect(ranked(["goals-for", "goal-difference"], played)).toBe("dcba");
  });

  test("are parted by the matches among them, where the competition says so", () => {
    const played = games(["a", "b", 1, 0], ["b", "c", 5, 0], ["a", "c", 0, 1], ["c", "d", 0, 3], ["b", "d", 0, 1]);
    // a, b and c have three points each; among themselves too, and then goals decide.
    expect(ranked(["head-to-head-points", "head-to-head-goal-difference"], played)).toBe("dbac");
  });

  test("get a smaller table among those whom the first one left level", () => {
    const among = games(["a", "b", 2, 1], ["b", "c", 1, 0], ["c", "a", 1, 0]);
    const others = games(["a", "d", 0, 0], ["b", "d", 5, 5], ["c", "d", 0, 0]);
    const rules = ["head-to-head-points", "head-to-head-goals-for", "goals-for"] as const;
    // Two goals each among the three put a and b above c; of those two, a won the match, whatever b scored elsewhere.
    expect(ranked(rules, [...among, ...others], "abc")).toBe("abc");
  });

  test("are parted by lots when nothing else does it", () => {
    expect(ranked(["goal-difference", "drawing-of-lots"], games(["b", "a", 1, 1]), "ba")).toBe("ab");
  });
});

test("basketball ranks by the share of wins and counts games behind", () => {
  const played = games(["a", "b", 90, 80], ["a", "b", 80, 90], ["c", "b", 99, 98], ["a", "c", 70, 60]);
  expect(order(rulesOf("basketball", null), ["a", "b", "c"], played, alphabetical)).toEqual(["a", "c", "b"]);
  const rows = tally(["a", "b", "c"], played);
  const [a, b] = [rows.get("a"), rows.get("b")];
  expect(a && b && gamesBehind(a, b)).toBe(1);
});

const season = fc.array(
  fc.record({
    home: fc.integer({ min: 0, max: 7 }),
    away: fc.integer({ min: 8, max: 11 }),
    score: fc.record({ home: fc.nat(4), away: fc.nat(4) }),
    turned: fc.boolean(),
  }),
  { maxLength: 80 },
);
const teams = Array.from({ length: 12 }, (_, team) => team);

test("whatever is played, sums agree, everybody has one rank, and points never fall from rank to rank", () => {
  fc.assert(
    fc.property(
      season,
      fc.subarray([...tieBreaks]),
      fc.constantFrom("football", "basketball"),
      (drawn, breaks, sport) => {
        const played = drawn.map(({ home, away, score, turned }) =>
          turned ? { home: away, away: home, score } : { home, away, score },
        );
        const rows = tally(teams, played);
        const sum = (of: (row: NonNullable<ReturnType<typeof rows.get>>) => number) =>
          [...rows.values()].reduce((total, row) => total + of(row), 0);
        expect(sum((row) => row.played)).toBe(played.length * 2);
        expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
        expect(sum((row) => row.scored)).toBe(sum((row) => row.conceded));
        const result = order(rulesOf(sport, breaks), teams, played, (one, other) => one - other);
        expect([...result].sort((one, other) => one - other)).toEqual(teams);
        const worth = result.map((team) => {
          const row = rows.get(team);
          if (!row) return 0;
          return sport === "football" ? pointsOf(row, sport) : row.won / (row.played || 1);
        });
        expect(worth).toEqual(worth.toSorted((one, other) => other - one));
        // Neither the order of the teams nor that of the games may matter.
        expect(
          order(rulesOf(sport, breaks), teams.toReversed(), played.toReversed(), (one, other) => one - other),
        ).toEqual(result);
      },
    ),
  );
});
