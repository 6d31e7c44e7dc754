import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rng } from "#random.ts";
import { conferenceRounds, type Round, roundRobin, swissRounds } from "#schedule/round-robin.ts";

function countsOf(rounds: readonly Round[]) {
  const meetings = new Map<string, number>();
  const balance = new Map<number, number>();
  const games = new Map<number, number>();
  for (const [home, away] of rounds.flat()) {
    const pair = home < away ? `${home}-${away}` : `${away}-${home}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
    balance.set(home, (balance.get(home) ?? 0) + 1);
    balance.set(away, (balance.get(away) ?? 0) - 1);
    for (const club of [home, away]) games.set(club, (games.get(club) ?? 0) + 1);
  }
  return { meetings, games, unbalanced: Math.max(0, ...[...balance.values()].map(Math.abs)) };
}

const onceARound = (rounds: readonly Round[]) =>
  rounds.every((round) => new Set(round.flat()).size === round.length * 2);

describe("round robin", () => {
  test("each pair meets as often as there are legs, at home and away in turn", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 4 }), (clubs, legs) => {
        const rounds = roundRobin(clubs, legs);
        const { meetings, unbalanced } = countsOf(rounds);
        expect(onceARound(rounds)).toBe(true);
        expect(meetings.size).toBe((clubs * (clubs - 1)) / 2);
        expect(new Set(meetings.values())).toEqual(new Set([legs]));
        expect(unbalanced).toBeLessThanOrEqual(1);
        expect(rounds).toHaveLength((clubs % 2 === 0 ? clubs - 1 : clubs) * legs);
      }),
    );
  });

  test("conferences meet inside and between as often as the format says", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 15 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
        (size, legs, cross) => {
          const rounds = conferenceRounds(2, size, { legs, cross }, rng("conferences", size, legs, cross));
          const { meetings, unbalanced } = countsOf(rounds);
          expect(onceARound(rounds)).toBe(true);
          for (let one = 0; one < size * 2; one += 1)
            for (let other = one + 1; other < size * 2; other += 1) {
              const inside = Math.floor(one / size) === Math.floor(other / size);
              expect(meetings.get(`${one}-${other}`) ?? 0).toBe(inside ? legs : cross);
            }
          expect(unbalanced).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("some of a conference meet once less, and everybody plays as often as the others", () => {
    const rounds = conferenceRounds(2, 15, { legs: 4, spared: 4, cross: 2 }, rng("spared"));
    const { meetings, games, unbalanced } = countsOf(rounds);
    expect(onceARound(rounds)).toBe(true);
    expect(new Set(games.values())).toEqual(new Set([82]));
    expect([...meetings.values()].filter((times) => times === 3)).toHaveLength(2 * 15 * 2);
    expect(unbalanced).toBe(0);
  });

  test("one table of many: different opponents, homes balanced, countries apart", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 18 }),
        fc.integer({ min: 4, max: 8 }),
        fc.integer(),
        (half, games, seed) => {
          const rounds = swissRounds(half * 2, games, rng("swiss", seed), () => false);
          const { meetings, games: played, unbalanced } = countsOf(rounds);
          expect(onceARound(rounds)).toBe(true);
          expect(new Set(meetings.values())).toEqual(new Set([1]));
          expect(new Set(played.values())).toEqual(new Set([games]));
          expect(unbalanced).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40 },
    );
    const country = (club: number) => club % 9;
    const rounds = swissRounds(36, 8, rng("countries"), (one, other) => country(one) === country(other));
    expect(rounds.flat().filter(([home, away]) => country(home) === country(away))).toHaveLength(0);
  });
});
