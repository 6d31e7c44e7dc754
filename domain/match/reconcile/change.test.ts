import { describe, expect, test } from "vitest";
import { type FootballEvent, redCards } from "#match/details/events.ts";
import { scoreNews } from "#match/reconcile/change.ts";
import type { FootballState } from "#match/state/state.ts";

const live = (home: number, away: number): FootballState => ({
  kind: "live",
  clock: { phase: "first-half", since: 0 },
  score: { current: { home, away } },
});

describe("the news in a change of score", () => {
  test("is a goal for the side whose score grew", () => {
    expect(scoreNews(live(0, 0), live(0, 1))).toEqual([{ type: "goal", side: "away" }]);
  });

  test("is an overturned goal for the side whose score fell", () => {
    expect(scoreNews(live(2, 1), live(1, 1))).toEqual([{ type: "overturned", side: "home" }]);
  });

  test("is both when a goal was given to the wrong side", () => {
    expect(scoreNews(live(1, 0), live(0, 1))).toEqual([
      { type: "overturned", side: "home" },
      { type: "goal", side: "away" },
    ]);
  });

  test("counts from nil-nil when the match was not yet known to be on", () => {
    expect(scoreNews({ kind: "scheduled" }, live(1, 0))).toEqual([{ type: "goal", side: "home" }]);
    expect(scoreNews({ kind: "scheduled" }, live(0, 0))).toEqual([]);
  });

  test("is nothing when the score stands, or is no longer there", () => {
    expect(
      scoreNews(live(1, 1), { kind: "finished", decided: "regular", score: { current: { home: 1, away: 1 } } }),
    ).toEqual([]);
    expect(scoreNews(live(1, 1), { kind: "postponed" })).toEqual([]);
    expect(scoreNews(live(1, 1), { kind: "abandoned" })).toEqual([]);
  });

  test("leaves the shoot-out alone", () => {
    const before: FootballState = {
      kind: "live",
      clock: { phase: "penalties", since: 0 },
      score: { current: { home: 1, away: 1 } },
    };
    const after: FootballState = { ...before, score: { ...before.score, penalties: { home: 1, away: 0 } } };
    expect(scoreNews(before, after)).toEqual([]);
  });
});

test("red cards are counted by side, second yellows included and yellows not", () => {
  const moment = { minute: 10, phase: "first-half" } as const;
  const events: FootballEvent<number>[] = [
    { ...moment, type: "card", side: "home", card: "yellow" },
    { ...moment, type: "card", side: "home", card: "second-yellow" },
    { ...moment, type: "card", side: "home", card: "red" },
    { ...moment, type: "card", side: "away", card: "yellow" },
    { ...moment, type: "goal", side: "away", how: "header" },
    { ...moment, type: "added-time", minutes: 2 },
  ];
  expect([redCards(events, "home"), redCards(events, "away"), redCards([], "home")]).toEqual([2, 0, 0]);
});
