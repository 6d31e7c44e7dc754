import { recentFigures } from "@scoreline/world/history/recent-figures";
import { SeasonResults } from "@scoreline/world/history/season-results";
import type { CompetitionId } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { expect, test } from "vitest";
import { matchMessages } from "#demo/history-matches.ts";
import { recentFigureMessages } from "#demo/messages/recent-figure-messages.ts";
import { feedMessage } from "#port/message.ts";

const seed = "test";
/** Late enough that the last weeks were played in full, not only by result. */
const atEnd = Date.parse("2026-12-20T12:00:00Z");
const day = 86_400_000;

function lately(id: CompetitionId, year: number, now = atEnd) {
  const plan = seasonPlan(seed, id, year);
  if (!plan) throw new Error(`${id} was not played in ${year}`);
  const results = new SeasonResults(seed, plan);
  return plan.fixtures
    .filter(({ kickoff }) => kickoff < now - day)
    .map((fixture) => {
      const recent = recentFigures(seed, results, fixture, now);
      const documents = recent ? recentFigureMessages(fixture, recent) : [];
      return { fixture, result: matchMessages(seed, results, fixture, now), documents };
    });
}

test("of the last weeks of football everybody who played has a mark, of earlier ones nobody", () => {
  const matches = lately("football:thai-league-1", 2026);
  const told = matches.filter(({ documents }) => documents.length > 0);
  expect(told.length).toBeGreaterThan(8);
  expect(told.every(({ fixture }) => fixture.kickoff > atEnd - 40 * day)).toBe(true);
  expect(matches.length).toBeGreaterThan(told.length);
  for (const { documents } of told) {
    for (const message of documents) expect(feedMessage.safeParse(message).error).toBeUndefined();
    const [ratings] = documents;
    expect(ratings?.type === "ratings" && ratings.entries.length).toBeGreaterThanOrEqual(22);
  }
});

test("box scores of the last weeks add up to the results", () => {
  const told = lately("basketball:nba", 2026)
    .filter(({ documents }) => documents.length > 0)
    .slice(-12);
  expect(told).toHaveLength(12);
  for (const { documents, result } of told) {
    const box = documents.find((message) => message.type === "box-score");
    const state = result.find((message) => message.type === "basketball-state")?.state;
    expect(feedMessage.safeParse(box).error).toBeUndefined();
    expect(state?.kind === "finished" && state.score.current).toEqual({
      home: box?.home.players.reduce((sum, { pts }) => sum + pts, 0),
      away: box?.away.players.reduce((sum, { pts }) => sum + pts, 0),
    });
  }
});

test.each(["football:thai-league-1", "basketball:nba"] as const)("of %s whoever played is marked once", (id) => {
  const now = Date.parse("2026-11-08T00:00:00Z");
  const told = lately(id, 2026, now).filter(({ documents }) => documents.length > 0);
  expect(told.length).toBeGreaterThan(8);
  for (const { documents } of told) {
    for (const message of documents) expect(feedMessage.safeParse(message).error).toBeUndefined();
    const ratings = documents.flatMap((message) => (message.type === "ratings" ? message.entries : []));
    expect(new Set(ratings.map(({ player }) => player)).size).toBe(ratings.length);
    expect(ratings.length).toBeGreaterThanOrEqual(18);
    const mean = ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
    expect(mean).toBeGreaterThan(6);
    expect(mean).toBeLessThan(7.4);
  }
});

test("of a season that ended long ago there is nothing more", () => {
  expect(lately("football:thai-league-1", 2025).flatMap(({ documents }) => documents)).toEqual([]);
});
