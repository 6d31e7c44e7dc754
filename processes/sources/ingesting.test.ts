import type { FeedSource } from "@scoreline/feed/port/source";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Health } from "#health.ts";
import { startIngesting } from "#sources/ingesting.ts";
import { Retries } from "#sources/retries.ts";

const binaries = postgresBinaries();

describe.skipIf(!binaries)("on PostgreSQL", () => {
  let server: PrivatePostgres;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    store = await openStore({ databaseUrl: await server.createDatabase() });
  });
  afterAll(async () => {
    await store?.close();
    await server?.stop();
  });

  test("a source that keeps failing is one line when it begins, one when it is over, and none in between", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const health = new Health(log);
    health.serves();
    let tries = 0;
    const source: FeedSource = {
      name: "shaky",
      async follow(_from, deliver, signal) {
        tries += 1;
        // It delivers before it breaks off: that is not being well.
        await deliver({ messages: [], cursor: String(tries), caughtUp: true });
        if (tries <= 4) throw new Error("the vendor hangs up");
        while (!signal.aborted) await deliver({ messages: [], cursor: "on" });
      },
    };
    let isWell = false;
    const retries = new Retries({ firstMs: 1, longestMs: 1, now: () => (isWell ? Number.POSITIVE_INFINITY : 0) });
    const ingesting = startIngesting(source, {
      store,
      log,
      retries,
      knowsPast: true,
      failed: (what, error) => health.begins(what, error),
      isFine: (what) => health.isOver(what),
      onLeads: () => {},
      now: Date.now,
      onFacts: () => {},
    });
    await vi.waitFor(() => expect(tries).toBe(5), { timeout: 120_000 });
    expect(lines).toEqual(["ingesting", "feed shaky: the vendor hangs up"]);
    isWell = true;
    await vi.waitFor(() => expect(health.faults).toEqual([]), { timeout: 120_000 });
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^feed shaky: all right again after \d+ s$/)]);
    await ingesting.stop();
  });
});
