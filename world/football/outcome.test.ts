import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { probabilities, probabilitiesAt } from "#football/outcome.ts";
import { sampleMatchup } from "#football/sample.ts";
import { writeFootball } from "#football/write-script.ts";

const matchup = sampleMatchup("outcome", "m1");
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

describe("the outcome model", () => {
  it("gives probabilities that add up", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 93, noNaN: true }),
        fc.nat({ max: 6 }),
        fc.nat({ max: 6 }),
        fc.nat({ max: 2 }),
        (minute, home, away, red) => {
          const said = probabilitiesAt(matchup, { minute, score: { home, away }, reds: { home: red, away: 0 } });
          expect(said.home + said.draw + said.away).toBeCloseTo(1, 6);
          expect(sum(said.total)).toBeCloseTo(1, 6);
          expect(sum(said.difference)).toBeCloseTo(1, 6);
          expect(sum(said.score.map(sum))).toBeCloseTo(1, 6);
          expect(sum(said.total.slice(0, home + away))).toBe(0);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("knows no favourite between equals on neutral ground", () => {
    const level = { ...matchup, neutral: true, away: { ...matchup.away, strength: matchup.home.strength } };
    const said = probabilities(level);
    expect(said.home).toBeCloseTo(said.away, 9);
    expect(probabilities({ ...level, neutral: false }).home).toBeGreaterThan(said.home);
  });

  it("follows strength, score, time and cards", () => {
    const stronger = { ...matchup, home: { ...matchup.home, strength: matchup.home.strength + 100 } };
    expect(probabilities(stronger).home).toBeGreaterThan(probabilities(matchup).home + 0.05);
    const ahead = { minute: 60, score: { home: 1, away: 0 } };
    const said = probabilitiesAt(matchup, ahead).home;
    expect(said).toBeGreaterThan(probabilities(matchup).home);
    expect(probabilitiesAt(matchup, { ...ahead, minute: 85 }).home).toBeGreaterThan(said);
    expect(probabilitiesAt(matchup, { ...ahead, reds: { home: 1, away: 0 } }).home).toBeLessThan(said);
    expect(probabilitiesAt(matchup, { minute: 94, added: 4, score: { home: 1, away: 0 } }).home).toBeGreaterThan(0.97);
  });

  it("says who goes through and what half-time brings", () => {
    const cup = { ...matchup, knockOut: { extraTime: true, penalties: true, aggregate: { home: 0, away: 1 } } };
    const said = probabilities(cup);
    const through = said.advance ?? { home: 0, away: 0 };
    expect(through.home + through.away).toBeCloseTo(1, 9);
    expect(through.home).toBeLessThan(said.home);
    expect(said.halfTime?.draw).toBeGreaterThan(said.draw);
    expect(probabilities(matchup).advance).toBeUndefined();
  });

  it("answers for a script as for its matchup", () => {
    const situation = { minute: 30, score: { home: 0, away: 1 } };
    expect(probabilitiesAt(writeFootball(matchup), situation)).toEqual(probabilitiesAt(matchup, situation));
  });
});
