import { scopeOf } from "@scoreline/world/competitions/scope";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { expect, test } from "vitest";
import { MatchDayMessages } from "#demo/messages/match-day-messages.ts";

const seed = "test";
const scope = scopeOf(["football:premier-league", "football:thai-league-1", "basketball:bbl"]);
const seasons = [2024, 2025, 2026].flatMap((year) =>
  scope.competitions.flatMap(({ id }) => seasonPlan(seed, id, year) ?? []),
);

test.each(["2025-03-16T12:00:00Z", "2026-11-15T12:00:00Z"])(
  "in a world that begins at %s the matches of the last days end as its tables and cups have it",
  (begins) => {
    const start = Date.parse(begins);
    const messages = new MatchDayMessages(seed, { scope }).open(start);
    const ended = messages.flatMap((message) =>
      (message.type === "football-state" || message.type === "basketball-state") && message.state.kind === "finished"
        ? [message]
        : [],
    );
    expect(ended.length).toBeGreaterThan(5);
    expect(new Set(ended.map(({ type }) => type)).size).toBe(2);
    for (const { match, state } of ended) {
      const plan = seasons.find(({ fixtures }) => fixtures.some(({ ref }) => ref === match));
      const fixture = plan?.fixtures.find(({ ref }) => ref === match);
      if (!plan || !fixture) throw new Error(`${match} is in no plan`);
      expect(new SeasonResults(seed, plan).summaryAt(fixture, start)?.state).toEqual(state);
    }
  },
);
