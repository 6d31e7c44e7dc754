import { expect, it } from "vitest";
import { probabilitiesAt } from "#football/outcome.ts";
import { sampleMatchup } from "#football/sample.ts";
import { restOfMatch } from "#odds/rest-of-match.ts";

const scores = [
  { home: 0, away: 0 },
  { home: 1, away: 0 },
  { home: 1, away: 3 },
];

it.each([
  ["league", "none" as const, 0.007],
  // In a knock-out more depends on the score, and long strides see it late.
  ["cup", { extraTime: true, penalties: true, aggregate: { home: 1, away: 0 } }, 0.012],
])("agrees with the engine's own outcome model in a %s match", (_, knockOut, tolerance) => {
  for (let index = 0; index < 6; index += 1) {
    const matchup = sampleMatchup("rest", `m${index}`, { knockOut });
    for (const minute of [0, 20, 43.5, 61, 88]) {
      for (const score of scores) {
        const situation = { minute, score, reds: { home: index % 2, away: 0 } };
        const exact = probabilitiesAt(matchup, situation);
        const { difference, total } = restOfMatch(matchup, situation);
        const middle = (difference.length - 1) / 2;
        const lead = score.home - score.away;
        const chance = (wanted: number) =>
          difference.reduce((sum, mass, place) => sum + (Math.sign(place - middle + lead) === wanted ? mass : 0), 0);
        expect(Math.abs(chance(1) - exact.home)).toBeLessThan(tolerance);
        expect(Math.abs(chance(0) - exact.draw)).toBeLessThan(tolerance);
        expect(Math.abs(chance(-1) - exact.away)).toBeLessThan(tolerance);
        for (const goals of [0, 1, 2]) {
          const same = exact.total[score.home + score.away + goals] ?? 0;
          expect(Math.abs((total[goals] ?? 0) - same)).toBeLessThan(tolerance);
        }
      }
    }
  }
});
