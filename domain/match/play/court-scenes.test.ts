import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlacedPlay } from "#match/play/court-plays.ts";
import { courtScenes } from "#match/play/court-scenes.ts";

function basket(played: number, score: [number, number], more: object = {}): PlacedPlay {
  return {
    id: `b${played}`,
    type: "basket",
    side: "home",
    points: 2,
    phase: "q1",
    period: "q1",
    remaining: 600 - (played % 600),
    played,
    x: 50,
    y: 20,
    score: { home: score[0], away: score[1] },
    ...more,
  } as PlacedPlay;
}

describe("scenes of a court", () => {
  it("show what decided a game before what did not", () => {
    const plain = Array.from({ length: 30 }, (_, index) => basket(20 + index * 40, [2 * index + 2, 0]));
    const winner = basket(2_399, [62, 61], { phase: "q4", period: "q4", remaining: 1 });
    const scenes = courtScenes([
      ...plain,
      basket(2_380, [60, 61], { phase: "q4", period: "q4", remaining: 20 }),
      winner,
    ]);
    expect(scenes.at(-1)).toMatchObject({ id: winner.id, at: 2_399 });
  });

  it("are one where two baskets fall in one breath", () => {
    const scenes = courtScenes([basket(100, [2, 0]), basket(104, [4, 0])]);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]?.plays).toHaveLength(2);
  });

  it("take two to three minutes of a whole game, however its baskets fall", () => {
    const steps = fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 70, maxLength: 100 });
    fc.assert(
      fc.property(steps, fc.boolean(), (gaps, close) => {
        let played = 0;
        const plays = gaps.map((gap, index) => {
          played += gap;
          const even = index % 2 === 0;
          const phase = `q${Math.min(4, 1 + Math.floor((index / gaps.length) * 4))}`;
          return basket(played, close ? [index + (even ? 2 : 0), index + (even ? 0 : 2)] : [2 * index + 2, 0], {
            phase,
          });
        });
        const scenes = courtScenes(plays);
        const lasts = scenes.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(lasts).toBeGreaterThanOrEqual(120);
        expect(lasts).toBeLessThanOrEqual(180);
        expect(scenes.map(({ at }) => at)).toEqual(scenes.map(({ at }) => at).sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});
