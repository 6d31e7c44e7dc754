import { sports } from "@scoreline/domain/sport";
import { describe, expect, test } from "vitest";
import { fixturesBetween, type Occasion, occasionsBetween } from "#schedule/between.ts";
import { liveAtLeast, surelyLive } from "#schedule/coverage.ts";
import { dayMs, minuteMs } from "#schedule/zone-clock.ts";

const seed = "test";
/** 120 days spread over the year, on all weekdays. */
const days = Array.from({ length: 120 }, (_, index) => Date.UTC(2026, 0, 2) + index * 3 * dayMs);

const isPlayed = ({ outcome, fixture }: Occasion) => outcome === "played" && !fixture.ifNeeded;

describe("the rhythm of the world", () => {
  test("enough matches are live at any instant, whatever trouble strikes", () => {
    for (const day of days) {
      const played = occasionsBetween(seed, day - 3 * 60 * minuteMs, day + dayMs).filter(isPlayed);
      for (let instant = day; instant < day + dayMs; instant += 15 * minuteMs)
        for (const sport of sports) {
          const live = played.filter(
            ({ fixture, kickoff }) =>
              fixture.sport === sport && kickoff <= instant && instant < kickoff + surelyLive[sport],
          ).length;
          if (live < liveAtLeast[sport])
            expect.fail(`${live} ${sport} matches are live at ${new Date(instant).toISOString()}`);
        }
    }
  });

  test("a day has 60 to 400 matches, Saturdays most", () => {
    const counts = days.map((day) => occasionsBetween(seed, day, day + dayMs).filter(isPlayed).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...counts)).toBeLessThanOrEqual(400);
    const mean = (weekday: number) => {
      const own = counts.filter((_, index) => new Date(days[index] ?? 0).getUTCDay() === weekday);
      return own.reduce((sum, count) => sum + count, 0) / own.length;
    };
    for (const weekday of [0, 1, 2, 3, 4, 5]) expect(mean(6)).toBeGreaterThan(mean(weekday));
  });

  test("neighbouring spans hold every fixture once", () => {
    const from = Date.UTC(2026, 4, 8);
    const whole = fixturesBetween(seed, from, from + 2 * dayMs).map(({ ref }) => ref);
    const parts = [0, 1].flatMap((day) =>
      fixturesBetween(seed, from + day * dayMs, from + (day + 1) * dayMs).map(({ ref }) => ref),
    );
    expect(new Set(whole).size).toBe(whole.length);
    expect([...parts].sort()).toEqual([...whole].sort());
  });
});
