import { scopeOf } from "@scoreline/world/competitions/scope";
import { clubOn } from "@scoreline/world/people/careers";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { describe, expect, test } from "vitest";
import type { Clock } from "#clock.ts";
import { readCursor } from "#demo/demo-cursor.ts";
import { demoSource } from "#demo/demo-source.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";
import { feedMessage } from "#port/message.ts";
import type { FeedBatch } from "#port/source.ts";

const start = Date.parse("2026-11-17T12:00:00Z");
const standing: Clock = { now: () => start, wait: async () => {} };
const scope = scopeOf(["football:premier-league", "basketball:hong-kong-a1", "basketball:nba"]);
const source = () => demoSource({ seed: "test", clock: standing, scope });
const filling = "Playing the seasons that are on";

type Told = { batches: FeedBatch[]; messages: FeedMessage[]; cursor: string | undefined };

/** What of it belongs to the filling, and how far it goes. */
function filledIn(batches: FeedBatch[]): Told {
  const own = batches.filter(({ progress }) => progress?.what === filling);
  return { batches, messages: own.flatMap((batch) => batch.messages as FeedMessage[]), cursor: batches.at(-1)?.cursor };
}

/** What somebody has who was told as much and no more: everybody is told the same. */
function firstOf({ batches }: Told, fillings: number): Told {
  const ends = batches.flatMap(({ progress }, index) => (progress?.what === filling ? [index + 1] : []));
  return filledIn(batches.slice(0, ends[fillings - 1]));
}

/** What is told from a cursor on, until so many batches of the filling have been. */
async function told(from: string | undefined, most = Number.POSITIVE_INFINITY): Promise<Told> {
  const stop = new AbortController();
  const batches: FeedBatch[] = [];
  let filled = 0;
  await source().follow(
    from,
    async (batch) => {
      if (stop.signal.aborted) return;
      batches.push(batch);
      if (batch.progress?.what === filling) filled += 1;
      if (filled === most || (batch.progress?.what === filling && batch.progress.done === 1)) stop.abort();
    },
    stop.signal,
  );
  return filledIn(batches);
}

const states = (messages: readonly FeedMessage[]) =>
  messages.flatMap((message) =>
    message.type === "football-state" || message.type === "basketball-state" ? [message.match] : [],
  );
const about = (messages: readonly FeedMessage[], match: string) =>
  messages.filter((message) => "match" in message && message.match === match);

const whole = told(undefined);

describe("the seasons that are on", () => {
  test("are filled in with who played, what happened and what each did, newest first, and nothing that is long", async () => {
    const { messages, batches } = await whole;
    const kickoffs = new Map(
      batches
        .flatMap((batch) => batch.messages as FeedMessage[])
        .flatMap((message) => (message.type === "fixture" ? [[message.ref, message.kickoff] as const] : [])),
    );
    const played = states(messages).map((match) => kickoffs.get(match) ?? Number.NaN);
    expect(played.length).toBeGreaterThan(20);
    expect(played).toEqual(played.toSorted((one, other) => other - one));
    expect(played.every((kickoff) => kickoff < start - 3 * 86_400_000)).toBe(true);
    const football = states(messages).find((match) => match.startsWith("football"));
    const basketball = states(messages).find((match) => match.startsWith("basketball"));
    const kinds = (match: string | undefined) => new Set(about(messages, match ?? "").map(({ type }) => type));
    expect(kinds(football)).toEqual(
      new Set([
        "match-info",
        "line-ups",
        "football-events",
        "football-state",
        "football-statistics",
        "ratings",
        "odds",
        "videos",
      ]),
    );
    expect(kinds(basketball)).toEqual(
      new Set([
        "match-info",
        "line-ups",
        "basketball-state",
        "basketball-statistics",
        "box-score",
        "ratings",
        "odds",
        "videos",
      ]),
    );
    for (const message of messages) expect(feedMessage.safeParse(message).success).toBe(true);
  });

  test("go on where they were, and every match is told", async () => {
    const all = new Set(states((await whole).messages));
    const first = firstOf(await whole, 2);
    const second = await told(first.cursor, 2);
    const rest = await told(second.cursor);
    const found = [first, second, rest].map(({ messages }) => states(messages));
    expect(new Set(found.flat())).toEqual(all);
    // No more than those that kicked off at the same instants are told twice.
    expect(found.flat().length - all.size).toBeLessThan(20);
    expect(readCursor(rest.cursor ?? "", 0).unfilled).toEqual([]);
  });
});

describe("a match that is asked for", () => {
  test("has everything, and says the same as it was filled in with", async () => {
    const { messages } = firstOf(await whole, 4);
    for (const match of states(messages).slice(0, 8)) {
      const account = (await source().details?.(match, new AbortController().signal)) as FeedMessage[];
      const kinds = new Set(account.map(({ type }) => type));
      for (const kind of ["commentary", "shots", "line-ups", "ratings", "momentum", "odds"] as const)
        expect(kinds).toContain(kind);
      if (match.startsWith("football")) expect(kinds).toContain("ball");
      for (const message of about(messages, match)) {
        if (message.type === "odds") continue;
        const same = account.filter(({ type }) => type === message.type);
        expect(same).toContainEqual(message);
      }
      const prices = (list: readonly FeedMessage[]) =>
        list.flatMap((message) => (message.type === "odds" ? (message as FeedOf<"odds">).entries : []));
      expect(prices(account)).toEqual(expect.arrayContaining(prices(about(messages, match))));
    }
  });

  test("of a season long over names nobody whom the listener has not met", async () => {
    const seed = "test";
    const fixture = seasonPlan(seed, "football:premier-league", 2023)?.fixtures[0];
    const account = (await source().details?.(fixture?.ref ?? "", new AbortController().signal)) as FeedMessage[];
    const introduced = new Set(account.flatMap((message) => (message.type === "player" ? [message.ref] : [])));
    const lineUps = account.find((message) => message.type === "line-ups") as FeedOf<"line-ups">;
    const named = [lineUps.home, lineUps.away].flatMap((side) =>
      [...side.starters, ...side.bench].map(({ player }) => player),
    );
    const today = new Date(start).toISOString().slice(0, 10);
    expect(named.length).toBeGreaterThan(22);
    // Who has a club is known by it; who has none any more is introduced here.
    for (const player of named) expect(introduced.has(player)).toBe(clubOn(seed, player, today) === undefined);
    expect(introduced.size).toBeGreaterThan(0);
  });

  test("has nothing where there is no such match, or where it is not over", async () => {
    const ask = (match: string) => source().details?.(match, new AbortController().signal);
    for (const match of ["", "football:premier-league:2026:r99:a-b", "football:la-liga:2026:r1:x-y", "no:where"])
      expect(await ask(match)).toEqual([]);
  });
});
