import { foldGoals } from "@scoreline/domain/match/state/score";
import { SeasonResults } from "@scoreline/world/history/season-results";
import {
  matchSimulator,
  nextMoment,
  type SimulatedFootball,
  type SimulatedMatch,
} from "@scoreline/world/match/simulated-match";
import { movesOf } from "@scoreline/world/odds/packed-moves";
import type { Mishap } from "@scoreline/world/schedule/mishaps";
import type { CompetitionId, Fixture } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { basketballNews, basketballSnapshot } from "#demo/messages/basketball-messages.ts";
import { footballNews, footballSnapshot } from "#demo/messages/football-messages.ts";
import { oddsNews } from "#demo/messages/odds-messages.ts";
import { type FeedMessage, feedMessage } from "#port/message.ts";

/** What a listener knows of one match: lists by ref, documents as they were sent last. */
type Known = { lists: Record<string, Record<string, unknown>>; documents: Record<string, unknown> };

function fold(messages: readonly FeedMessage[]): Known {
  const known: Known = { lists: {}, documents: {} };
  const samples = new Map<number, unknown>();
  for (const message of messages) {
    if (message.type === "football-events" || message.type === "basketball-events") {
      change(known, message.type, message.events, message.removed);
    } else if (message.type === "commentary" || message.type === "shots") {
      change(known, message.type, message.entries, message.removed);
    } else if (message.type === "ball") {
      for (const [offset, ...rest] of message.samples) samples.set(message.from + offset, rest);
    } else if ("match" in message && message.type !== "odds") {
      const { at: _, ...document } = message;
      known.documents[message.type] = document;
    }
  }
  known.documents.ball = [...samples].toSorted(([a], [b]) => a - b);
  return known;
}

function change(
  known: Known,
  list: string,
  entries: readonly { ref: string }[],
  removed: readonly string[] = [],
): void {
  const items = known.lists[list] ?? {};
  known.lists[list] = items;
  for (const entry of entries) items[entry.ref] = entry;
  for (const ref of removed) delete items[ref];
}

const newsOf = (told: SimulatedMatch, since: number, now: number) =>
  told.sport === "football" ? footballNews(told, since, now) : basketballNews(told, since, now);
const snapshotOf = (told: SimulatedMatch, now: number) =>
  told.sport === "football" ? footballSnapshot(told, now, true) : basketballSnapshot(told, now);

function replay(told: SimulatedMatch, ticks: readonly number[], until = told.endsAt): FeedMessage[] {
  const messages: FeedMessage[] = [];
  let since = told.kickoff - 1;
  for (let index = 0; since < until; index += 1) {
    const now = Math.min(until, since + (ticks[index % ticks.length] ?? 1_000));
    messages.push(...newsOf(told, since, now));
    since = now;
  }
  return messages;
}

function expectReadable(messages: readonly FeedMessage[]): void {
  for (const message of messages) {
    const parsed = feedMessage.safeParse(message);
    if (!parsed.success) throw new Error(`${message.type}: ${parsed.error.message}`);
  }
}

class Troubled extends SeasonResults {
  trouble: Mishap | undefined;
  override mishapOf(fixture: Fixture): Mishap | undefined {
    return this.trouble ?? super.mishapOf(fixture);
  }
}

const seed = "test";
const competitions: readonly CompetitionId[] = [
  "football:premier-league",
  "football:j2-league",
  "basketball:nba",
  "basketball:bbl",
];
const books: Troubled[] = [];
const tell = matchSimulator(seed);

function toldOf(results: SeasonResults, number: number): SimulatedMatch {
  const fixtures = results.plan.fixtures.filter(({ home, away }) => "club" in home && "club" in away);
  const fixture = fixtures[number % fixtures.length];
  const pairing = fixture && results.pairingAt(fixture, results.kickoffOf(fixture));
  if (!pairing) throw new Error("a season without a match");
  return tell(results, pairing);
}

beforeAll(() => {
  for (const id of competitions) {
    const plan = seasonPlan(seed, id, 2026);
    if (plan) books.push(new Troubled(seed, plan));
  }
  expect(books.length).toBeGreaterThan(2);
});

const tickSizes = fc.array(fc.constantFrom(700, 1_000, 5_000, 13_000, 61_000, 400_000), { minLength: 1, maxLength: 6 });

describe("a match told bit by bit", () => {
  it("comes to the same as one look at the end, and every message is readable", () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(2_000), tickSizes, (league, number, ticks) => {
        const told = toldOf(books[league % books.length] as SeasonResults, number);
        const messages = replay(told, ticks);
        const whole = snapshotOf(told, told.endsAt);
        expectReadable(messages);
        expectReadable(whole);
        expect(fold(messages)).toEqual(fold(whole));
        expect(newsOf(told, told.endsAt, told.endsAt + 3_600_000)).toEqual([]);
      }),
      { numRuns: 24 },
    );
  });

  it("comes to the same at any instant between, but for figures that are due only now and then", () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.nat(2_000),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (league, number, share) => {
          const told = toldOf(books[league % books.length] as SeasonResults, number);
          const now = Math.round(told.kickoff + share * (told.endsAt - told.kickoff));
          const [bits, whole] = [fold(replay(told, [9_000, 1_000], now)), fold(snapshotOf(told, now))];
          expect(bits.lists).toEqual(whole.lists);
          expect(bits.documents.ball).toEqual(whole.documents.ball);
          const state = `${told.sport}-state`;
          expect(bits.documents[state]).toEqual(whole.documents[state]);
        },
      ),
      { numRuns: 16 },
    );
  });

  it("counts time-outs of a game as they are taken", () => {
    const told = toldOf(books[2] as SeasonResults, 0);
    if (told.sport !== "basketball") throw new Error("no basketball");
    const taken = told.script.plays.filter(({ type }) => type === "time-out").slice(0, 4);
    expect(taken.length).toBeGreaterThan(0);
    for (const { at } of taken) {
      const [bits, whole] = [replay(told, [9_000, 1_000], told.kickoff + at), snapshotOf(told, told.kickoff + at)];
      expect(fold(bits).documents["basketball-state"]).toEqual(fold(whole).documents["basketball-state"]);
    }
  });

  it("goes on after a restart in the middle as if nothing had been", () => {
    const told = toldOf(books[0] as SeasonResults, 7);
    const middle = told.kickoff + 3_000_000;
    const rest: FeedMessage[] = [];
    for (let since = middle; since < told.endsAt; since += 4_000) rest.push(...newsOf(told, since, since + 4_000));
    const before = replay(told, [1_000], middle);
    expect(fold([...before, ...snapshotOf(told, middle), ...rest])).toEqual(fold(snapshotOf(told, told.endsAt)));
  });

  it("says nothing between the moments that it announces", () => {
    const told = toldOf(books[0] as SeasonResults, 11);
    for (let now = told.kickoff; now < told.endsAt; ) {
      const due = nextMoment(told, now);
      expect(newsOf(told, now, due - 1)).toEqual([]);
      expect(newsOf(told, due - 1, due).length).toBeGreaterThan(0);
      now = due;
    }
  });

  it("has a score that its goals add up to", () => {
    for (let number = 0; number < 40; number += 1) {
      const told = toldOf(books[0] as SeasonResults, number * 7) as SimulatedFootball;
      const { lists, documents } = fold(replay(told, [30_000]));
      const events = Object.values(lists["football-events"] ?? {}) as {
        type: string;
        side: "home";
        phase: "first-half";
      }[];
      const { current } = foldGoals(
        events.filter(({ type }) => type === "goal"),
        "extra-first",
      );
      expect(documents["football-state"]).toMatchObject({ state: { kind: "finished", score: { current } } });
    }
  });

  it("is the same in every run", () => {
    for (const results of books) {
      const again = matchSimulator(seed);
      const told = toldOf(results, 5);
      const fresh = again(new SeasonResults(seed, results.plan), told.pairing);
      expect(JSON.stringify(replay(fresh, [5_000]))).toBe(JSON.stringify(replay(told, [5_000])));
    }
  });

  it("goes on from the prices before kick-off as if it had worked them out itself", () => {
    for (const results of books) {
      const { script, kickoff, depth, endsAt } = toldOf(results, 3);
      const early = movesOf(script.matchup, kickoff, depth.popularity);
      const moves = movesOf(script, kickoff, depth.popularity, endsAt, early);
      expect(early.times.length).toBeGreaterThan(50);
      expect(moves).toEqual(movesOf(script, kickoff, depth.popularity, endsAt));
    }
  });

  it("lists prices once, before and during the match", () => {
    for (const results of books) {
      const told = toldOf(results, 3);
      const moves = movesOf(told.script, told.kickoff, told.depth.popularity, told.endsAt);
      const bits: FeedMessage[] = [];
      for (let at = told.kickoff - 6 * 86_400_000; at <= told.endsAt; at += 600_000)
        bits.push(...oddsNews(told.ref, moves, at - 600_000, at));
      bits.push(...oddsNews(told.ref, moves, told.endsAt - ((told.endsAt - told.kickoff) % 600_000), told.endsAt));
      expectReadable(bits);
      const entries = bits.flatMap((message) => (message.type === "odds" ? message.entries : []));
      expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(moves.times.length);
    }
  });
});

describe("everyday trouble", () => {
  it("breaks a match off in its minute: the score stays, then nothing more", () => {
    for (const results of books) {
      const troubled = new Troubled(seed, results.plan);
      troubled.trouble = { kind: "abandoned", minute: 57 };
      const usual = toldOf(results, 9);
      const told = matchSimulator(seed)(troubled, usual.pairing);
      expect(told.endsAt).toBeLessThan(usual.endsAt);
      const messages = replay(told, [1_000]);
      expectReadable(messages);
      const known = fold(messages);
      expect(known).toEqual(fold(snapshotOf(told, told.endsAt + 10_000_000)));
      expect(known.documents[`${told.sport}-state`]).toMatchObject({ state: { kind: "abandoned", score: {} } });
      expect(newsOf(told, told.endsAt, usual.endsAt + 60_000)).toEqual([]);
    }
  });

  it("gives some goals to somebody else first", () => {
    let goals = 0;
    let wrong = 0;
    for (const results of books.slice(0, 2)) {
      for (let number = 0; number < 190; number += 1) {
        const told = toldOf(results, number) as SimulatedFootball;
        goals += told.script.events.filter(({ type, overturnedAt }) => type === "goal" && !overturnedAt).length;
        for (const [ref, { at, wrong: other, until }] of told.corrections.scorers) {
          wrong += 1;
          const right = told.script.events.find((event) => event.ref === ref);
          expect(right).toMatchObject({ type: "goal" });
          expect(right && "player" in right && right.player).not.toBe(other);
          const own = ref.slice(ref.lastIndexOf("-") + 1);
          const first = fold(replay(told, [1_000], told.kickoff + at)).lists["football-events"]?.[own];
          const later = fold(replay(told, [1_000], told.kickoff + until)).lists["football-events"]?.[own];
          expect(first).toMatchObject({ player: other });
          expect(later).toMatchObject({ player: right && "player" in right && right.player });
        }
      }
    }
    expect(wrong / goals).toBeGreaterThan(0.004);
    expect(wrong / goals).toBeLessThan(0.03);
  });
});
