import { strict as assert } from "node:assert";
import { worldCompetitions } from "@scoreline/world/competitions/registry";
import { scopeOf } from "@scoreline/world/competitions/scope";
import { occasionsBetween } from "@scoreline/world/schedule/between";
import { mishapsOf } from "@scoreline/world/schedule/mishaps";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { beforeAll, describe, expect, it } from "vitest";
import { MatchDayMessages } from "#demo/messages/match-day-messages.ts";
import { type FeedMessage, type FeedOf, feedMessage } from "#port/message.ts";

const seed = "test";
const hour = 3_600_000;
const day = 24 * hour;
const opened = Date.parse("2026-11-21T14:40:00Z");
const narrow = { before: 2 * hour, after: 26 * hour };
const little = { before: hour, after: hour };

/** Every third competition, of all kinds: two hundred matches say what five hundred do. */
const third = scopeOf(worldCompetitions.filter((_, index) => index % 3 === 0).map(({ id }) => id));

/** Everything that a match day says: at first, then in ticks of various sizes. */
function listen(from: number, ticks: readonly number[], window = narrow, scope = third): FeedMessage[] {
  const matchDay = new MatchDayMessages(seed, { window, scope });
  const messages = matchDay.open(from);
  let now = from;
  for (const tick of ticks) {
    now += tick;
    messages.push(...matchDay.news(now));
  }
  return messages;
}

/** The names of people that a message holds, whoever and wherever they are. */
function namedIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string" && /^[pcr]:(football|basketball):/.test(value)) found.push(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) namedIn(part, found);
  return found;
}

const ticks = [1_000, 5_000, 60_000, 15 * 60_000, ...new Array<number>(20).fill(1_000), hour, 30_000, 2 * hour];
let messages: FeedMessage[] = [];
const of = <Type extends FeedMessage["type"]>(type: Type) =>
  messages.filter((message): message is FeedOf<Type> => message.type === type);

beforeAll(() => {
  messages = listen(opened, ticks);
});

describe("a match day", () => {
  it("is readable, message by message", () => {
    for (const message of messages) {
      const parsed = feedMessage.safeParse(message);
      if (!parsed.success) throw new Error(`${message.type}: ${parsed.error.message}`);
    }
  });

  it("names nobody and nothing that was not introduced before", () => {
    const known = new Set<string>();
    for (const message of messages) {
      if (message.type === "player" || message.type === "official" || message.type === "fixture")
        known.add(message.ref);
      else {
        for (const name of namedIn(message)) if (!known.has(name)) throw new Error(`${message.type} names ${name}`);
        if ("match" in message && !known.has(message.match)) throw new Error(`${message.type} of ${message.match}`);
      }
    }
    expect(known.size).toBeGreaterThan(1_000);
  });

  it("speaks of everything around its matches", () => {
    const finished = of("football-state").filter(({ state }) => state.kind === "finished");
    expect(finished.length).toBeGreaterThan(10);
    const types = new Set(messages.map(({ type }) => type));
    for (const type of [
      "odds",
      "line-ups",
      "match-info",
      "commentary",
      "shots",
      "ball",
      "momentum",
      "touches",
      "ratings",
    ] as const)
      expect(types).toContain(type);
    for (const type of ["football-statistics", "basketball-statistics", "box-score", "squad", "absence"] as const)
      expect(types).toContain(type);
    for (const { match } of finished) {
      const infos = of("match-info").filter((info) => info.match === match);
      expect(infos.at(-1)).toMatchObject({ attendance: expect.any(Number), referee: expect.any(String) });
      expect(of("line-ups").findLast((lineUps) => lineUps.match === match)).toMatchObject({ confirmed: true });
    }
  });

  it("guesses line-ups a day before and confirms them an hour before, seldom later", () => {
    const kickoffs = new Map(of("fixture").map(({ ref, kickoff }) => [ref, kickoff]));
    for (const { match, at, confirmed } of of("line-ups")) {
      const left = (kickoffs.get(match) ?? 0) - at;
      expect(left).toBeLessThanOrEqual(confirmed ? hour : day);
    }
    expect(of("line-ups").some(({ confirmed }) => !confirmed)).toBe(true);
    const likely = of("match-info").filter(({ match, at }) => (kickoffs.get(match) ?? 0) - at > 7 * hour);
    for (const info of likely) expect(info).not.toHaveProperty("weather");
  });

  it("says where the bigger matches are shown, each country once, and the same every time", () => {
    const told = new Map<string, string>();
    for (const { match, broadcasts = [] } of of("match-info")) {
      const countries = broadcasts.map(({ country }) => country);
      expect(new Set(countries).size).toBe(countries.length);
      const said = JSON.stringify(broadcasts);
      expect(told.get(match) ?? said).toBe(said);
      told.set(match, said);
    }
    const shown = [...told.values()].filter((said) => said !== "[]").length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(told.size);
  });

  it("has goals of the bigger matches soon after they fell, and all of it in short afterwards", () => {
    const videos = of("videos");
    const kinds = new Set(videos.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["first-half", "goal", "highlights"]);
    const goals = new Map<string, Set<string>>();
    for (const { match, events } of of("football-events")) {
      const own = goals.get(match) ?? new Set();
      for (const { type, ref } of events) if (type === "goal") own.add(ref);
      goals.set(match, own);
    }
    for (const { match, at, entries } of videos) {
      const states = messages.filter((message) => "state" in message && message.match === match && message.at <= at);
      const over = states.some((message) => "state" in message && message.state.kind === "finished");
      for (const { kind, at: published, event } of entries) {
        expect(published).toBeLessThanOrEqual(at);
        if (kind === "highlights") expect(over).toBe(true);
        if (kind === "goal") expect(goals.get(match)).toContain(event);
      }
    }
  });

  it("says first what is planned, what is on and how the others ended, and leaves their details for later", () => {
    const matchDay = new MatchDayMessages(seed, { window: { before: 8 * hour, after: hour } });
    const [first, later] = [[...matchDay.opening(opened)], [...matchDay.details(opened)]].map((shares) =>
      shares.flatMap(({ items }) => items),
    );
    const matchesOf = (list: FeedMessage[] | undefined, test: (message: FeedMessage) => boolean) =>
      new Set(list?.flatMap((message) => ("match" in message && test(message) ? [message.match] : [])));
    const isOver = (message: FeedMessage) => "state" in message && message.state.kind === "finished";
    const over = matchesOf(first, isOver);
    expect(over.size).toBeGreaterThan(20);
    expect(matchesOf(first, (message) => "state" in message && !isOver(message)).size).toBeGreaterThan(8);
    expect([...matchesOf(first, ({ type }) => type === "commentary")].filter((match) => over.has(match))).toEqual([]);
    const withEvents = matchesOf(later, ({ type }) => type.endsWith("-events"));
    expect([...over].filter((match) => !withEvents.has(match))).toEqual([]);
  });

  it("sends prices of a match at most once a tick", () => {
    const said = new Set<string>();
    for (const { match, at, entries } of of("odds")) {
      // At first the last ones, then how they got there.
      if (entries.length === 1_000 || at === opened) continue;
      assert.ok(!said.has(`${match} ${at}`));
      said.add(`${match} ${at}`);
      for (const entry of entries) assert.ok(entry.at <= at);
    }
  });

  it("is the same in two runs, byte by byte", () => {
    const [once, again] = [listen(opened, ticks, little), listen(opened, ticks, little)];
    expect(again.length).toBe(once.length);
    again.forEach((message, index) => {
      if (JSON.stringify(message) !== JSON.stringify(once[index])) throw new Error(`message ${index} differs`);
    });
  });
});

/** Matches of the year that something befalls. */
function struck(kind: "postponed" | "cancelled"): { fixture: Fixture; announcedAt: number; kickoff: number } {
  const from = Date.parse("2026-09-01T00:00:00Z");
  for (const { fixture, outcome } of occasionsBetween(seed, from, from + 60 * day)) {
    if (outcome !== kind) continue;
    const plan = seasonPlan(
      seed,
      fixture.competition,
      Number(fixture.season.slice(fixture.season.lastIndexOf(":") + 1)),
    );
    const mishap = plan && mishapsOf(seed, plan).get(fixture.ref);
    if (mishap?.kind === "postponed") return { fixture, announcedAt: mishap.announcedAt, kickoff: mishap.kickoff };
    if (mishap?.kind === "cancelled") return { fixture, announcedAt: mishap.announcedAt, kickoff: fixture.kickoff };
  }
  throw new Error(`no match was ${kind}`);
}

describe("matches that are not played", () => {
  it("are postponed, say nothing on their day, and are played later", () => {
    const { fixture, kickoff } = struck("postponed");
    const own = (list: readonly FeedMessage[]) =>
      list.filter((message) => ("match" in message ? message.match : "ref" in message && message.ref) === fixture.ref);
    const league = scopeOf([fixture.competition]);
    const onItsDay = own(listen(fixture.kickoff - 30 * 60_000, [25 * 60_000, hour], little, league));
    expect(new Set(onItsDay.map(({ type }) => type))).toEqual(new Set(["fixture", `${fixture.sport}-state`]));
    expect(onItsDay.at(-1)).toMatchObject({ state: { kind: "postponed" } });
    const later = own(listen(kickoff - 30 * 60_000, [29 * 60_000, hour], little, league));
    expect(later.map(({ type }) => type)).toContain("line-ups");
    expect(later.findLast(({ type }) => type === `${fixture.sport}-state`)).toMatchObject({ state: { kind: "live" } });
  });

  it("are cancelled and stay silent", () => {
    const { fixture } = struck("cancelled");
    const league = scopeOf([fixture.competition]);
    const said = listen(fixture.kickoff - 30 * 60_000, [25 * 60_000, hour, hour], little, league);
    const own = said.filter((message) => "match" in message && message.match === fixture.ref);
    expect(own.every((message) => "state" in message && message.state.kind === "cancelled")).toBe(true);
    expect(own.length).toBeGreaterThan(0);
  });
});
