import { createServer, serveApi } from "@scoreline/api/server";
import { startClock } from "@scoreline/feed/clock";
import { ingest } from "@scoreline/ingest/ingest";
import { type Live, startLive } from "@scoreline/live/live";
import { inProcessBus, postgresBus, redisBus, type WakeBus } from "@scoreline/live/wake";
import { forgetFacts } from "@scoreline/store/facts";
import { openStore, type Store } from "@scoreline/store/open";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { Configuration } from "#configuration.ts";
import { openFeed } from "#feed.ts";
import { serveBuiltAssets, serveFlags } from "#http/assets.ts";
import { createMetrics, gauge, observe } from "#http/observe.ts";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";

/** A reader that was away for longer asks for the list. */
const keepFactsMs = 24 * 3_600_000;

export type RunOptions = {
  configuration: Configuration;
  /** Loads the pages; not called by a process that serves none. */
  loadPages(app: FastifyInstance): Promise<RenderPage>;
  development: boolean;
  /** Progress for the person at the console. */
  say(line: string): void;
};

export type Running = { address: string | undefined; stop(): Promise<void> };

/** Wires the rooms of a role together, in chain order, and takes them apart in the opposite one. */
export async function run({ configuration, loadPages, development, say }: RunOptions): Promise<Running> {
  const { ROLE, DATABASE_URL, DATA_DIR, HOST, PORT } = configuration;
  const logger = pino({ level: configuration.LOG_LEVEL, base: { role: ROLE } });
  const metrics = createMetrics();
  const realStart = Date.now();
  const clockSetting = {
    realStart,
    start: configuration.DEMO_START ? Date.parse(configuration.DEMO_START) : realStart,
    speed: configuration.DEMO_SPEED,
  };
  const { now } = startClock(clockSetting);
  const closing: (() => Promise<unknown>)[] = [];
  const stop = once(async () => {
    for (const close of closing.reverse()) await close();
  });

  try {
    say("Opening the store …");
    const store = await openStore(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { directory: DATA_DIR });
    closing.push(() => store.close());
    const bus = await openBus(store, configuration.REDIS_URL);
    closing.push(() => bus.close());

    if (ROLE !== "web") {
      const intake = startIngest();
      closing.push(intake.stop);
      const forgetting = setInterval(() => forgetFacts(store.database, now() - keepFactsMs).catch(() => {}), 3_600_000);
      closing.push(async () => clearInterval(forgetting));
      await intake.caughtUp;
    }
    if (ROLE === "ingest") {
      logger.info("ingesting");
      return { address: undefined, stop };
    }

    const live = await startLive({
      database: store.database,
      bus,
      now,
      onError: (error) => logger.error({ err: error }, "the fact log could not be read"),
    });
    gauge(metrics, "scoreline_fact_seq", "Number of the last fact in the lists", () => live.boards.seq);
    gauge(metrics, "scoreline_listeners", "Open streams", () => live.hub.listeners);

    const app = await serve(live);
    closing.push(() => app.close());
    closing.push(() => live.stop());
    await app.listen({ host: HOST, port: PORT });
    const address =
      configuration.PUBLIC_URL || `http://${HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST}:${PORT}`;
    logger.info({ address }, "serving");
    return { address, stop };

    function startIngest() {
      const source = openFeed(configuration, clockSetting);
      if (!source) return { caughtUp: Promise.resolve(), stop: async () => {} };
      const abort = new AbortController();
      let done: Promise<void> = Promise.resolve();
      const caughtUp = new Promise<void>((resolve, reject) => {
        done = ingest(
          source,
          {
            database: store.database,
            now,
            onFacts: (seq) => bus.wake(seq),
            onProgress: ({ what, done }) => say(`${what} … ${Math.round(done * 100)} %`),
            onCaughtUp: resolve,
            onBatch: (counts) => {
              metrics.ingested.inc(counts.messages);
              metrics.quarantined.inc(counts.quarantined);
              metrics.facts.inc(counts.facts);
            },
          },
          abort.signal,
        );
        done.catch((error) => {
          logger.error({ err: error }, "the feed ended");
          reject(error);
        });
      });
      return {
        caughtUp,
        stop: async () => {
          abort.abort();
          await done.catch(() => {});
        },
      };
    }
  } catch (error) {
    await stop();
    throw error;
  }

  async function serve(live: Live): Promise<FastifyInstance> {
    const { RATE_LIMIT, TRUST_PROXY, PUBLIC_URL, METRICS_TOKEN } = configuration;
    const app = createServer({ logger, rateLimit: RATE_LIMIT, trustProxy: TRUST_PROXY });
    const services = { boards: live.boards, hub: live.hub, now };
    secure(app, { https: PUBLIC_URL.startsWith("https:"), development });
    observe(app, { metrics, metricsToken: METRICS_TOKEN, ready: () => true });
    await serveApi(app, services, { checkReplies: false });
    await serveFlags(app);
    if (!development) await serveBuiltAssets(app);
    servePages(app, { render: await loadPages(app), services, clockRate: configuration.DEMO_SPEED });
    return app;
  }
}

async function openBus({ pool }: Store, redisUrl: string): Promise<WakeBus> {
  if (!pool) return inProcessBus();
  return redisUrl ? redisBus(redisUrl) : postgresBus(pool);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
