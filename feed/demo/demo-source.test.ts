import { competitionOf } from "@scoreline/world/competitions/registry";
import { scopeOf } from "@scoreline/world/competitions/scope";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { seasonsAt } from "@scoreline/world/history/seasons";
import { expect, test } from "vitest";
import type { Clock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import type { FeedMessage } from "#port/message.ts";

const start = Date.parse("2026-11-15T12:00:00Z");
const standing: Clock = { now: () => start, wait: async () => {} };
const scope = scopeOf(["football:hong-kong-premier-league", "basketball:hong-kong-a1"]);

test("the whole history is told before it is called complete, and then only what belongs to the last days and the plans", async () => {
  const before: FeedMessage[] = [];
  const after: FeedMessage[] = [];
  let isPastTold = false;
  const stop = new AbortController();
  await demoSource({ seed: "test", clock: standing, scope }).follow(
    undefined,
    async ({ messages, pastTold, progress }) => {
      (isPastTold ? after : before).push(...(messages as FeedMessage[]));
      isPastTold ||= pastTold === true;
      if (progress?.what === "Everything is in place") stop.abort();
    },
    stop.signal,
  );
  const kickoffs = new Map<string, number>();
  for (const message of [...before, ...after])
    if (message.type === "fixture") kickoffs.set(message.ref, message.kickoff);
  const isOld = (match: string) => (kickoffs.get(match) ?? 0) < start - 3 * 86_400_000;

  const kinds = (messages: readonly FeedMessage[]) => new Set(messages.map(({ type }) => type));
  const history = ["player", "squad", "transfer", "trophy", "career"] as const;
  expect([...kinds(before)]).toEqual(expect.arrayContaining([...history]));
  // Transfers of the last year are news; older ones explain careers, and can wait.
  const late = after.filter(({ type }) => history.some((each) => each === type));
  const yearAgo = new Date(start - 365 * 86_400_000).toISOString().slice(0, 10);
  expect(late.filter((message) => message.type !== "transfer" || message.date > yearAgo)).toEqual([]);
  expect(after.filter((message) => message.type === "fixture" && message.kickoff < start)).toEqual([]);
  const planned = after.filter((message) => message.type === "fixture" && message.kickoff > start + 8 * 86_400_000);
  expect(planned.length).toBeGreaterThan(50);
  expect(
    after.filter(
      (message) =>
        ["football-state", "football-events", "basketball-state"].includes(message.type) &&
        "match" in message &&
        isOld(message.match),
    ),
  ).toEqual([]);
  // Seasons that are over: three of football, two of basketball.
  const seasons = before.flatMap((message) => (message.type === "season" && !message.current ? [message] : []));
  const over = (competition: string) =>
    new Set(seasons.filter((one) => one.competition === competition).map(({ name }) => name));
  expect(over("football:hong-kong-premier-league").size).toBe(3);
  expect(over("basketball:hong-kong-a1").size).toBe(2);
});

test("the results of the last days have their prices before the history is told", async () => {
  const stop = new AbortController();
  const results = new Set<string>();
  const priced = new Set<string>();
  await demoSource({ seed: "test", clock: standing, scope }).follow(
    undefined,
    async ({ messages, progress }) => {
      if (progress?.what.startsWith("Writing down the running seasons")) stop.abort();
      if (stop.signal.aborted) return;
      for (const message of messages as FeedMessage[]) {
        if (
          (message.type === "football-state" || message.type === "basketball-state") &&
          message.state.kind === "finished"
        )
          results.add(message.match);
        if (message.type === "odds") priced.add(message.match);
      }
    },
    stop.signal,
  );
  expect(results.size).toBeGreaterThan(0);
  expect([...results].filter((match) => !priced.has(match))).toEqual([]);
});

test("the seasons that are on are told as far as they are played before any of the past", async () => {
  const stop = new AbortController();
  const seasons = new Map<string, boolean>();
  const results: string[] = [];
  await demoSource({ seed: "test", clock: standing, scope }).follow(
    undefined,
    async ({ messages, progress }) => {
      if (stop.signal.aborted) return;
      for (const message of messages as FeedMessage[]) {
        if (message.type === "season") seasons.set(message.ref, message.current);
        if (message.type === "football-state" || message.type === "basketball-state") results.push(message.match);
      }
      if (progress?.what === "The running seasons are in place") stop.abort();
    },
    stop.signal,
  );
  expect([...seasons.values()]).not.toContain(false);
  for (const id of ["football:hong-kong-premier-league", "basketball:hong-kong-a1"] as const) {
    const [plan] = seasonsAt("test", competitionOf(id), start).open;
    if (!plan) throw new Error(`${id} has no season`);
    const season = new SeasonResults("test", plan);
    const played = plan.fixtures.filter((fixture) => season.resultAt(fixture.ref, start) !== undefined);
    expect(played.length).toBeGreaterThan(0);
    expect(results).toEqual(expect.arrayContaining(played.map(({ ref }) => ref)));
  }
});

test("tables come before scorers, what is on before what is over, and the last season before those that were earlier", async () => {
  const stop = new AbortController();
  const seasons = new Map<string, { name: string; current: boolean }>();
  const matches = new Map<string, { season: string; kickoff: number }>();
  const steps: string[] = [];
  await demoSource({ seed: "test", clock: standing, scope: scopeOf(["football:hong-kong-premier-league"]) }).follow(
    undefined,
    async ({ messages, progress }) => {
      if (stop.signal.aborted) return;
      for (const message of messages as FeedMessage[]) {
        if (message.type === "season") seasons.set(message.ref, message);
        if (message.type === "fixture") matches.set(message.ref, message);
        if (message.type !== "football-state" && message.type !== "football-events") continue;
        const { season = "", kickoff = start } = matches.get(message.match) ?? {};
        // The last days are told before, with everything.
        if (kickoff > start - 3 * 86_400_000) continue;
        const { name, current } = seasons.get(season) ?? { name: "?", current: false };
        const step = `${message.type === "football-state" ? "results" : "goals"} of ${current ? "now" : name}`;
        if (steps.at(-1) !== step) steps.push(step);
      }
      if (progress?.what === "The past is in place") stop.abort();
    },
    stop.signal,
  );
  expect(steps).toEqual([
    "results of now",
    "goals of now",
    "results of 2025-26",
    "results of 2024-25",
    "results of 2023-24",
    "goals of 2025-26",
    "goals of 2024-25",
  ]);
});
