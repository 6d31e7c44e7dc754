import { expect, test } from "vitest";
import type { StoredEvent } from "#facts.ts";
import { provenDrops, takeEvents } from "#match/reconcile/events.ts";
import type { Side } from "#sport.ts";

const moment = { minute: 10, phase: "first-half" } as const;
const goal = (id: string, side: Side = "home", player?: number): StoredEvent => ({
  id,
  ...moment,
  type: "goal",
  how: "header",
  side,
  ...(player !== undefined && { player }),
});
const decision = (id: string, about: "goal" | "red-card", verdict: "confirmed" | "overturned"): StoredEvent => ({
  id,
  ...moment,
  type: "var",
  side: "home",
  about,
  decision: verdict,
});
const basket = (points: 2 | 3): StoredEvent => ({
  id: "b",
  phase: "q1",
  remaining: 9,
  type: "basket",
  side: "away",
  points,
});
const listOf = (...events: StoredEvent[]) => new Map(events.map((event) => [event.id, event]));
const nothing = { events: new Map(), times: new Map() };

test("an event is as the newest word on it says, whatever came last", () => {
  const told = { at: 1, events: [goal("g", "home", 1)], removed: [] };
  const corrected = { at: 2, events: [goal("g", "home", 2)], removed: [] };
  const gone = { at: 3, events: [], removed: ["g"] };
  expect([...takeEvents(nothing, [corrected, told]).events.values()]).toEqual([goal("g", "home", 2)]);
  const early = takeEvents(nothing, [gone]);
  expect(takeEvents(early, [told, corrected]).events.size).toBe(0);
  const back = takeEvents(early, [{ at: 4, events: [goal("g")], removed: [] }, gone]);
  expect([...back.events.keys()]).toEqual(["g"]);
});

test("words of the same instant are taken as they come", () => {
  const first = { at: 1, events: [goal("g", "home", 1)], removed: [] };
  const second = { at: 1, events: [goal("g", "home", 2)], removed: [] };
  expect(takeEvents(nothing, [first, second]).events.get("g")).toEqual(goal("g", "home", 2));
});

test("a score may fall for a goal that is gone, was the other side's, or counts for less", () => {
  const sides = (before: Map<string, StoredEvent>, after: Map<string, StoredEvent>) => [...provenDrops(before, after)];
  expect(sides(listOf(goal("g")), listOf())).toEqual(["home"]);
  expect(sides(listOf(goal("g")), listOf(goal("g", "away")))).toEqual(["home"]);
  expect(sides(listOf(basket(3)), listOf(basket(2)))).toEqual(["away"]);
  expect(sides(listOf(goal("g", "home", 1)), listOf(goal("g", "home", 2)))).toEqual([]);
  expect(sides(listOf(), listOf(goal("g")))).toEqual([]);
});

test("a score may fall when the video referee has just taken a goal back, and only then", () => {
  const decided = decision("v", "goal", "overturned");
  expect(provenDrops(listOf(), listOf(decided)).size).toBe(2);
  expect(provenDrops(listOf(decided), listOf(decided)).size).toBe(0);
  expect(provenDrops(listOf(), listOf(decision("v", "goal", "confirmed"))).size).toBe(0);
  expect(provenDrops(listOf(), listOf(decision("v", "red-card", "overturned"))).size).toBe(0);
});
