import { expect, test } from "vitest";
import { hideMatch, isShielded, openMatch, readShield, toggleTeam, writeShield } from "#shield.ts";

const match = { matchId: 12, teamIds: [4, 5] };

test("a score is hidden everywhere, for a match or for a team, until the match is opened", () => {
  expect(isShielded([], false, match)).toBe(false);
  expect(isShielded([], true, match)).toBe(true);
  expect(isShielded(hideMatch([], 12), false, match)).toBe(true);
  expect(isShielded(toggleTeam([], 5), false, match)).toBe(true);
  expect(isShielded(toggleTeam(toggleTeam([], 5), 5), false, match)).toBe(false);
  expect(isShielded(openMatch(toggleTeam([], 5), 12), true, match)).toBe(false);
  expect(isShielded(hideMatch(openMatch([], 12), 12), false, match)).toBe(true);
});

test("the cookie holds words that can be read, and not too many", () => {
  expect(readShield("m1.x9.t2..o3.m-1.__proto__")).toEqual(["m1", "t2", "o3"]);
  let shield = readShield("");
  for (let id = 1; id <= 30; id += 1) shield = hideMatch(shield, id);
  expect(writeShield(shield).length).toBeLessThan(80);
  expect(shield[0]).toBe("m30");
});
