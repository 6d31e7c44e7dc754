import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSheet } from "#football/matchup.ts";
import { injuriesOf } from "#people/injuries.ts";
import { squadOf } from "#people/squads.ts";
import { basketballSheet } from "#people/team-sheets/basketball-sheet.ts";
import { footballSheet } from "#people/team-sheets/football-sheet.ts";

const seed = "test";
const football = squadOf(seed, "football", "buriram-united", 2020);
const basketball = squadOf(seed, "basketball", "chiba-jets", 2020);

describe("a football sheet", () => {
  test("is one the engine takes, without those who cannot play", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray([...football.members], { maxLength: 8 }),
        fc.integer({ min: 7, max: 12 }),
        (match, out, size) => {
          const unavailable = new Set(out.filter(({ position }) => position !== "goalkeeper").map(({ ref }) => ref));
          const sheet = footballSheet(seed, match, football, unavailable, size);
          checkSheet(sheet);
          const everybody = [...sheet.starters, ...sheet.bench];
          for (const { ref } of everybody) expect(unavailable.has(ref)).toBe(false);
          expect(sheet.bench.length).toBeLessThanOrEqual(size);
          expect(sheet.bench.length).toBeGreaterThanOrEqual(6);
          expect(sheet.bench.some(({ position }) => position === "goalkeeper")).toBe(true);
          expect(sheet.starters.map(({ ref }) => ref)).toContain(sheet.captain);
          expect(sheet.strength).toBe(football.strength);
          expect(footballSheet(seed, match, football, unavailable, size)).toEqual(sheet);
        },
      ),
    );
  });

  test("lays the formation out on a grid", () => {
    const seen = new Set<string>();
    for (let match = 0; match < 40; match += 1) {
      const { formation, starters } = footballSheet(seed, `match ${match}`, football);
      seen.add(formation);
      const rows = ["1", ...formation.split("-")].map(Number);
      const expected = rows.flatMap((width, row) =>
        Array.from({ length: width }, (_, column) => `${row + 1}:${column + 1}`),
      );
      expect(starters.map(({ grid }) => grid)).toEqual(expected);
      expect(starters[0]?.position).toBe("goalkeeper");
    }
    expect(seen.size).toBeLessThanOrEqual(2);
  });

  test("puts somebody in goal even if all goalkeepers are out", () => {
    const keepers = football.members.filter(({ position }) => position === "goalkeeper").map(({ ref }) => ref);
    const sheet = footballSheet(seed, "m", football, new Set(keepers));
    checkSheet(sheet);
    expect(keepers).toContain(sheet.starters[0]?.ref);
  });
});

test("a basketball sheet has five of all sizes and a bench", () => {
  fc.assert(
    fc.property(fc.string(), fc.subarray([...basketball.members], { maxLength: 5 }), (match, out) => {
      const unavailable = new Set(out.map(({ ref }) => ref));
      const { starters, bench, captain } = basketballSheet(seed, match, basketball, unavailable);
      expect(starters.map(({ role }) => role)).toEqual([
        "point-guard",
        "shooting-guard",
        "small-forward",
        "power-forward",
        "center",
      ]);
      const everybody = [...starters, ...bench].map(({ ref }) => ref);
      expect(new Set(everybody).size).toBe(everybody.length);
      expect(bench.length).toBeLessThanOrEqual(8);
      expect(starters.map(({ ref }) => ref)).toContain(captain);
      for (const ref of everybody) expect(unavailable.has(ref)).toBe(false);
    }),
  );
});

test("injuries never take more than an eighth of a squad, and take a part of it most of the time", () => {
  let out = 0;
  let days = 0;
  for (const key of ["arsenal", "buriram-united", "kawasaki-frontale", "flamengo"]) {
    const spells = injuriesOf(seed, "football", key, 2020);
    expect(injuriesOf(seed, "football", key, 2020)).toEqual(spells);
    const everyday = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2020, 6, 1 + index)).toISOString().slice(0, 10),
    );
    for (const day of everyday) {
      const now = spells.filter(({ from, until }) => from <= day && day < until);
      expect(now.length).toBeLessThanOrEqual(3);
      expect(new Set(now.map(({ person }) => person)).size).toBe(now.length);
    }
    out += spells.reduce((sum, { from, until }) => sum + (Date.parse(until) - Date.parse(from)) / 86_400_000, 0);
    days += 365;
  }
  expect(out / days).toBeGreaterThan(1);
  expect(out / days).toBeLessThan(3);
});
