import { variants } from "@scoreline/names/variants";
import { describe, expect, test } from "vitest";
import { worldTeams } from "#competitions/registry.ts";
import { parseDay } from "#people/calendar.ts";
import { nationalSquad } from "#people/national.ts";
import { coachOf, refereesOf } from "#people/officials.ts";
import { personOf, squadOfTeam } from "#people/persons.ts";
import { derivedSquad } from "#people/sides.ts";
import { squadOf } from "#people/squads.ts";

const seed = "test";
const refs = (members: readonly { ref: string }[]) => members.map(({ ref }) => ref);

describe("another side of a club", () => {
  test("has young people of its own", () => {
    const first = new Set(refs(squadOf(seed, "football", "buriram-united", 2021).members));
    for (const variant of variants) {
      const { members } = derivedSquad(seed, "football", "buriram-united", variant, 2021);
      expect(members.filter(({ position }) => position === "goalkeeper")).toHaveLength(3);
      expect(new Set(refs(members)).size).toBe(members.length);
      expect(new Set(members.map(({ number }) => number)).size).toBe(members.length);
      for (const member of members) {
        expect(first.has(member.ref)).toBe(false);
        expect(member.ref.length).toBeLessThanOrEqual(40);
        expect(member.women).toBe(variant === "women");
        const age = (parseDay("2021-07-01") - parseDay(member.birthDate)) / 365.25;
        expect(age).toBeGreaterThanOrEqual(15.9);
        expect(age).toBeLessThan(variant === "women" ? 28 : 22.1);
        if (variant === "u21") expect(age).toBeLessThan(21);
      }
    }
  });

  test("changes over slowly, with the same people under the same refs", () => {
    const before = derivedSquad(seed, "football", "arsenal", "u21", 2021).members;
    const after = derivedSquad(seed, "football", "arsenal", "u21", 2022).members;
    const kept = before.filter(({ ref }) => refs(after).includes(ref));
    expect(kept.length).toBeGreaterThan(before.length / 2);
    for (const { ref, names, number } of kept)
      expect(after.find((member) => member.ref === ref)).toMatchObject({ names, number });
    for (const { ref, names } of before) expect(personOf(seed, ref)?.names).toEqual(names);
  });
});

describe("a national team", () => {
  test("calls up the best of its people", () => {
    const { members } = nationalSquad(seed, "football", "th", 2021);
    expect(members).toHaveLength(25);
    expect(members.every(({ nationality }) => nationality === "th")).toBe(true);
    expect(members.every(({ ref }) => /^p:football:\d+$/.test(ref))).toBe(true);
    expect(new Set(refs(members)).size).toBe(25);
    const usual = squadOf(seed, "football", "buriram-united", 2021).members.filter(
      ({ nationality }) => nationality === "th",
    );
    const mean = (list: readonly { skill: number }[]) => list.reduce((sum, { skill }) => sum + skill, 0) / list.length;
    expect(mean(members)).toBeGreaterThan(mean(usual));
  });

  test("is complete also where the world's clubs have nobody", () => {
    const { members } = nationalSquad(seed, "football", "mt", 2021);
    expect(members).toHaveLength(25);
    expect(new Set(refs(members)).size).toBe(25);
    for (const { ref, names } of members) expect(personOf(seed, ref)?.names).toEqual(names);
    expect(nationalSquad(seed, "basketball", "gb", 2021).members).toHaveLength(12);
  });
});

test("every team of the registry can be asked for its people", () => {
  for (const { sport, club } of worldTeams.filter((_, index) => index % 9 === 0)) {
    expect(squadOfTeam(seed, sport, club.key, "2021-10-10").members.length).toBeGreaterThanOrEqual(12);
  }
});

describe("officials", () => {
  test("a coach stays for a while and then another one comes", () => {
    const days = Array.from(
      { length: 120 },
      (_, month) => `${2019 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`,
    );
    const coaches = days.map((day) => coachOf(seed, "football", "arsenal", day).ref);
    const different = new Set(coaches).size;
    expect(different).toBeGreaterThan(2);
    expect(different).toBeLessThan(20);
    // Nobody comes back.
    expect(coaches.filter((ref, index) => ref !== coaches[index - 1])).toHaveLength(different);
    expect(coachOf(seed, "football", "spain-national", "2024-06-01").ref.length).toBeLessThanOrEqual(40);
  });

  test("a country has twenty referees", () => {
    const referees = refereesOf(seed, "football", "th", 2024);
    expect(referees).toHaveLength(20);
    expect(new Set(refs(referees)).size).toBe(20);
    expect(referees.every(({ names }) => names.th)).toBe(true);
    for (const { birthDate } of referees) {
      expect(2024 - Number(birthDate.slice(0, 4))).toBeGreaterThan(26);
      expect(2024 - Number(birthDate.slice(0, 4))).toBeLessThan(49);
    }
  });
});
