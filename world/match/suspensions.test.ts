import type { Side } from "@scoreline/domain/sport";
import { beforeAll, describe, expect, it } from "vitest";
import { play } from "#football/play.ts";
import { SeasonBook } from "#history/season-book.ts";
import { storyTeller } from "#match/match-stories.ts";
import { footballMatchup, type Pairing } from "#match/matchups.ts";
import { fieldedMatchup, type Suspension, suspendedFor } from "#match/suspensions.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";
import { seasonPlan } from "#schedule/season-plan.ts";

const seed = "test";
const plan = seasonPlan(seed, "football:premier-league", 2026);
const newBook = () => {
  if (!plan) throw new Error("there is no season");
  return new SeasonBook(seed, plan);
};
const pairingOf = (book: SeasonBook, fixture: Fixture): Pairing => {
  const pairing = book.pairingAt(fixture, book.kickoffOf(fixture));
  if (!pairing) throw new Error(`nobody plays ${fixture.ref}`);
  return pairing;
};

type Case = Suspension & { fixture: Fixture; side: Side };
const cases: Case[] = [];
let book = newBook();

beforeAll(() => {
  book = newBook();
  for (const fixture of (plan?.fixtures ?? []).filter((one) => !book.isChronicled(one)).slice(0, 200)) {
    const pairing = pairingOf(book, fixture);
    for (const side of ["home", "away"] as const)
      for (const one of suspendedFor(seed, book, fixture, pairing[side])) cases.push({ ...one, fixture, side });
  }
});

describe("suspensions", () => {
  it("follow a red card that was told, in the match before", () => {
    const reds = cases.filter(({ kind }) => kind === "red-card");
    expect(reds.length).toBeGreaterThan(5);
    const tell = storyTeller(seed);
    for (const { fixture, side, player, since } of reds) {
      const told = tell(book, pairingOf(book, since));
      const cards = told.sport === "football" ? told.story.events.filter((event) => event.type === "card") : [];
      const shown = cards.some((event) => event.type === "card" && event.card !== "yellow" && event.player === player);
      expect(shown).toBe(true);
      const club = pairingOf(book, fixture)[side];
      const between = (plan?.fixtures ?? []).filter(
        (other) =>
          [clubOf(other.home), clubOf(other.away)].includes(club) &&
          book.kickoffOf(other) > book.kickoffOf(since) &&
          book.kickoffOf(other) < book.kickoffOf(fixture) &&
          book.mishapOf(other)?.kind !== "cancelled",
      );
      expect(between).toEqual([]);
    }
  });

  it("follow the fifth yellow card, and the tenth, of the player's season as far as its cards are known", () => {
    const yellows = cases.filter(({ kind }) => kind === "yellow-cards");
    expect(yellows.length).toBeGreaterThan(3);
    const tell = storyTeller(seed);
    for (const { fixture, side, player, since } of yellows.slice(0, 4)) {
      const club = pairingOf(book, fixture)[side];
      const shown = (plan?.fixtures ?? []).flatMap((other) => {
        if (![clubOf(other.home), clubOf(other.away)].includes(club)) return [];
        if (book.kickoffOf(other) > book.kickoffOf(since) || book.mishapOf(other)?.kind === "cancelled") return [];
        if (book.isChronicled(other)) return [];
        const told = tell(book, pairingOf(book, other));
        if (told.sport !== "football") return [];
        const own = told.story.events.filter(
          (event) => event.type === "card" && event.player === player && event.overturnedAt === undefined,
        );
        return own.length === 1 ? own : [];
      });
      expect(shown.length % 5).toBe(0);
      expect(shown.length).toBeGreaterThan(0);
    }
  });

  it("keep the player off the sheet, and change names only", () => {
    for (const { fixture, side, player } of cases) {
      const pairing = pairingOf(book, fixture);
      const [usual, fielded] = [footballMatchup(seed, pairing), fieldedMatchup(seed, book, pairing)];
      const refs = [...fielded[side].starters, ...fielded[side].bench].map(({ ref }) => ref);
      expect(refs).not.toContain(player);
      expect(new Set(refs).size).toBe(refs.length);
      expect(refs).toContain(fielded[side].captain);
      expect(fielded[side].starters.map(({ skill }) => skill)).toEqual(usual[side].starters.map(({ skill }) => skill));
      const [one, other] = [play(usual), play(fielded)];
      expect(other.game.score).toEqual(one.game.score);
      expect(other.phases).toEqual(one.phases);
    }
  });

  it("are the same whenever and in whatever order they are asked for", () => {
    for (const { fixture, side } of cases.toReversed()) {
      const fresh = newBook();
      const pairing = pairingOf(fresh, fixture);
      expect(suspendedFor(seed, fresh, fixture, pairing[side])).toEqual(
        suspendedFor(seed, book, fixture, pairing[side]),
      );
    }
  });
});
