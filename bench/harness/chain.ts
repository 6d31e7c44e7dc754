import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Caches } from "@scoreline/api/cache/caches";
import { EntryQueue } from "@scoreline/api/contest/entry-queue";
import { createServer, serveApi } from "@scoreline/api/server";
import { testAccounts } from "@scoreline/api/testing/accounts";
import { Budget } from "@scoreline/live/cache/budget";
import { type Live, startLive } from "@scoreline/live/live";
import { inProcessBus, postgresBus, type WakeBus } from "@scoreline/live/wake";
import { openStore, type Store } from "@scoreline/store/engine/open";

export type Chain = { store: Store; bus: WakeBus; serve(now: () => number): Promise<Served>; end(): Promise<void> };
export type Served = { live: Live; port: number };

/** Store, bus, live and api in this process, as the program wires them: embedded, or on the PostgreSQL of an address. */
export async function openChain(databaseUrl?: string): Promise<Chain> {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-bench-"));
  const store = await openStore(databaseUrl ? { databaseUrl } : { directory });
  const bus = store.pool ? await postgresBus(store.pool) : inProcessBus();
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once("exit", remove);
  const closing: (() => Promise<unknown>)[] = [
    async () => {
      process.off("exit", remove);
      remove();
    },
    () => store.close(),
    () => bus.close(),
  ];
  return {
    store,
    bus,
    async serve(now) {
      const onError = (part: string, error: unknown) => console.error(part, error);
      const budget = new Budget(64_000_000);
      const live = await startLive({ database: store.database, bus, now, budget, onError });
      live.readNames();
      const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
      await serveApi(
        app,
        {
          database: store.database,
          accounts: testAccounts(store.database, now),
          boards: live.boards,
          hub: live.hub,
          search: live.search,
          entryQueue: new EntryQueue(store.database, now),
          caches: new Caches({ budget, changes: live.boards.changes, now }),
          wake: live.wake,
          now,
        },
        { checkReplies: false },
      );
      closing.push(() => app.close());
      closing.push(() => live.stop());
      await app.listen({ host: "127.0.0.1", port: 0 });
      return { live, port: (app.server.address() as AddressInfo).port };
    },
    async end() {
      for (const close of closing.reverse()) await close();
    },
  };
}
