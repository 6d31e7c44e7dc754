import type { Side } from "@scoreline/domain/sport";
import { beforeAll, describe, expect, it } from "vitest";
import { play } from "#football/play.ts";
import { SeasonResults } from "#history/season-results.ts";
import { footballMatchup, type Pairing } from "#match/matchups.ts";
import { matchSimulator } from "#match/simulated-match.ts";
import { fieldedMatchup, type Suspension, suspendedFor } from "#match/suspensions.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";

const seed = "test";
const plan = seasonPlan(seed, "football:premier-league", 2026);
const newResults = () => {
  if (!plan) throw new Error("there is no season");
  return new SeasonResults(seed, plan);
};
const pairingOf = (results: SeasonResults, fixture: Fixture): Pairing => {
  const pairing = results.pairingAt(fixture, results.kickoffOf(fixture));
  if (!pairing) throw new Error(`nobody plays ${fixture.ref}`);
  return pairing;
};

type Case = Suspension & { fixture: Fixture; side: Side };
const cases: Case[] = [];
let results = newResults();

beforeAll(() => {
  results = newResults();
  for (const fixture of (plan?.fixtures ?? []).slice(0, 200)) {
    const pairing = pairingOf(results, fixture);
    for (const side of ["home", "away"] as const)
      for (const one of suspendedFor(seed, results, fixture, pairing[side])) cases.push({ ...one, fixture, side });
  }
});

describe("suspensions", () => {
  it("follow a red card that was told, in the match before", () => {
    const reds = cases.filter(({ kind }) => kind === "red-card");
    expect(reds.length).toBeGreaterThan(5);
    const tell = matchSimulator(seed);
    for (const { fixture, side, player, since } of reds) {
      const told = tell(results, pairingOf(results, since));
      const cards = told.sport === "football" ? told.script.events.filter((event) => event.type === "card") : [];
      const shown = cards.some((event) => event.type === "card" && event.card !== "yellow" && event.player === player);
      expect(shown).toBe(true);
      const club = pairingOf(results, fixture)[side];
      const between = (plan?.fixtures ?? []).filter(
        (other) =>
          [clubOf(other.home), clubOf(other.away)].includes(club) &&
          results.kickoffOf(other) > results.kickoffOf(since) &&
          results.kickoffOf(other) < results.kickoffOf(fixture) &&
          results.mishapOf(other)?.kind !== "cancelled",
      );
      expect(between).toEqual([]);
    }
  });

  it("follow the fifth yellow card, and the tenth, of the player's season as far as its cards are known", () => {
    const yellows = cases.filter(({ kind }) => kind === "yellow-cards");
    expect(yellows.length).toBeGreaterThan(3);
    const tell = matchSimulator(seed);
    for (const { fixture, side, player, since } of yellows.slice(0, 4)) {
      const club = pairingOf(results, fixture)[side];
      const shown = (plan?.fixtures ?? []).flatMap((other) => {
        if (![clubOf(other.home), clubOf(other.away)].includes(club)) return [];
        if (results.kickoffOf(other) > results.kickoffOf(since) || results.mishapOf(other)?.kind === "cancelled")
          return [];
        const told = tell(results, pairingOf(results, other));
        if (told.sport !== "football") return [];
        const own = told.script.events.filter(
          (event) => event.type === "card" && event.player === player && event.overturnedAt === undefined,
        );
        return own.length === 1 ? own : [];
      });
      expect(shown.length % 5).toBe(0);
      expect(shown.length).toBeGreaterThan(0);
    }
  });

  it("keep the player off the sheet, and change names only", () => {
    for (const { fixture, side, player } of cases) {
      const pairing = pairingOf(results, fixture);
      const [usual, fielded] = [footballMatchup(seed, pairing), fieldedMatchup(seed, results, pairing)];
      const refs = [...fielded[side].starters, ...fielded[side].bench].map(({ ref }) => ref);
      expect(refs).not.toContain(player);
      expect(new Set(refs).size).toBe(refs.length);
      expect(refs).toContain(fielded[side].captain);
      expect(fielded[side].starters.map(({ skill }) => skill)).toEqual(usual[side].starters.map(({ skill }) => skill));
      const [one, other] = [play(usual), play(fielded)];
      expect(other.game.score).toEqual(one.game.score);
      expect(other.phases).toEqual(one.phases);
    }
  });

  it("are the same whenever and in whatever order they are asked for", () => {
    for (const { fixture, side } of cases.toReversed()) {
      const fresh = newResults();
      const pairing = pairingOf(fresh, fixture);
      expect(suspendedFor(seed, fresh, fixture, pairing[side])).toEqual(
        suspendedFor(seed, results, fixture, pairing[side]),
      );
    }
  });
});
