import { strict as assert } from "node:assert";
import { type Sport, sports } from "@scoreline/domain/sport";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDay, windowOpens, writeDay } from "#people/calendar.ts";
import type { Position, Squad } from "#people/person.ts";
import { clubHomes } from "#people/population/clubs.ts";
import { found } from "#people/population/founding.ts";
import type { Population } from "#people/population/population.ts";
import { populationIn } from "#people/population/populations.ts";
import { playWindow } from "#people/population/window.ts";
import { squadAt, squadOf } from "#people/squads.ts";

const seed = "test";
const lastYear = 2023;
const clubs: Record<Sport, string[]> = {
  football: clubHomes("football").map(({ key }) => key),
  basketball: clubHomes("basketball").map(({ key }) => key),
};
const anyClub = fc
  .constantFrom(...sports)
  .chain((sport) => fc.record({ sport: fc.constant(sport), key: fc.constantFrom(...clubs[sport]) }));
const anyYear = fc.integer({ min: 2019, max: lastYear });

function count(squad: Squad, position: Position): number {
  return squad.members.filter((member) => member.position === position).length;
}

describe("a squad", () => {
  test("has the right number of players in every position", () => {
    fc.assert(
      fc.property(anyClub, anyYear, ({ sport, key }, year) => {
        const squad = squadOf(seed, sport, key, year);
        if (sport === "football") {
          expect(squad.members.length).toBeGreaterThanOrEqual(25);
          expect(squad.members.length).toBeLessThanOrEqual(27);
          expect(count(squad, "goalkeeper")).toBe(3);
          expect([8, 9]).toContain(count(squad, "defender"));
          expect([8, 9]).toContain(count(squad, "midfielder"));
          expect([5, 6]).toContain(count(squad, "forward"));
        } else {
          expect(squad.members.length).toBeGreaterThanOrEqual(13);
          expect(squad.members.length).toBeLessThanOrEqual(15);
          expect(count(squad, "center")).toBe(3);
        }
      }),
    );
  });

  test("gives every number and every ref once, on any day", () => {
    const anyDay = fc.integer({ min: windowOpens(0), max: windowOpens(9) }).map(writeDay);
    fc.assert(
      fc.property(anyClub, anyDay, ({ sport, key }, day) => {
        const { members } = squadAt(seed, sport, key, day);
        assert.equal(new Set(members.map(({ number }) => number)).size, members.length);
        assert.equal(new Set(members.map(({ ref }) => ref)).size, members.length);
        assert.ok(members.length >= (sport === "football" ? 16 : 6));
        for (const { ref, number } of members) {
          assert.ok(ref.length <= 40);
          assert.ok(number >= 0);
          assert.ok(number <= 99);
        }
      }),
    );
  });

  test("is made of people of a playing age and a plausible build", () => {
    fc.assert(
      fc.property(anyClub, anyYear, ({ sport, key }, year) => {
        for (const member of squadOf(seed, sport, key, year).members) {
          const age = (parseDay(`${year}-08-31`) - parseDay(member.birthDate)) / 365.25;
          assert.ok(age > 16);
          assert.ok(age < 40);
          assert.ok(member.heightCm > 150);
          assert.ok(member.heightCm < 235);
          assert.ok(member.weightKg > 45);
          assert.ok(member.weightKg < 145);
          assert.ok(member.skill > 0);
          assert.ok(member.skill < 100);
          assert.equal(member.foot !== undefined, sport === "football");
          assert.ok(parseDay(member.joined) < parseDay(member.contractUntil));
        }
      }),
    );
  });

  test("mostly stays together from one year to the next", () => {
    for (const sport of sports) {
      const shares = clubs[sport].map((key) => {
        const before = squadOf(seed, sport, key, lastYear - 1).members.map(({ ref }) => ref);
        const after = new Set(squadOf(seed, sport, key, lastYear).members.map(({ ref }) => ref));
        return before.filter((ref) => after.has(ref)).length / before.length;
      });
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      expect(mean).toBeGreaterThan(0.62);
      expect(mean).toBeLessThan(0.85);
    }
  });

  test("is as good as its club is strong", () => {
    for (const sport of sports) {
      const homes = clubHomes(sport).sort((a, b) => b.strength - a.strength);
      const skill = (keys: string[]) => {
        const all = keys.flatMap((key) => squadOf(seed, sport, key, lastYear).members.map((member) => member.skill));
        return all.reduce((sum, each) => sum + each, 0) / all.length;
      };
      const best = skill(homes.slice(0, 10).map(({ key }) => key));
      const middle = skill(homes.slice(homes.length / 2, homes.length / 2 + 10).map(({ key }) => key));
      const worst = skill(homes.slice(-10).map(({ key }) => key));
      expect(best - middle).toBeGreaterThan(10);
      expect(middle - worst).toBeGreaterThan(5);
    }
  });

  test("mixes its own with foreigners as its league does", () => {
    const foreigners = (key: string) =>
      squadOf(seed, "football", key, lastYear).members.filter(({ nationality }) => nationality !== "th").length;
    expect(foreigners("buriram-united")).toBeGreaterThanOrEqual(5);
    expect(foreigners("buriram-united")).toBeLessThanOrEqual(9);
    const english = squadOf(seed, "football", "arsenal", lastYear).members.filter(
      ({ nationality }) => nationality === "gb-eng",
    );
    expect(english.length).toBeGreaterThan(5);
    expect(english.length).toBeLessThan(15);
  });

  test("of a women's league is made of women", () => {
    expect(squadOf(seed, "basketball", "las-vegas-aces", 2022).members.every(({ women }) => women)).toBe(true);
    expect(squadOf(seed, "basketball", "los-angeles-lakers", 2022).members.some(({ women }) => women)).toBe(false);
  });
});

describe("the world", () => {
  const written = (population: Population) =>
    population.clubs.map(({ home, stints }) => [
      home.key,
      stints.map(({ life, from, until, number }) => [life.id, life.name, from, until, number]),
    ]);

  test("is the same whenever it is played, and another with another seed", () => {
    const play = (from: string) => {
      const population = found(from, "basketball");
      for (const window of [1, 2, 3]) playWindow(population, window);
      return JSON.stringify(written(population));
    };
    const first = play("a");
    expect(play("a")).toBe(first);
    expect(play("b")).not.toBe(first);
  });

  test("does not change its past when it goes on", () => {
    const other = "going on";
    const early = clubs.basketball.slice(0, 40).map((key) => squadOf(other, "basketball", key, 2020));
    squadOf(other, "basketball", "los-angeles-lakers", 2024);
    expect(clubs.basketball.slice(0, 40).map((key) => squadOf(other, "basketball", key, 2020))).toEqual(early);
  });

  test("has nobody at two clubs at once", () => {
    for (const sport of sports) {
      const { lives } = populationIn(seed, sport, (lastYear - 2019) * 2);
      const overlapping = lives.filter(({ stints }) =>
        stints.some((stint, index) => index > 0 && stint.from < (stints[index - 1]?.until ?? 0)),
      );
      expect(overlapping).toEqual([]);
    }
  });

  test("hardly ever gives a name twice in a squad", () => {
    const squads = clubs.football.map((key) =>
      squadOf(seed, "football", key, lastYear).members.map(({ names }) => names.en),
    );
    const doubled = squads.filter((names) => new Set(names).size < names.length).length;
    expect(doubled / squads.length).toBeLessThan(0.02);
  });
});
