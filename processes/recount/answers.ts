import { Caches } from "@scoreline/api/cache/caches";
import { EntryQueue } from "@scoreline/api/contest/entry-queue";
import type { Services } from "@scoreline/api/handler";
import { createServer, serveApi } from "@scoreline/api/server";
import { testAccounts, testOrigin } from "@scoreline/api/testing/accounts";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import { Boards } from "@scoreline/live/boards";
import { Budget } from "@scoreline/live/cache/budget";
import { Hub } from "@scoreline/live/hub";
import { SearchBook } from "@scoreline/live/search-book";
import type { Database } from "@scoreline/store/engine/open";

// biome-ignore lint/suspicious/noExplicitAny: answers were checked when they were made; here they are only compared.
export type Answer = any;
export type Answers = { ask(path: string): Promise<Answer>; close(): Promise<void> };

/** The calls of the site over a store that nobody writes to, without a network. */
export async function answersOf(database: Database, now: number): Promise<Answers> {
  const budget = new Budget(64_000_000);
  const boards = await Boards.load(database, now, budget);
  const services: Services = {
    database,
    boards,
    hub: new Hub(boards.seq),
    search: new SearchBook(boards.catalogue, database),
    entryQueue: new EntryQueue(database, () => now),
    caches: new Caches({ budget, changes: boards.changes, now: () => now }),
    accounts: testAccounts(database, () => now),
    ipLocation: countryByHeader("x-country"),
    wake: () => {},
    now: () => now,
  };
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  await serveApi(app, services, { checkReplies: false, origin: testOrigin });
  await app.ready();
  return {
    async ask(path) {
      const reply = await app.inject({ method: "GET", url: `/api${path}` });
      if (reply.statusCode !== 200) throw new Error(`${path} answers ${reply.statusCode}`);
      const { result } = reply.json();
      return result.data ?? result;
    },
    async close() {
      services.hub.close(0, () => 0);
      await app.close();
    },
  };
}
