import { describe, expect, it } from "vitest";
import { boxScoreAt } from "#basketball/box-score.ts";
import { scriptEnd } from "#basketball/script.ts";
import { stateAt as gameStateAt } from "#basketball/state.ts";
import { stateAt } from "#football/state.ts";
import { SeasonResults } from "#history/season-results.ts";
import { ownRef } from "#match/own-ref.ts";
import { matchSimulator, type SimulatedBasketball, type SimulatedFootball } from "#match/simulated-match.ts";
import type { Fixture } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";

const seed = "test";

/** A spread of a season's matches, so that a test of many competitions stays short. */
function someOf(id: Parameters<typeof seasonPlan>[1], year: number, count: number) {
  const plan = seasonPlan(seed, id, year);
  if (!plan) throw new Error(`${id} has no season of ${year}`);
  const step = Math.max(1, Math.floor(plan.fixtures.length / count));
  return { plan, fixtures: plan.fixtures.filter((_, index) => index % step === 0) };
}

const over = (results: SeasonResults, fixture: Fixture) => results.kickoffOf(fixture) + 5 * 3_600_000;

describe("a football match is the same for whoever only asks how it ended", () => {
  const seasons = [
    ["football:premier-league", 2023],
    ["football:premier-league", 2026],
    ["football:thai-league-1", 2025],
    ["football:champions-league", 2024],
    ["football:fa-cup", 2025],
  ] as const;

  it.each(seasons)("%s %i: result, goals, scorers, cards and minutes are those of the match in full", (id, year) => {
    const { plan, fixtures } = someOf(id, year, 24);
    const results = new SeasonResults(seed, plan);
    const simulate = matchSimulator(seed);
    let compared = 0;
    for (const fixture of fixtures) {
      const end = over(results, fixture);
      const summary = results.summaryAt(fixture, end);
      const pairing = results.pairingAt(fixture, end);
      if (!summary || !pairing) continue;
      compared += 1;
      const { script, kickoff, endsAt } = simulate(results, pairing) as SimulatedFootball;
      expect(endsAt).toBe(summary.endsAt);
      expect(stateAt(script, kickoff, endsAt)).toEqual(summary.state);
      const standing = script.events.filter(({ overturnedAt }) => overturnedAt === undefined);
      const goals = standing.flatMap((event) => {
        const { at: _, ref, ...told } = event;
        return told.type === "goal" ? [{ ...told, ref: ownRef(ref) }] : [];
      });
      expect(goals).toEqual(summary.goals());
      const parts = summary.parts();
      for (const side of ["home", "away"] as const) {
        const own = standing.filter((event) => "side" in event && event.side === side);
        const came = own.flatMap((event) => (event.type === "substitution" && event.on ? [event.on] : []));
        const started = script.matchup[side].starters.map(({ ref }) => ref);
        expect(parts[side].map(({ player }) => player)).toEqual([...started, ...came]);
        for (const { player, yellow, red } of parts[side]) {
          const cards = own.flatMap((event) => (event.type === "card" && event.player === player ? [event.card] : []));
          expect([yellow, red]).toEqual([
            cards.filter((card) => card === "yellow").length,
            cards.filter((card) => card !== "yellow").length,
          ]);
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it("in whatever order and however late somebody asks for it", () => {
    const { plan, fixtures } = someOf("football:la-liga", 2025, 12);
    const inOrder = new SeasonResults(seed, plan);
    const backwards = new SeasonResults(seed, plan);
    const tell = (results: SeasonResults, fixture: Fixture, now: number) => {
      const summary = results.summaryAt(fixture, now);
      const pairing = results.pairingAt(fixture, now);
      if (!summary || !pairing) return undefined;
      const { script } = matchSimulator(seed)(results, pairing) as SimulatedFootball;
      return { goals: summary.goals(), events: script.events, ratings: script.ratings, statistics: script.statistics };
    };
    const years = 2 * 365 * 86_400_000;
    const late = fixtures.toReversed().map((fixture) => tell(backwards, fixture, over(backwards, fixture) + years));
    expect(late.toReversed()).toEqual(fixtures.map((fixture) => tell(inOrder, fixture, over(inOrder, fixture))));
  });
});

describe("a basketball game is the same for whoever only asks how it ended", () => {
  const seasons = [
    ["basketball:nba", 2023],
    ["basketball:nba", 2026],
    ["basketball:bbl", 2025],
    ["basketball:euroleague", 2026],
  ] as const;

  it.each(seasons)("%s %i: result, periods, length and what each did are those of the game in full", (id, year) => {
    const { plan, fixtures } = someOf(id, year, 16);
    const results = new SeasonResults(seed, plan);
    const simulate = matchSimulator(seed);
    let compared = 0;
    for (const fixture of fixtures) {
      const end = over(results, fixture);
      const summary = results.summaryAt(fixture, end);
      const pairing = results.pairingAt(fixture, end);
      if (!summary || !pairing) continue;
      compared += 1;
      const { script, kickoff, endsAt } = simulate(results, pairing) as SimulatedBasketball;
      expect(endsAt).toBe(summary.endsAt);
      expect(gameStateAt(script, kickoff, endsAt)).toEqual(summary.state);
      const box = boxScoreAt(script, scriptEnd(script));
      for (const side of ["home", "away"] as const) {
        const rows = box[side].players.filter(({ played }) => played);
        const told = summary.parts()[side];
        expect(told.map(({ player, points, started }) => [player, points, started])).toEqual(
          rows.map(({ player, pts, starter }) => [player, pts, starter]),
        );
      }
    }
    expect(compared).toBeGreaterThan(8);
  });
});
