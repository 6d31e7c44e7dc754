import { scopeOf } from "@scoreline/world/competitions/scope";
import { expect, test } from "vitest";
import { pastOf } from "#demo/history-stream.ts";
import { MatchDayMessages } from "#demo/messages/match-day-messages.ts";
import { OccurrenceMessages } from "#demo/messages/occurrence-messages.ts";
import type { FeedMessage } from "#port/message.ts";

const seed = "starts";
const minute = 60_000;
const day = 86_400_000;
const scope = scopeOf([
  "football:hong-kong-premier-league",
  "football:hong-kong-premier-league-u22",
  "football:club-friendlies",
]);

/** What somebody who begins to listen at an instant knows of the matches of some weeks: when each is played, and how it ended. */
function toldFrom(start: number, from: number, to: number): Record<string, unknown> {
  const messages: FeedMessage[] = [];
  const past = pastOf(seed, "football", start, scope);
  for (const { messages: batch } of [...past.results("running"), ...past.results("past"), ...past.rest()])
    messages.push(...(batch as FeedMessage[]));
  const matchDay = new MatchDayMessages(seed, { scope }, new OccurrenceMessages(seed));
  for (const { items } of matchDay.opening(start)) messages.push(...items);
  const kickoffs = new Map(
    messages.flatMap((message) => (message.type === "fixture" ? [[message.ref, message.kickoff] as const] : [])),
  );
  const ends = new Map(
    messages.flatMap((message) =>
      message.type === "football-state" && message.state.kind === "finished"
        ? [[message.match, message.state.score.current] as const]
        : [],
    ),
  );
  return Object.fromEntries(
    [...kickoffs]
      .filter(([, kickoff]) => kickoff >= from && kickoff < to)
      .map(([ref, kickoff]) => [ref, { kickoff, end: ends.get(ref) }] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

test("the same matches are there with the same results, whatever the minute, hour or day of the first start", () => {
  const first = Date.parse("2026-11-16T10:07:00Z");
  const from = first - 20 * day;
  const known = toldFrom(first, from, first - 3 * 3_600_000);
  expect(Object.keys(known).length).toBeGreaterThan(200);
  for (const later of [16 * minute, 5 * 3_600_000, 2 * day + 37 * minute])
    expect(toldFrom(first + later, from, first - 3 * 3_600_000)).toEqual(known);
});
