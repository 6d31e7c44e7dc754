import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { openStore } from "../open.ts";

const directory = mkdtempSync(join(tmpdir(), "scoreline-log-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const fileMegabytes = 16;
const logMegabytes = () =>
  fileMegabytes *
  readdirSync(join(directory, "database", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

test("the log of a program that runs for long is cut", async () => {
  const store = await openStore({ directory });
  const { database } = store;
  await database.execute(sql`create table heap (number int)`);
  for (let file = 0; file < 14; file += 1) {
    await database.execute(sql`insert into heap values (${file})`);
    await database.execute(sql`select pg_switch_wal()`);
  }
  await vi.waitFor(() => expect(logMegabytes()).toBeLessThan(14 * fileMegabytes), { timeout: 20_000, interval: 100 });
  await store.close();
});
