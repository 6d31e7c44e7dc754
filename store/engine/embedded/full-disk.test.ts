import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { isForNow } from "../away.ts";
import { openStore } from "../open.ts";

/** A disk of its own, where this machine lets us have one. */
const disk = mkdtempSync(join(tmpdir(), "scoreline-full-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.skipIf(!mounted)(
  "a database whose disk was full goes on by itself once there is room, with all that was committed",
  async () => {
    const store = await openStore({ directory: join(disk, "data") });
    const { database } = store;
    await database.execute(sql`create table heap (number int primary key, text text)`);
    const ballast = join(disk, "ballast");
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 12 * 2 ** 20));
    let committed = 0;
    let failure: unknown;
    while (failure === undefined) {
      const next = committed + 1;
      await database
        .transaction(async (each) => {
          await each.execute(
            sql`insert into heap select ${next} * 1000 + n, md5(n::text) || repeat('x', 400) from generate_series(1, 900) n`,
          );
        })
        .then(
          () => {
            committed = next;
          },
          (error) => {
            failure = error;
          },
        );
    }
    const count = async () => {
      const { rows } = await database.execute(sql`select count(*)::int as rows from heap`);
      return rows[0]?.rows;
    };
    rmSync(ballast);
    await vi.waitFor(async () => expect(await count()).toBe(committed * 900), { timeout: 120_000, interval: 100 });
    await database.execute(sql`insert into heap values (0, 'afterwards')`);
    expect(await count()).toBe(committed * 900 + 1);
    // What was said meanwhile was that it is away, or that there is no room: never that something is wrong with a query.
    expect(isForNow(failure)).toBe(true);
    await store.close();
  },
);
