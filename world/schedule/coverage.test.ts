import { sports } from "@scoreline/domain/sport";
import { describe, expect, test } from "vitest";
import { SeasonResults } from "#history/season-results.ts";
import { matchSimulator, type SimulatedMatch } from "#match/simulated-match.ts";
import { fixturesBetween, type Occasion, occasionsBetween } from "#schedule/between.ts";
import { liveAtLeast, surelyLive } from "#schedule/coverage.ts";
import { remember } from "#schedule/remember.ts";
import { planOf } from "#schedule/season-plan.ts";
import { dayMs, minuteMs } from "#schedule/zone-clock.ts";

const seed = "test";
/** 120 days spread over the year, on all weekdays. */
const days = Array.from({ length: 120 }, (_, index) => Date.UTC(2026, 0, 2) + index * 3 * dayMs);

const isPlayed = ({ outcome, fixture }: Occasion) => outcome === "played" && !fixture.ifNeeded;

function hasEverything(match: SimulatedMatch | undefined): boolean {
  if (!match) return false;
  const { home, away } = match.script.matchup;
  const sheets = home.starters.length >= 5 && away.starters.length >= 5;
  if (match.sport === "basketball")
    return sheets && match.script.plays.length > 200 && match.script.momentum.length > 30;
  const { commentary, momentum, shots, ratings, ball } = match.script;
  const isTold = Object.values(match.depth).every((told) => told !== false);
  const isFollowed = ball.at.length > 500 && momentum.length > 80 && ratings.length >= 22;
  return sheets && isTold && isFollowed && commentary.length > 30 && shots.length > 5;
}

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

  test("at any hour a match of each sport is on that has everything", () => {
    const day = Date.UTC(2026, 10, 18);
    const simulate = matchSimulator(seed);
    const simulated = new Map<string, SimulatedMatch | undefined>();
    const matchOf = ({ fixture }: Occasion) =>
      remember(simulated, fixture.ref, () => {
        const plan = planOf(seed, fixture);
        if (!plan) return undefined;
        const results = new SeasonResults(seed, plan);
        const pairing = results.pairingAt(fixture, results.kickoffOf(fixture));
        return pairing && simulate(results, pairing);
      });
    const played = occasionsBetween(seed, day - 3 * 60 * minuteMs, day + dayMs).filter(isPlayed);
    for (let instant = day; instant < day + dayMs; instant += 60 * minuteMs)
      for (const sport of sports) {
        const live = played.filter(
          ({ fixture, kickoff }) =>
            fixture.sport === sport && kickoff <= instant && instant < kickoff + surelyLive[sport],
        );
        if (!live.some((one) => hasEverything(matchOf(one))))
          expect.fail(`no ${sport} match has everything at ${new Date(instant).toISOString()}`);
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
