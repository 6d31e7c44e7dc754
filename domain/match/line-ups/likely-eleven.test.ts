import { expect, test } from "vitest";
import type { LineUp } from "#match/details/details.ts";
import { likelyLineUp } from "#match/line-ups/likely-eleven.ts";

const seat = (player: number, position: string, grid: string) => ({ player, number: player, position, grid });
const lineUp = (formation: string, forward: number): LineUp<number> => ({
  formation,
  coach: 1,
  starters: [
    seat(1, "goalkeeper", "1:1"),
    seat(2, "defender", "2:1"),
    seat(3, "midfielder", "3:1"),
    seat(forward, "forward", "4:1"),
  ],
  bench: [
    { player: 11, number: 11, position: "goalkeeper" },
    { player: 12, number: 12, position: "defender" },
  ],
});
const last = [lineUp("4-3-3", 9), lineUp("4-4-2", 8), lineUp("4-4-2", 8)];
const squad = [1, 2, 3, 8, 9, 11, 12, 20].map((player) => ({ player, number: player, position: null }));

test("is the newest line-up in the shape that was used most", () => {
  const likely = likelyLineUp({ last, squad, absent: new Set() });
  expect(likely?.formation).toBe("4-4-2");
  expect(likely?.starters.map(({ player }) => player)).toEqual([1, 2, 3, 8]);
  expect(likely?.bench.map(({ player }) => player)).toEqual([9, 11]);
});

test("replaces who cannot play by who started most in that position, on the same place", () => {
  const likely = likelyLineUp({ last, squad, absent: new Set([8, 2]) });
  expect(likely?.starters[1]).toEqual({ player: 12, number: 12, position: "defender", grid: "2:1" });
  expect(likely?.starters[3]).toMatchObject({ player: 9, position: "forward", grid: "4:1" });
});

test("puts only a goalkeeper in goal, and leaves the place empty where there is none", () => {
  expect(likelyLineUp({ last, squad, absent: new Set([1]) })?.starters[0]?.player).toBe(11);
  const none = likelyLineUp({ last, squad, absent: new Set([1, 11]) });
  expect(none?.starters.map(({ position }) => position)).toEqual(["defender", "midfielder", "forward"]);
});

test("leaves out who has left the squad, and takes new shirt numbers", () => {
  const now = squad.filter(({ player }) => player !== 3).map((member) => ({ ...member, number: member.number + 50 }));
  const likely = likelyLineUp({ last, squad: now, absent: new Set() });
  expect(likely?.starters.map(({ player }) => player)).toEqual([1, 2, 9, 8]);
  expect(likely?.starters[0]?.number).toBe(51);
});

test("needs a line-up to start from, and no squad", () => {
  expect(likelyLineUp({ last: [], squad, absent: new Set() })).toBeUndefined();
  expect(likelyLineUp({ last, squad: [], absent: new Set() })?.starters).toHaveLength(4);
});
