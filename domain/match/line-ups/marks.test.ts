import { expect, test } from "vitest";
import type { StoredEvent } from "#facts.ts";
import { footballEventsOf, marksOf, onThePitch } from "#match/line-ups/marks.ts";

const half = { phase: "second-half" } as const;
const events: StoredEvent[] = [
  { id: "e10", ...half, minute: 61, type: "substitution", side: "home", on: 12, off: 9 },
  { id: "e2", ...half, minute: 50, type: "goal", side: "home", how: "penalty", player: 9, assist: 7 },
  { id: "e11", ...half, minute: 61, type: "goal", side: "home", how: "header", player: 12 },
  { id: "e3", ...half, minute: 55, type: "goal", side: "away", how: "own-goal", player: 4 },
  { id: "e12", ...half, minute: 90, added: 2, type: "card", side: "home", card: "second-yellow", player: 4 },
  { id: "e13", phase: "penalties", minute: 120, type: "goal", side: "home", how: "penalty", player: 7 },
];

test("players carry what they did, in order, and nothing from a shoot-out", () => {
  const marks = marksOf(events);
  expect(marks.get(9)).toEqual([
    { type: "goal", how: "penalty", minute: 50 },
    { type: "off", other: 12, minute: 61 },
  ]);
  expect(marks.get(12)?.map(({ type }) => type)).toEqual(["on", "goal"]);
  expect(marks.get(7)).toEqual([{ type: "assist", minute: 50 }]);
  expect(marks.get(4)).toEqual([
    { type: "goal", how: "own-goal", minute: 55 },
    { type: "card", card: "second-yellow", minute: 90, added: 2 },
  ]);
});

test("a substitute takes the place of the player who went off, who was sent off leaves his empty", () => {
  const starters = [
    { player: 9, grid: "4:2" },
    { player: 4, grid: "2:1" },
  ];
  expect([...onThePitch(starters, "home", footballEventsOf(events))]).toEqual([[12, "4:2"]]);
  expect([...onThePitch(starters, "away", footballEventsOf(events))]).toEqual([
    [9, "4:2"],
    [4, "2:1"],
  ]);
});
