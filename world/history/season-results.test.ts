import { expect, test } from "vitest";
import { SeasonResults } from "#history/season-results.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";

const seed = "test";

test.each([
  ["basketball:nba", 2024],
  ["football:champions-league", 2024],
  ["football:k-league-1", 2025],
] as [CompetitionId, number][])(
  "%s: who knows how it ended tells no more of an earlier day than was known then",
  (id, year) => {
    const plan = seasonPlan(seed, id, year);
    if (!plan) throw new Error("there is no such season");
    const kickoffs = plan.fixtures.map(({ kickoff }) => kickoff);
    const end = Math.max(...kickoffs) + 86_400_000;
    const wise = new SeasonResults(seed, plan);
    const placesOf = (results: SeasonResults, at: number) =>
      plan.fixtures.map((fixture) => results.placesAt(fixture, at));
    placesOf(wise, end);
    for (const share of [0.2, 0.6, 0.9, 0.97]) {
      const at = kickoffs.toSorted((one, other) => one - other)[Math.floor(kickoffs.length * share)] ?? 0;
      expect(placesOf(wise, at)).toEqual(placesOf(new SeasonResults(seed, plan), at));
    }
    expect(placesOf(wise, end)).toEqual(placesOf(new SeasonResults(seed, plan), end));
  },
);
