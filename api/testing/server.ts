import { readContests } from "@scoreline/content/contests/contests";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import { Boards } from "@scoreline/live/boards";
import { Budget } from "@scoreline/live/cache/budget";
import { draftSeries } from "@scoreline/live/contest/series";
import { Hub } from "@scoreline/live/hub";
import { SearchBook } from "@scoreline/live/search-book";
import {
  basketballHead,
  footballHead,
  inThirdQuarter,
  playing,
  smallNow,
  smallStore,
  wonOnPenalties,
} from "@scoreline/live/testing/small-store";
import type { Session } from "@scoreline/store/account/sessions";
import { addUser } from "@scoreline/store/account/users";
import { Caches } from "#cache/caches.ts";
import { EntryQueue } from "#contest/entry-queue.ts";
import type { Services } from "#handler.ts";
import { serveMachines } from "#machines/serve.ts";
import { createServer, serveApi } from "#server.ts";
import { issueSession } from "#session/token.ts";
import { testAccounts, testOrigin } from "#testing/accounts.ts";
import { saveHongKong } from "#testing/hong-kong.ts";
import { savePeople } from "#testing/people.ts";
import { saveStory } from "#testing/story.ts";

type TestServerOptions = {
  hongKong?: boolean;
  contests?: boolean;
  /** Another database than the embedded one. */
  open?: Parameters<typeof smallStore>[0];
};

/** The whole api over a small store, as a process would serve it: matches 1 to 3 are football, 4 is basketball; people are in people.ts. */
export async function testServer({ hongKong = false, contests = false, open }: TestServerOptions = {}) {
  const store = await smallStore(open);
  await store.saveHeads(
    footballHead(1, { state: playing(1, 0) }),
    footballHead(2, { kickoff: smallNow - 7_200_000, state: wonOnPenalties }),
    footballHead(3, { kickoff: Date.parse("2026-11-15T20:00:00Z") }),
    basketballHead(4, { state: inThirdQuarter }),
  );
  await savePeople(store.database);
  await saveStory(store.database, smallNow);
  const shown = contests ? readContests().filter(({ kind }) => kind === "matchscore" || kind === "tiktok") : [];
  for (const series of shown) await draftSeries(store.database, series, { now: smallNow, past: false, ahead: false });
  if (hongKong) await saveHongKong(store.database);
  const budget = new Budget(32_000_000);
  const boards = await Boards.load(store.database, smallNow, budget);
  const search = new SearchBook(boards.catalogue, store.database);
  await search.read(smallNow);
  const services: Services = {
    database: store.database,
    boards,
    hub: new Hub(boards.seq),
    search,
    caches: new Caches({ budget, changes: boards.changes, now: () => services.now() }),
    entryQueue: new EntryQueue(store.database, () => services.now()),
    accounts: testAccounts(store.database, () => services.now()),
    ipLocation: countryByHeader("x-country"),
    wake: () => {},
    now: () => smallNow,
  };
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  await serveApi(app, services, { checkReplies: true, origin: testOrigin });
  serveMachines(app, { services, origin: testOrigin });
  await app.ready();
  return {
    app,
    services,
    /** What a user of their own sends along. */
    async signIn(): Promise<{ authorization: string; session: Session }> {
      const userId = (await addUser(store.database, { createdAt: smallNow, nickname: "Reader" })) ?? 0;
      const { token, session } = await issueSession(store.database, { userId, createdAt: smallNow });
      return { authorization: `Bearer ${token}`, session };
    },
    /** As if nobody had asked for anything yet. */
    async forgetLimits(): Promise<void> {
      await store.database.execute("delete from counters");
      await store.database.execute("delete from codes");
    },
    async close() {
      services.hub.close(0, () => 0);
      await app.close();
      await store.close();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
