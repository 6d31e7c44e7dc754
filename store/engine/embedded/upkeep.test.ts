import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStore, type Store } from "../open.ts";

const directory = mkdtempSync(join(tmpdir(), "scoreline-upkeep-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ directory });
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const fileMegabytes = 16;
const logMegabytes = () =>
  fileMegabytes *
  readdirSync(join(directory, "database", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
const soon = { timeout: 120_000, interval: 100 };

test("the log of a program that runs for long is cut", async () => {
  const { database } = store;
  await database.execute(sql`create table heap (number int)`);
  for (let file = 0; file < 14; file += 1) {
    await database.execute(sql`insert into heap values (${file})`);
    await database.execute(sql`select pg_switch_wal()`);
  }
  await vi.waitFor(() => expect(logMegabytes()).toBeLessThan(14 * fileMegabytes), soon);
});

test("the planner knows how large a table has become, and what was deleted leaves its place to others", async () => {
  const { database } = store;
  const known = async () =>
    (await database.execute(sql`select reltuples::int as rows from pg_class where relname = 'grown'`)).rows[0];
  const dead = async () =>
    (await database.execute(sql`select n_dead_tup::int as rows from pg_stat_user_tables where relname = 'grown'`))
      .rows[0];
  const bytes = async () =>
    Number((await database.execute(sql`select pg_relation_size('grown') as bytes`)).rows[0]?.bytes);
  await database.execute(sql`create table grown as select generate_series(1, 10000) as number`);
  await vi.waitFor(async () => expect(await known()).toEqual({ rows: 10_000 }), soon);
  const before = await bytes();
  await database.execute(sql`delete from grown where number <= 6000`);
  await vi.waitFor(async () => expect(await known()).toEqual({ rows: 4_000 }), soon);
  expect(await dead()).toEqual({ rows: 0 });
  await database.execute(sql`insert into grown select generate_series(1, 5000)`);
  expect(await bytes()).toBeLessThanOrEqual(before);
});
