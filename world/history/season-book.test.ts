import { expect, test } from "vitest";
import { SeasonBook } from "#history/season-book.ts";
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
    const wise = new SeasonBook(seed, plan);
    const placesOf = (book: SeasonBook, at: number) => plan.fixtures.map((fixture) => book.placesAt(fixture, at));
    placesOf(wise, end);
    for (const share of [0.2, 0.6, 0.9, 0.97]) {
      const at = kickoffs.toSorted((one, other) => one - other)[Math.floor(kickoffs.length * share)] ?? 0;
      expect(placesOf(wise, at)).toEqual(placesOf(new SeasonBook(seed, plan), at));
    }
    expect(placesOf(wise, end)).toEqual(placesOf(new SeasonBook(seed, plan), end));
  },
);
