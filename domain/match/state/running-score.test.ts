import { expect, test } from "vitest";
import { eventsInOrder, runningScores } from "#match/state/running-score.ts";

const goal = (id: string, side: "home" | "away", minute: number, phase: string, added?: number) => ({
  id,
  type: "goal",
  side,
  minute,
  phase,
  ...(added && { added }),
});

test("goals stand in the order of play, and each with the score after it", () => {
  const events = [
    goal("e10", "away", 46, "second-half"),
    goal("e9", "home", 45, "first-half", 2),
    goal("e2", "home", 46, "second-half"),
    goal("k1", "away", 120, "penalties"),
    { id: "c", type: "card", side: "home" as const, minute: 12, phase: "first-half" },
  ];
  const ordered = eventsInOrder(events);
  expect(ordered.map(({ id }) => id)).toEqual(["c", "e9", "e2", "e10", "k1"]);
  expect(Object.fromEntries(runningScores(ordered))).toEqual({
    e9: { home: 1, away: 0 },
    e2: { home: 2, away: 0 },
    e10: { home: 2, away: 1 },
    k1: { home: 0, away: 1 },
  });
});
