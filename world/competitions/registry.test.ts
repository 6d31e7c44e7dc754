import { strict as assert } from "node:assert";
import { readdirSync } from "node:fs";
import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { zoneSpelling } from "@scoreline/domain/time/zone-spelling";
import { describe, expect, test } from "vitest";
import { competitionOf, teamOf, worldCompetitions, worldTeams } from "#competitions/registry.ts";
import type { CupRow, LeagueRow } from "#competitions/shape.ts";

const played = worldCompetitions.filter(({ kind }) => kind !== "friendlies");

/** What the files of a sport export, read from the folder and not from the registry. */
async function exportsOf(sport: string): Promise<unknown[]> {
  const folder = new URL(`./${sport}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ new URL(file, folder).href)));
  expect(files.length).toBeGreaterThan(20);
  return modules.flatMap((module) => Object.values(module));
}

const isListed = (value: unknown): value is LeagueRow | CupRow =>
  typeof value === "object" && value !== null && "competition" in value;

describe("the registry of the world", () => {
  test.each(sports)("lists every competition that a %s file exports", async (sport) => {
    for (const value of (await exportsOf(sport)).filter(isListed))
      expect(competitionOf(`${sport}:${value.competition.key}`).competition).toMatchObject({
        calendar: value.competition.calendar,
        code: value.competition.code,
      });
  });

  test("holds the competitions that everybody asks for", () => {
    const own = worldCompetitions.filter(({ derived }) => !derived);
    const levels = (sport: string, kind: string, country: string) =>
      own.filter((one) => one.sport === sport && one.kind === kind && one.competition.country === country).length;
    const once = "gb-eng es de it fr nl pt ar us tr sa ae kr cn my kh ph sg hk id au".split(" ");
    for (const country of once) expect(levels("football", "league", country), country).toBeGreaterThanOrEqual(1);
    for (const country of ["br", "jp", "th", "vn"])
      expect(levels("football", "league", country), country).toBeGreaterThanOrEqual(2);
    expect(levels("football", "cup", "hk")).toBeGreaterThanOrEqual(2);
    for (const continent of ["europe", "asia", "south-america", "africa"])
      expect(levels("football", "cup", continent), continent).toBeGreaterThanOrEqual(1);
    expect(own.filter(({ sport, national }) => sport === "football" && national).length).toBeGreaterThanOrEqual(1);
    expect(own.filter(({ sport }) => sport === "football").length).toBeGreaterThanOrEqual(40);
    const basketball =
      "nba euroleague b-league cba kbl pba vba thailand-basketball-league mpbl nbb liga-portuguesa-de-basquetebol hong-kong-a1 nbl-australia";
    expect(own.flatMap(({ sport, competition }) => (sport === "basketball" ? [competition.key] : []))).toEqual(
      expect.arrayContaining(basketball.split(" ")),
    );
  });

  test("keys are unique inside a sport and fit an address", () => {
    for (const sport of sports) {
      const clubs = worldTeams.filter((team) => team.sport === sport).map(({ club }) => club.key);
      expect(new Set(clubs).size).toBe(clubs.length);
      const keys = worldCompetitions.filter((world) => world.sport === sport).map(({ competition }) => competition.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of [...clubs, ...keys]) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/);
    }
  });

  test("everybody who plays in a competition exists, once", () => {
    for (const { sport, teams, id } of played) {
      expect(new Set(teams).size, id).toBe(teams.length);
      for (const team of teams) expect(teamOf(sport, team).club.key).toBe(team);
    }
  });

  test("formats fit the number of clubs", () => {
    for (const { id, competition, teams } of played) {
      const { format } = competition;
      if (format.kind === "conferences") {
        expect(teams.length % format.names.length, id).toBe(0);
        expect(format.playoff, id).toBeLessThanOrEqual(teams.length / format.names.length);
      }
      if (format.kind === "cup" || format.kind === "swiss") expect(teams, id).toHaveLength(format.size);
      if (format.kind === "swiss") {
        expect(format.advance, id).toBeLessThanOrEqual(format.size);
        expect(format.games, id).toBeLessThan(format.size);
      }
      if (format.kind === "groups") {
        expect(teams, id).toHaveLength(format.groups * format.perGroup);
        expect(format.advance, id).toBeLessThanOrEqual(format.perGroup);
      }
      if (format.kind === "league" && format.split)
        expect(
          format.split.reduce((sum, size) => sum + size, 0),
          id,
        ).toBe(teams.length);
    }
  });

  test("calendars name real zones, days and times", () => {
    for (const { id, competition } of worldCompetitions) {
      const { start, end, timeZone, slots, breaks = [] } = competition.calendar;
      assert.ok(zoneSpelling(timeZone), id);
      for (const monthDay of [start, end, ...breaks.flat()])
        expect(monthDay, id).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      assert.ok(slots.length > 0, id);
      for (const [, time, share] of slots) {
        expect(time, id).toMatch(/^([01]\d|2[0-3]):[0-5][05]$/);
        assert.ok(share > 0, id);
      }
    }
    for (const { club, timeZone } of worldTeams) assert.ok(zoneSpelling(timeZone), club.key);
  });

  test("every competition has a name in every language", () => {
    for (const { id, competition } of worldCompetitions)
      for (const code of localeCodes) expect(competition.names[code], `${id} in ${code}`).toBeTruthy();
  });

  test("derived leagues stand at the bottom of lists and name their sides in every language", () => {
    const derived = worldCompetitions.filter((world) => world.derived || world.kind === "friendlies");
    for (const { id, competition } of derived) {
      assert.ok(competition.popularity >= 1, id);
      assert.ok(competition.popularity <= 12, id);
    }
    for (const { club, derived: side, sport } of worldTeams) {
      assert.ok(club.short.length <= 14, club.key);
      if (!side) continue;
      assert.equal(teamOf(sport, side.base).derived, undefined, club.key);
      for (const code of localeCodes) assert.ok(club.names[code], `${club.key} in ${code}`);
    }
    assert.equal(teamOf("football", "urawa-red-diamonds-u21").club.names.en, "Urawa Red Diamonds U21");
  });
});
