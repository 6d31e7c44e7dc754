import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadTeams } from "../catalogue/catalogue.ts";
import { loadVenues } from "../catalogue/venues.ts";
import { loadMatches } from "../match/matches.ts";
import { EmbeddedPool } from "./embedded/pool.ts";
import { openStore } from "./open.ts";

const migrations = join(import.meta.dirname, "..", "migrations");
/** A database is made from nothing, twice as much work as a test has time for on a busy machine. */
const slow = 240_000;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-upgrade-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A database as it was before a migration, with rows of that time in it. */
async function databaseBefore(tag: string, statements: readonly string[]): Promise<void> {
  const folder = join(directory, "migrations");
  cpSync(migrations, folder, { recursive: true });
  const journalFile = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  mkdirSync(join(directory, "data"));
  const pool = await EmbeddedPool.open(join(directory, "data", "database"));
  const database = drizzle(pool as unknown as pg.Pool);
  await migrate(database, { migrationsFolder: folder });
  for (const statement of statements) await database.execute(statement);
  await pool.end();
}

test(
  "grounds that teams and matches name become venues, each once",
  async () => {
    const match = (id: number, home: number, venue: string | null, neutral: boolean) =>
      `insert into matches (id, sport, competition_id, season_id, home_team_id, kickoff, venue, neutral, kind, state, state_at, home_reds, away_reds)
     values (${id}, 'football', 1000, 1, ${home}, now(), ${venue === null ? "null" : `'${venue}'`}, ${neutral}, 'scheduled', '{"kind":"scheduled"}', now(), 0, 0)`;
    const team = (id: number, country: number, venue: string | null) =>
      `insert into teams (id, sport, kind, country_id, names, short, code, city, venue)
     values (${id}, 'football', 'club', ${country}, '{"en":"Team"}', 'T', 'T', 'Town', ${venue === null ? "null" : `'${venue}'`})`;
    await databaseBefore("0009_identity", [
      `insert into countries (id, code, names) values (1, 'en', '{"en":"England"}'), (2, 'th', '{"en":"Thailand"}'), (3, 'world', '{"en":"World"}')`,
      `insert into competitions (id, sport, country_id, key, names, code, level, kind, popularity)
     values (1000, 'football', 3, 'cup', '{"en":"Cup"}', 'C', 1, 'cup', 1)`,
      team(1, 1, '{"name":"The Ground","capacity":9000}'),
      team(2, 1, '{"name":"the ground"}'),
      team(3, 2, '{"name":"The Ground"}'),
      team(4, 2, null),
      match(1, 1, "The Ground", false),
      match(2, 4, "Elsewhere", false),
      match(3, 4, "Elsewhere", true),
      match(4, 4, "Neutral", true),
      match(5, 4, null, false),
    ]);

    const store = await openStore({ directory: join(directory, "data") });
    try {
      const venues = new Map((await loadVenues(store.database)).map((venue) => [venue.id, venue]));
      const named = (id: number | null | undefined) => {
        const venue = venues.get(id ?? Number.NaN);
        return venue && `${venue.name} in ${venue.countryId}`;
      };
      expect(
        [...venues.values()].map(({ name, countryId, city, capacity }) => [name, countryId, city, capacity]),
      ).toEqual([
        [expect.stringMatching(/the ground/i), 1, "Town", 9000],
        ["The Ground", 2, "Town", null],
        ["Elsewhere", 2, null, null],
        ["Neutral", 3, null, null],
      ]);
      const teams = (await loadTeams(store.database)).toSorted((a, b) => a.id - b.id);
      expect(teams.map(({ venueId }) => venueId)).toEqual([
        teams[1]?.venueId,
        expect.any(Number),
        expect.any(Number),
        null,
      ]);
      expect(named(teams[2]?.venueId)).toBe("The Ground in 2");
      const matches = (await loadMatches(store.database, [1, 2, 3, 4, 5])).toSorted((a, b) => a.id - b.id);
      expect(matches[0]?.venueId).toBe(teams[0]?.venueId);
      expect(matches.slice(1).map(({ venueId }) => named(venueId))).toEqual([
        "Elsewhere in 2",
        "Elsewhere in 2",
        "Neutral in 3",
        undefined,
      ]);
    } finally {
      await store.close();
    }
  },
  slow,
);
