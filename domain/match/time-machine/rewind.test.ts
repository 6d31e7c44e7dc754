import { expect, test } from "vitest";
import type { BasketballEvent, FootballEvent } from "#match/details/events.ts";
import { playedBy, rewindBasketball, rewindFootball } from "#match/time-machine/rewind.ts";

const goal = (side: "home" | "away", minute: number, phase: FootballEvent<string>["phase"]): FootballEvent<string> => ({
  type: "goal",
  how: "open-play",
  side,
  minute,
  phase,
});

test("a football match goes back to its score, its cards and its half", () => {
  const events: FootballEvent<string>[] = [
    goal("home", 10, "first-half"),
    { type: "card", card: "red", side: "away", minute: 30, phase: "first-half" },
    goal("away", 60, "second-half"),
    goal("home", 1, "penalties"),
  ];
  expect(rewindFootball(events, { minute: 9 }, 7)).toEqual({
    state: { kind: "live", clock: { phase: "first-half", since: 7 }, score: { current: { home: 0, away: 0 } } },
    homeReds: 0,
    awayReds: 0,
  });
  expect(rewindFootball(events, { minute: 60 }, 7)).toMatchObject({
    state: {
      clock: { phase: "second-half" },
      score: { current: { home: 1, away: 1 }, halfTime: { home: 1, away: 0 } },
    },
    awayReds: 1,
  });
});

test("a basketball game goes back to its quarters and its clock", () => {
  const basket = (phase: "q1" | "q2", remaining: number, side: "home" | "away"): BasketballEvent<string> => ({
    type: "basket",
    points: 2,
    side,
    phase,
    remaining,
  });
  const events = [basket("q1", 590, "home"), basket("q1", 10, "away"), basket("q2", 530, "home")];
  expect(playedBy(events, { minute: 10 })).toHaveLength(2);
  expect(rewindBasketball(events, { minute: 10 }, 0).state).toMatchObject({
    clock: { phase: "q1", remaining: 0, running: false },
    score: { current: { home: 2, away: 2 }, periods: [{ home: 2, away: 2 }] },
  });
  expect(rewindBasketball(events, { minute: 12 }, 0).state).toMatchObject({
    clock: { phase: "q2", remaining: 480 },
    score: {
      current: { home: 4, away: 2 },
      periods: [
        { home: 2, away: 2 },
        { home: 2, away: 0 },
      ],
    },
  });
});
