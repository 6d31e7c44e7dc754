import { Caches } from "@scoreline/api/cache/caches";
import { serveMachines } from "@scoreline/api/machines/serve";
import { createServer, serveApi } from "@scoreline/api/server";
import { serveSharePictures } from "@scoreline/api/share/serve";
import { readSiteLinks } from "@scoreline/content/site/links";
import { startClock } from "@scoreline/feed/clock";
import type { FeedSource } from "@scoreline/feed/port/source";
import { forwardTo } from "@scoreline/gateways/forward/forward";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import { Budget } from "@scoreline/live/cache/budget";
import { type Live, startLive } from "@scoreline/live/live";
import { inProcessBus, postgresBus, redisBus, type WakeBus } from "@scoreline/live/wake";
import type { Store } from "@scoreline/store/engine/open";
import { cursorOf } from "@scoreline/store/intake/intake";
import { pictureFonts } from "@scoreline/web/server/assets";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import type { Configuration } from "#configuration.ts";
import { drain } from "#drain.ts";
import { openFeeds } from "#feed.ts";
import { serveBuiltAssets, servePictures } from "#http/assets.ts";
import { isFree } from "#http/free-paths.ts";
import { createMetrics, gauge, observe } from "#http/observe.ts";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";
import { type Ingesting, startIngesting, together } from "#ingesting.ts";
import { threadLimits } from "#program/node-flags.ts";
import { inQuarters } from "#progress.ts";
import { gaugeQuarantine } from "#quarantine-gauge.ts";

/** Whoever waited for the address looks now: what keeps the machine busy for seconds comes after that. */
const firstPageMs = 1_000;

export type RunOptions = {
  configuration: Configuration;
  /** Closed when the process stops. */
  store: Store;
  /** Loads the pages; not called by a process that serves none. */
  loadPages(app: FastifyInstance): Promise<RenderPage>;
  /** The directory of the built files that browsers load; nothing while developing, when they come from the sources. */
  clientFiles: string | undefined;
  /** Progress for the person at the console. */
  say(line: string): void;
};

export type Running = { address: string | undefined; stop(): Promise<void> };

/** Wires the rooms of a role together, in chain order, and takes them apart in the opposite one. */
export async function run({ configuration, store, loadPages, clientFiles, say }: RunOptions): Promise<Running> {
  const { ROLE, HOST, PORT } = configuration;
  const logger = pino({ level: configuration.LOG_LEVEL, base: { role: ROLE } });
  const metrics = createMetrics();
  const budget = new Budget(configuration.CACHE_MB * 1_000_000);
  const realStart = Date.now();
  const clockSetting = {
    realStart,
    start: configuration.DEMO_START ? Date.parse(configuration.DEMO_START) : realStart,
    speed: configuration.DEMO_SPEED,
  };
  const { now } = startClock(clockSetting);
  const closing: (() => Promise<unknown>)[] = [() => store.close()];
  const ingesting: Ingesting[] = [];
  let draining = false;
  const stop = once(async () => {
    draining = true;
    // Another process can take over while requests are still being finished here.
    void together(ingesting).stop();
    for (const close of closing.reverse()) await close();
  });

  try {
    const bus = await openBus(store, configuration.REDIS_URL, logger);
    closing.push(() => bus.close());

    const sources = ROLE === "web" ? [] : openFeeds(configuration, clockSetting);
    const unread: FeedSource[] = [];
    // What was stored before can be read at once: these go on from there, once somebody can look.
    const known: FeedSource[] = [];
    for (const source of sources) {
      const isKnown = (await cursorOf(store.database, source.name)) !== undefined;
      (isKnown ? known : unread).push(source);
    }
    const ranking = sources.map(({ name }) => name);
    const begin = (some: readonly FeedSource[], knowsPast: boolean) => {
      const begun = some.map((source) => ingestFrom(source, bus, { knowsPast, ranking }));
      ingesting.push(...begun);
      return together(begun);
    };
    closing.push(() => together(ingesting).stop());
    if (unread.length > 0) say("Filling the store …");
    const filling = begin(unread, false);
    await Promise.all([filling.settled, ROLE === "ingest" && begin(known, true).settled]);
    if (ROLE === "ingest") return { address: undefined, stop };

    const live = await startLive({
      database: store.database,
      budget,
      bus,
      now,
      onError: (error) => logger.error({ err: error }, "the fact log could not be read"),
    });
    gauge(metrics, "scoreline_fact_seq", "Number of the last fact in the lists", () => live.boards.seq);
    gauge(metrics, "scoreline_listeners", "Open streams", () => live.hub.listeners);
    gaugeQuarantine(metrics.registry, store.database);

    const app = await serve(live);
    closing.push(() => drain(app, live));
    await app.listen({ host: HOST, port: PORT });
    const address = originOf(configuration);
    logger.info({ address }, "serving");
    const beginning = setTimeout(() => {
      // Names are many: while a first start fills the store, scores come first.
      void filling.pastTold.then(() => live.readNames());
      begin(known, true);
    }, firstPageMs);
    closing.push(async () => clearTimeout(beginning));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function ingestFrom(
    source: FeedSource,
    bus: WakeBus,
    own: { knowsPast: boolean; ranking: readonly string[] },
  ): Ingesting {
    return startIngesting(source, {
      store,
      ...own,
      logger,
      now,
      onFacts: (seq) => bus.wake(seq),
      onProgress: inQuarters(say),
      onBatch: (counts) => {
        metrics.ingested.inc(counts.messages);
        metrics.quarantined.inc(counts.quarantined);
        metrics.facts.inc(counts.facts);
      },
    });
  }

  async function serve(live: Live): Promise<FastifyInstance> {
    const { RATE_LIMIT, REDIS_URL, TRUST_PROXY, PUBLIC_URL, METRICS_TOKEN } = configuration;
    const app = createServer({
      logger,
      rateLimit: RATE_LIMIT,
      trustProxy: TRUST_PROXY,
      isFree,
      ...(REDIS_URL && { redisUrl: REDIS_URL }),
    });
    const services = {
      database: store.database,
      boards: live.boards,
      hub: live.hub,
      search: live.search,
      caches: new Caches({ budget, changes: live.boards.changes, now }),
      ipLocation: countryByHeader(configuration.COUNTRY_HEADER),
      adViewed: (ad: number) => metrics.adViews.inc({ ad }),
      ...(configuration.HKFC_API_URL && { hkfc: forwardTo(configuration.HKFC_API_URL) }),
      wake: live.wake,
      now,
    };
    gauge(metrics, "scoreline_cache_bytes", "Weight of what is kept in caches", () => budget.bytes);
    gauge(metrics, "scoreline_cache_entries", "Things kept in caches", () => budget.entries);
    secure(app, { https: PUBLIC_URL.startsWith("https:"), development: !clientFiles });
    observe(app, { metrics, metricsToken: METRICS_TOKEN, ready: () => !draining });
    await serveApi(app, services, { checkReplies: false, origin: originOf(configuration) });
    serveMachines(app, { services, origin: originOf(configuration) });
    serveSharePictures(app, { services, fonts: pictureFonts, threadLimits: threadLimits.drawing });
    await servePictures(app);
    if (clientFiles) await serveBuiltAssets(app, clientFiles);
    servePages(app, {
      render: await loadPages(app),
      services,
      clockRate: configuration.DEMO_SPEED,
      origin: originOf(configuration),
      site: readSiteLinks(),
      keptMs: clientFiles ? configuration.PAGES_KEPT_MS : 0,
    });
    return app;
  }
}

/** The address that readers use. */
function originOf({ PUBLIC_URL, HOST, PORT }: Configuration): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return `http://${HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST}:${PORT}`;
}

async function openBus({ pool }: Store, redisUrl: string, logger: Logger): Promise<WakeBus> {
  if (!pool) return inProcessBus();
  const onConnection = (connected: boolean, reason?: unknown) => {
    if (connected) logger.info("the bus is back");
    else logger.warn({ err: reason }, "the bus is away, looking every second");
  };
  return redisUrl ? redisBus(redisUrl, { onConnection }) : postgresBus(pool, { onConnection });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
