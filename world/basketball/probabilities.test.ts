import { strict as assert } from "node:assert";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BasketballMatchup } from "#basketball/matchup.ts";
import { probabilities, probabilitiesAt } from "#basketball/probabilities.ts";
import { euroLike, nbaLike, sampleMatchup } from "#basketball/sample.ts";

const matchup = fc
  .tuple(fc.constantFrom(nbaLike, euroLike), fc.nat(500), fc.boolean())
  .map(([league, index, neutral]): BasketballMatchup => ({ ...sampleMatchup(league, "p", index), neutral }));
const standing = fc.record({
  elapsed: fc.integer({ min: 0, max: 3600 }),
  score: fc.record({ home: fc.integer({ min: 0, max: 150 }), away: fc.integer({ min: 0, max: 150 }) }),
});

describe("probabilitiesAt", () => {
  it("gives chances that add up and fall as the line rises", () => {
    fc.assert(
      fc.property(matchup, standing, (given, at) => {
        const said = probabilitiesAt(given, at);
        expect(said.home + said.away).toBeCloseTo(1, 9);
        expect(said.marginOver(0)).toBeCloseTo(said.home, 9);
        // Nobody draws: over minus a half is over a half.
        expect(said.marginOver(-0.5)).toBeCloseTo(said.marginOver(0.5), 9);
        for (const over of [said.marginOver, said.totalOver]) {
          let last = 1 + 1e-9;
          for (let line = -60.5; line < 400; line += 1) {
            const chance = over(line);
            assert.ok(chance <= last + 1e-9);
            assert.ok(chance >= 0);
            last = chance;
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is the same from the other side on neutral ground", () => {
    fc.assert(
      fc.property(matchup, (given) => {
        const turned = { ...given, neutral: true, home: given.away, away: given.home };
        expect(probabilities({ ...given, neutral: true }).home).toBeCloseTo(probabilities(turned).away, 6);
      }),
    );
  });

  it("knows that a game is over, and that a level one is not", () => {
    const given = sampleMatchup(nbaLike, "p", 1);
    const over = probabilitiesAt(given, { elapsed: 2880, score: { home: 101, away: 99 } });
    expect([over.home, over.overtime, over.marginOver(1.5), over.marginOver(2.5)]).toEqual([1, 0, 1, 0]);
    expect([over.totalOver(199.5), over.totalOver(200.5)]).toEqual([1, 0]);
    const level = probabilitiesAt(given, { elapsed: 2880, score: { home: 100, away: 100 } });
    expect(level.home).toBeGreaterThan(0.3);
    expect(level.home).toBeLessThan(0.7);
    expect(level.total.mean).toBeGreaterThan(215);
  });

  it("trusts a lead more the less is left", () => {
    const given = sampleMatchup(nbaLike, "p", 2);
    const chances = [720, 1440, 2160, 2700, 2850].map((elapsed) => {
      return probabilitiesAt(given, { elapsed, score: { home: 88, away: 80 } }).home;
    });
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances.at(-1)).toBeGreaterThan(0.97);
  });
});
