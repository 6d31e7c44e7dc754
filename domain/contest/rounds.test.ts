import { describe, expect, test } from "vitest";
import { phaseOf, roundsAround } from "#contest/rounds.ts";

const day = 86_400_000;

test("a contest is on from its start up to its end", () => {
  const contest = { start: 1_000, end: 2_000 };
  expect([999, 1_000, 1_999, 2_000].map((now) => phaseOf(contest, now))).toEqual([
    "upcoming",
    "ongoing",
    "ongoing",
    "past",
  ]);
});

test("a contest that does not repeat is always the same one", () => {
  const plan = { id: 7, start: 10 * day, end: 12 * day };
  for (const now of [0, 11 * day, 900 * day]) {
    expect(roundsAround(plan, now)).toEqual([{ contestId: 70_000, round: 1, start: 10 * day, end: 12 * day }]);
  }
});

describe("a contest of every week", () => {
  const plan = { id: 2, start: 100 * day, end: 107 * day, repeatDays: 7 };
  const phases = (now: number) => roundsAround(plan, now).map((round) => phaseOf(round, now));

  test("begins with its first round and the next", () => {
    expect(phases(0)).toEqual(["upcoming", "upcoming"]);
    expect(roundsAround(plan, 0).map(({ round }) => round)).toEqual([1, 2]);
  });

  test("is on at every instant, with one round to come and the last four behind it", () => {
    for (const now of [140 * day, 141.5 * day, 1_000 * day, 1_006.999 * day]) {
      expect(phases(now)).toEqual(["past", "past", "past", "past", "ongoing", "upcoming"]);
    }
  });

  test("keeps the number of a round for good", () => {
    const ids = (now: number) => roundsAround(plan, now).map(({ contestId }) => contestId);
    expect(ids(115 * day)).toEqual([20_000, 20_001, 20_002, 20_003]);
    expect(ids(122 * day)).toContain(20_003);
  });
});
