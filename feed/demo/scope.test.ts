import { scopeOf, wholeWorld } from "@scoreline/world/competitions/scope";
import { occasionsBetween } from "@scoreline/world/schedule/between";
import { expect, test } from "vitest";
import { startClock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import type { FeedMessage } from "#port/message.ts";

const week = { from: Date.parse("2026-11-09T00:00:00Z"), to: Date.parse("2026-11-16T00:00:00Z") };

test("without a name it is the whole world", () => {
  expect(scopeOf([])).toBe(wholeWorld);
});

test("has the competitions named and whoever plays in them, or may come up or go down", () => {
  const { competitions, teams } = scopeOf(["football:thai-league-1", "basketball:hong-kong-a1"]);
  expect(competitions.map(({ id }) => id)).toEqual(["football:thai-league-1", "basketball:hong-kong-a1"]);
  expect(teams).toHaveLength(16 + 18 + 10);
  expect(new Set(teams.map(({ sport }) => sport))).toEqual(new Set(["football", "basketball"]));
});

test("plays the same matches as the whole world", () => {
  const { competitions } = scopeOf(["football:thai-league-1"]);
  const small = occasionsBetween("test", week.from, week.to, competitions);
  const whole = occasionsBetween("test", week.from, week.to);
  expect(small.length).toBeGreaterThan(0);
  expect(small).toEqual(whole.filter(({ fixture }) => fixture.competition === "football:thai-league-1"));
});

test("tells of nobody beyond it, not in tournaments either", async () => {
  const scope = scopeOf(["basketball:hong-kong-a1"]);
  const source = demoSource({
    seed: "test",
    clock: startClock({ realStart: Date.now(), start: week.to, speed: 1 }),
    scope,
  });
  const told: FeedMessage[] = [];
  const stop = new AbortController();
  await source.follow(
    undefined,
    async ({ messages, caughtUp }) => {
      told.push(...(messages as FeedMessage[]));
      if (caughtUp) stop.abort();
    },
    stop.signal,
  );
  const refs = (type: "team" | "competition") => told.flatMap((each) => (each.type === type ? [each.ref] : []));
  expect(refs("competition")).toEqual(["basketball:hong-kong-a1"]);
  expect(refs("team").toSorted()).toEqual(scope.teams.map(({ sport, club }) => `${sport}:${club.key}`).toSorted());
});

test("a name that nobody knows is refused", () => {
  expect(() => scopeOf(["football:no-such-league"])).toThrow("football:no-such-league");
});
