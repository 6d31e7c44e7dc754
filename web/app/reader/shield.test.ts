import { expect, test } from "vitest";
import {
  coversAll,
  coversAmong,
  hideMatch,
  isGuarded,
  isShielded,
  openCounted,
  openMatch,
  readShield,
  type Shield,
  toggleTeam,
  writeShield,
} from "#reader/shield.ts";

const match = { matchId: 12, teamIds: [4, 5] };
const guard = (shield: Shield, hideScores = false) => ({ shield, hideScores });

test("a score is hidden everywhere, for a match or for a team, until the match is opened", () => {
  expect(isShielded(guard([]), match)).toBe(false);
  expect(isShielded(guard([], true), match)).toBe(true);
  expect(isShielded(guard(hideMatch([], match)), match)).toBe(true);
  expect(isShielded(guard(toggleTeam([], 5)), match)).toBe(true);
  expect(isShielded(guard(toggleTeam(toggleTeam([], 5), 5)), match)).toBe(false);
  expect(isShielded(guard(openMatch(toggleTeam([], 5), 12), true), match)).toBe(false);
  expect(isShielded(guard(hideMatch(openMatch([], 12), match)), match)).toBe(true);
});

test("a table is covered while it counts what is hidden, until it is opened", () => {
  const table = (shield: Shield, hideScores = false) => coversAmong(guard(shield, hideScores), "s7", [3, 4, 5]);
  expect(table([])).toBe(false);
  expect(table([], true)).toBe(true);
  expect(table(toggleTeam([], 4))).toBe(true);
  expect(table(hideMatch([], match))).toBe(true);
  expect(coversAmong(guard(hideMatch([], match)), "s8", [4, 6])).toBe(false);
  expect(table(openMatch(hideMatch([], match), 12))).toBe(false);
  expect(table(openCounted([], "s7"), true)).toBe(false);
  expect(table(openCounted([], "l7"), true)).toBe(true);
});

test("what teams and their players have done is covered with their matches, until it is opened", () => {
  const hidden = hideMatch([], match);
  expect(coversAll(guard(hidden), "c5", [5])).toBe(true);
  expect(coversAll(guard(hidden), "c6", [6])).toBe(false);
  expect(coversAll(guard(toggleTeam([], 6)), "p9", [1, 6])).toBe(true);
  expect(coversAll(guard([], true), "p9", [])).toBe(true);
  expect(coversAll(guard(openCounted([], "p9"), true), "p9", [1])).toBe(false);
});

test("the cookie holds words that can be read, and not too many", () => {
  expect(readShield("m1.x9.t2..o3.m-1.__proto__.m4-5-6.s7.m1-2-3-4.a12")).toEqual([
    "m1",
    "t2",
    "o3",
    "m4-5-6",
    "s7",
    "a12",
  ]);
  let shield = readShield("");
  for (let id = 1; id <= 90; id += 1) shield = hideMatch(shield, { matchId: id, teamIds: [1_000_000, 1_000_001] });
  expect(writeShield(shield).length).toBeLessThan(900);
  expect(shield[0]).toMatch(/^m90-/);
});

test("what was opened is forgotten before what is hidden", () => {
  let shield = toggleTeam([], 4);
  for (let id = 1; id <= 90; id += 1) shield = openMatch(shield, id);
  expect(shield.at(-1)).toBe("t4");
  expect(shield[0]).toBe("o90");
  expect(isGuarded(guard(shield))).toBe(true);
  expect(isGuarded(guard(openMatch([], 1)))).toBe(false);
});
