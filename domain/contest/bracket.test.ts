import { describe, expect, test } from "vitest";
import {
  type BracketPick,
  bracketFault,
  bracketPoints,
  bracketText,
  type GroupLetter,
  type Groups,
  groupLetters,
  mended,
  pairOf,
  parseBracket,
  reachedBy,
  roundMatches,
} from "#contest/bracket.ts";
import { thirdsMeeting } from "#contest/third-places.ts";

const official = Object.fromEntries(
  groupLetters.map((letter, i) => [letter, [1, 2, 3, 4].map((place) => i * 10 + place)]),
) as unknown as Groups;

/** The first of each pair wins throughout. */
function firstWins(thirds: readonly string[]): BracketPick {
  let pick: BracketPick = { groups: official, thirds, winners: {} };
  for (const match of Object.values(roundMatches).flat())
    pick = { ...pick, winners: { ...pick.winners, [match]: pairOf(pick, match)[0] ?? 0 } };
  return pick;
}
const whole = firstWins([..."ABCDEFGH"]);

describe("the third-placed teams", () => {
  const eights = (from: readonly string[], count: number): string[][] =>
    count === 0
      ? [[]]
      : from.flatMap((letter, i) => eights(from.slice(i + 1), count - 1).map((rest) => [letter, ...rest]));

  test("of every eight groups each third has one host, and never the winner of its own group", () => {
    const all = eights(groupLetters, 8);
    expect(all).toHaveLength(495);
    for (const groups of all) {
      const meeting = thirdsMeeting(groups);
      expect(Object.values(meeting ?? {}).toSorted()).toEqual(groups);
      for (const [host, guest] of Object.entries(meeting ?? {})) expect(guest).not.toBe(host);
    }
  });

  test("the hosts only meet thirds of the groups that the regulations name", () => {
    const may = { A: "CEFHI", B: "EFGIJ", D: "BEFIJ", E: "ABCDF", G: "AEHIJ", I: "CDFGH", K: "DEIJL", L: "EHIJK" };
    for (const groups of eights(groupLetters, 8)) {
      for (const [host, guest] of Object.entries(thirdsMeeting(groups) ?? {}))
        expect(may[host as keyof typeof may]).toContain(guest);
    }
  });

  test("seven groups, or one twice, are no way to come through", () => {
    expect(thirdsMeeting([..."ABCDEFG"])).toBeUndefined();
    expect(thirdsMeeting([..."AABCDEFG"])).toBeUndefined();
  });
});

describe("a bracket", () => {
  test("that follows from itself has no fault and one written form", () => {
    expect(bracketFault(official, whole)).toBeUndefined();
    expect(parseBracket(bracketText(whole))).toEqual(whole);
    for (const match of Object.values(roundMatches).flat()) expect(new Set(pairOf(whole, match)).size).toBe(2);
  });

  test("has 32 teams, then half of them each round", () => {
    expect(Object.values(reachedBy(whole)).map((teams) => new Set(teams).size)).toEqual([32, 16, 8, 4, 2, 1]);
  });

  test("a change upstream clears what hangs on it, and nothing else", () => {
    const [first = 0, second = 0, ...rest] = official.E;
    const { pick, cleared } = mended({ ...whole, groups: { ...official, E: [second, first, ...rest] } });
    // The winner of group E was to win the cup, and its second a match.
    expect(cleared).toEqual([74, 78, 89, 97, 101, 104]);
    expect(Object.keys(pick.winners)).toHaveLength(31 - cleared.length);
    expect(mended(pick).cleared).toEqual([]);
  });

  test("that contradicts itself, is not whole or names strangers is told apart", () => {
    const [third] = official.A.slice(2);
    expect(bracketFault(official, { ...whole, winners: { ...whole.winners, 104: third ?? 0 } })).toBe("contradiction");
    const { 104: _, ...without } = whole.winners;
    expect(bracketFault(official, { ...whole, winners: without })).toBe("winners");
    expect(bracketFault(official, { ...whole, winners: { ...whole.winners, 105: 1 } })).toBe("winners");
    expect(bracketFault(official, { ...whole, thirds: [..."AABCDEFG"] })).toBe("thirds");
    for (const A of [
      [1, 1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 999],
    ])
      expect(bracketFault(official, { ...whole, groups: { ...official, A } })).toBe("groups");
    const { A: __, ...fewer } = official;
    expect(bracketFault(official, { ...whole, groups: fewer as Record<GroupLetter, number[]> })).toBe("groups");
  });

  test("that came true in everything has all points, and one of another world few", () => {
    expect(bracketPoints(whole, reachedBy(whole))).toBe(32 + 16 * 2 + 8 * 4 + 4 * 6 + 2 * 8 + 10);
    const none = Object.fromEntries(Object.keys(reachedBy(whole)).map((round) => [round, []]));
    expect(bracketPoints(whole, none as unknown as ReturnType<typeof reachedBy>)).toBe(0);
  });
});
