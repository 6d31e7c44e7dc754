import type { RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { serveAvatars } from "@scoreline/api/account/serve-avatars";
import { Caches } from "@scoreline/api/cache/caches";
import { EntryQueue } from "@scoreline/api/contest/entry-queue";
import { serveMachines } from "@scoreline/api/machines/serve";
import { newsletterOf } from "@scoreline/api/newsletter/newsletter";
import { serveOneClick } from "@scoreline/api/newsletter/one-click";
import { createServer, listenerOf, serveApi } from "@scoreline/api/server";
import { serveSharePictures } from "@scoreline/api/share/serve";
import type { VideoDoor } from "@scoreline/api/video/door";
import { serveLiveVideo } from "@scoreline/api/video/serve";
import { readSiteLinks } from "@scoreline/content/site/links";
import { pushHosts } from "@scoreline/domain/notify/push-hosts";
import { startClock, steadyTime } from "@scoreline/feed/clock";
import type { FeedSource } from "@scoreline/feed/port/source";
import { forwardTo } from "@scoreline/gateways/forward/forward";
import { ConsoleMail } from "@scoreline/gateways/mail/console";
import { MailLinks } from "@scoreline/gateways/mail/links";
import { webPush } from "@scoreline/gateways/push/web-push";
import { ConsoleSms } from "@scoreline/gateways/sms/console";
import { Budget } from "@scoreline/live/cache/budget";
import { type Live, startLive } from "@scoreline/live/live";
import { inProcessBus, postgresBus, redisBus, type WakeBus } from "@scoreline/live/wake";
import { startNewsletter } from "@scoreline/notify/newsletter/newsletter";
import { startNotify } from "@scoreline/notify/notify";
import { isAway } from "@scoreline/store/engine/away";
import type { Store } from "@scoreline/store/engine/open";
import { cursorOf } from "@scoreline/store/intake/intake";
import { pictureFonts } from "@scoreline/web/server/assets";
import type { RenderPage } from "@scoreline/web/server/pages";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { openAccounts } from "#accounts.ts";
import { type Configuration, sourceName, sourceNames } from "#configuration.ts";
import { draftContests, startContests } from "#contests.ts";
import { openGateways, openMail } from "#gateways.ts";
import type { Health } from "#health.ts";
import { serveBuiltAssets, servePictures } from "#http/assets.ts";
import { isFree } from "#http/free-paths.ts";
import type { Gate } from "#http/gate.ts";
import { createMetrics, gauge, gaugeHealth, observe } from "#http/observe.ts";
import { isPrivate, serveOutbox } from "#http/outbox.ts";
import { servePages } from "#http/pages.ts";
import { secure } from "#http/security.ts";
import { secretKey } from "#keys/secret-key.ts";
import { vapidKeys, vapidSubject } from "#keys/vapid-keys.ts";
import { threadLimits } from "#program/node-flags.ts";
import { openFeeds } from "#sources/feed.ts";
import { settleSwitch } from "#sources/feed-switch.ts";
import { feedFault, type Ingesting, startIngesting, together } from "#sources/ingesting.ts";
import { inQuarters, letGo, onceOver } from "#sources/progress.ts";
import { watchClock } from "#watch/clock-watch.ts";
import { watchDatabase } from "#watch/database-watch.ts";
import { watchPushes } from "#watch/push-watch.ts";
import { gaugeQuarantine } from "#watch/quarantine-gauge.ts";
import { watchSources } from "#watch/source-watch.ts";

/** Whoever waited for the address looks now: what keeps the machine busy for seconds comes after that. */
const firstPageMs = 1_000;
/** How soon a database that was away while the process started is asked again. */
const againMs = 500;

export type RunOptions = {
  configuration: Configuration;
  log: Logger;
  health: Health;
  /** Closed when the process stops. */
  gate: Gate;
  /** The process was asked to end while it was still starting. */
  stopping: AbortSignal;
  /** Closed when the process stops. */
  store: Store;
  /** Loads the pages; not called by a process that serves none. */
  loadPages(app: FastifyInstance): Promise<RenderPage>;
  /** The directory of the built files that browsers load; nothing while developing, when they come from the sources. */
  clientFiles: string | undefined;
  /** Progress for the person at the console. */
  say(line: string): void;
};

export type Running = {
  /** Where pages are, for a role that has them. */ address: string | undefined;
  stop(): Promise<void>;
};

/** Wires the rooms of a role together, in chain order, and takes them apart in the opposite one. */
export async function run(options: RunOptions): Promise<Running> {
  const { configuration, log, health, gate, stopping, store, loadPages, clientFiles, say } = options;
  const { ROLE } = configuration;
  const metrics = createMetrics();
  gate.show(metrics.registry);
  const budget = new Budget(configuration.CACHE_MB * 1_000_000);
  const realStart = Date.now();
  const clockSetting = {
    realStart,
    start: configuration.DEMO_START ? Date.parse(configuration.DEMO_START) : realStart,
    speed: configuration.DEMO_SPEED,
  };
  const steady = steadyTime();
  const { now } = startClock(clockSetting, steady);
  gaugeHealth(metrics, health, store);
  const mail = ROLE === "ingest" ? undefined : openMail(configuration, { say, now: Date.now });
  const closing: (() => Promise<unknown>)[] = [() => store.close()];
  const ingesting: Ingesting[] = [];
  let contestBus: WakeBus | undefined;
  const opened = Promise.withResolvers<void>();
  const stop = once(async () => {
    health.stops();
    opened.resolve();
    // Another process can take over while requests are still being finished here.
    void together(ingesting).stop();
    await gate.giveNotice();
    for (const close of closing.reverse()) await close();
  });

  const watch = watchDatabase(store, health, now);
  closing.push(() => watch.stop());
  /** While the database is away, it is asked again; whoever waits for the process to start sees why in the meantime. */
  const patiently = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isAway(error)) throw error;
        watch.doubt(error);
        await pause(againMs, undefined, { signal: stopping });
      }
    }
  };
  /** What fails because the database is away is told once, by the watch. */
  const failed = (what: string, error: unknown, asOf?: number) =>
    isAway(error) ? watch.doubt(error) : health.begins(what, error, asOf);

  try {
    stopping.throwIfAborted();
    const bus = await openBus(store, configuration.REDIS_URL, (connected, reason = "the connection ended") => {
      if (connected) health.isOver("bus");
      else if (configuration.REDIS_URL) health.begins("bus", reason);
      else failed("bus", reason);
    });
    closing.push(() => bus.close());
    contestBus = bus;

    if (ROLE === "notify") {
      await tellPeople(bus);
      closing.push(() => gate.close());
      gate.letIn(nothingHere);
      health.serves();
      log.info("telling people of what they follow");
      return { address: undefined, stop };
    }

    if (ROLE !== "web") await patiently(() => settleSwitch(store.database, configuration, log));
    const sources = ROLE === "web" ? [] : openFeeds(configuration, clockSetting);
    const unread: FeedSource[] = [];
    // What was stored before can be read at once: these go on from there, once somebody can look.
    const known: FeedSource[] = [];
    for (const source of sources) {
      const isKnown = (await patiently(() => cursorOf(store.database, source.name))) !== undefined;
      (isKnown ? known : unread).push(source);
    }
    const ranking = sources.map(({ name }) => name);
    const begin = (some: readonly FeedSource[], knowsPast: boolean) => {
      const begun = some.map((source) => ingestFrom(source, bus, { knowsPast, ranking }));
      ingesting.push(...begun);
      return together(begun);
    };
    closing.push(() => together(ingesting).stop());
    if (unread.length > 0) {
      say("Filling the store …");
      health.startsBy("filling the store");
    }
    const filling = begin(unread, false);
    const settled = Promise.all([filling.settled, ROLE === "ingest" && begin(known, true).settled]);
    await unlessStopped(settled, stopping);
    gaugeQuarantine(metrics.registry, store.database);
    const { registry } = metrics;
    const named = sourceNames(configuration);
    const mayRest = configuration.FEED.includes("scripted") ? [sourceName("scripted", configuration)] : [];
    const sourceWatch = watchSources({ database: store.database, registry, health, named, mayRest, now });
    const isRealTime = !configuration.DEMO_START && configuration.DEMO_SPEED === 1;
    const clockWatch = watchClock({ database: store.database, health, isRealTime, steady });
    closing.push(async () => {
      sourceWatch.stop();
      clockWatch.stop();
    });
    if (ROLE === "ingest") {
      opened.resolve();
      closing.push(() => gate.close());
      gate.letIn(nothingHere);
      health.serves();
      // Processes with pages number what was posted.
      keepContests(() => {}, together(ingesting).pastTold);
      return { address: undefined, stop };
    }

    if (ROLE === "all") await patiently(() => draftContests(store.database, now()));
    const live = await patiently(() =>
      startLive({
        database: store.database,
        budget,
        bus,
        now,
        onError: failed,
        onDone: (part) => health.isOver(part),
      }),
    );
    closing.push(() => live.stop());
    gauge(metrics, "scoreline_fact_seq", "Number of the last fact in the lists", () => live.boards.seq);
    gauge(metrics, "scoreline_listeners", "Open streams", () => live.hub.listeners);
    gauge(metrics, "scoreline_stream_queue", "Messages on their way to streams", () => live.hub.waiting);

    if (ROLE === "all") await tellPeople(bus);
    const app = await serve(live, bus);
    closing.push(() => app.close());
    closing.push(async () => {
      const closed = gate.close(() => void live.stop());
      // Streams are told to connect elsewhere.
      await Promise.all([closed, live.stop()]);
    });
    await app.ready();
    stopping.throwIfAborted();
    gate.letIn(listenerOf(app));
    health.serves();
    opened.resolve();
    const address = originOf(configuration);
    log.info({ address }, "serving");
    const beginning = setTimeout(() => {
      begin(known, true);
      const { pastTold } = together(ingesting);
      // Names are many: while a first start fills the store, scores come first.
      void pastTold.then(() => live.readNames());
      keepContests(live.wake, pastTold);
    }, firstPageMs);
    closing.push(async () => clearTimeout(beginning));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  /** Those that are over are about matches of the past: they wait until it is told. */
  function keepContests(wake: () => void, pastTold: Promise<void>): void {
    if (stopping.aborted || ROLE === "web" || contestBus === undefined) return;
    const part = "contests";
    let isFilling = true;
    void pastTold.then(() => {
      isFilling = false;
    });
    const contests = startContests({
      configuration,
      store,
      bus: contestBus,
      now,
      isFilling: () => isFilling,
      wake,
      onError: (error) => failed(part, error),
      onDone: () => health.isOver(part),
    });
    closing.push(() => contests.stop());
  }

  /** Once a week, to whoever asked for it. */
  function sendNewsletters(): void {
    const key = mail && secretKey(configuration, () => {});
    if (!mail || !key) return;
    const part = "newsletter";
    const newsletter = startNewsletter({
      database: store.database,
      mail,
      links: new MailLinks(key),
      origin: originOf(configuration),
      now,
      onError: (error) => failed(part, error),
      onDone: () => health.isOver(part),
    });
    closing.push(() => newsletter.stop());
  }

  async function tellPeople(bus: WakeBus): Promise<void> {
    sendNewsletters();
    const keys = await patiently(() => vapidKeys(configuration, store.database));
    const notify = startNotify({
      store,
      bus,
      now,
      onError: failed,
      onDone: (what) => health.isOver(what),
      onTold: (users) => metrics.told.inc(users),
      push: webPush({ keys, subject: vapidSubject(configuration) }),
      ...watchPushes(health, metrics.pushes),
    });
    closing.push(() => notify.stop());
  }

  function ingestFrom(
    source: FeedSource,
    bus: WakeBus,
    own: { knowsPast: boolean; ranking: readonly string[] },
  ): Ingesting {
    const [sayProgress, noteStep] = [inQuarters(say), onceOver(letGo)];
    return startIngesting(source, {
      store,
      opened: opened.promise,
      ...own,
      log,
      failed: (what, error) => failed(what, error, what === feedFault(source.name) ? now() : undefined),
      isFine: health.isOver.bind(health),
      onLeads: (leads) => metrics.leads.set({ source: source.name }, Number(leads)),
      now,
      onFacts: (seq) => {
        metrics.appended.set(seq);
        bus.wake(seq);
      },
      onAsked: bus.onAsked,
      onProgress(progress) {
        sayProgress(progress);
        noteStep();
      },
      onBatch: (counts) => {
        metrics.ingested.inc(counts.messages);
        metrics.quarantined.inc(counts.quarantined);
        metrics.facts.inc(counts.facts);
        if (counts.facts > 0) metrics.lastFact.set({ source: source.name }, Date.now() / 1_000);
      },
    });
  }

  async function serve(live: Live, bus: WakeBus): Promise<FastifyInstance> {
    const { RATE_LIMIT, REDIS_URL, TRUST_PROXY, PUBLIC_URL } = configuration;
    const app = createServer({
      logger: log,
      onStoreAway: watch.doubt,
      rateLimit: RATE_LIMIT,
      trustProxy: TRUST_PROXY,
      isFree,
      ...(REDIS_URL && { redisUrl: REDIS_URL }),
    });
    const origin = originOf(configuration);
    const gateways = openGateways(configuration, { say, now: Date.now, origin });
    const { accounts, close } = await openAccounts({
      configuration,
      database: store.readers,
      gateways,
      mail,
      origin,
      metrics,
      logger: log,
      say,
    });
    closing.push(async () => close());
    const { publicKey } = await patiently(() => vapidKeys(configuration, store.database));
    const video = videoDoor(configuration);
    const services = {
      database: store.readers,
      accounts,
      push: { publicKey, hosts: pushHosts },
      boards: live.boards,
      hub: live.hub,
      search: live.search,
      entryQueue: new EntryQueue(store.readers, now),
      caches: new Caches({ budget, changes: live.boards.changes, now }),
      ipLocation: gateways.ipLocation,
      adViewed: (ad: number) => metrics.adViews.inc({ ad }),
      video,
      ...(configuration.HKFC_API_URL && { hkfc: forwardTo(configuration.HKFC_API_URL) }),
      wake: live.wake,
      askSources: bus.ask,
      now,
    };
    gauge(metrics, "scoreline_cache_bytes", "Weight of what is kept in caches", () => budget.bytes);
    gauge(metrics, "scoreline_cache_entries", "Things kept in caches", () => budget.entries);
    secure(app, {
      https: PUBLIC_URL.startsWith("https:"),
      development: !clientFiles,
      video: video.hosts,
      ...(gateways.fantasy && { frames: new URL(gateways.fantasy.logoutUrl).origin }),
    });
    observe(app, metrics);
    await serveApi(app, services, { checkReplies: false, origin });
    serveAvatars(app, services);
    serveLiveVideo(app, services);
    const outboxes = [gateways.sms, mail].filter((one) => one instanceof ConsoleSms || one instanceof ConsoleMail);
    if (outboxes.length > 0 && isPrivate(configuration)) serveOutbox(app, outboxes);
    serveOneClick(app, services);
    serveMachines(app, { services, origin });
    serveSharePictures(app, { services, fonts: pictureFonts, threadLimits: threadLimits.drawing });
    await servePictures(app);
    if (clientFiles) await serveBuiltAssets(app, clientFiles);
    servePages(app, {
      render: await loadPages(app),
      services,
      clockRate: configuration.DEMO_SPEED,
      origin,
      site: { ...readSiteLinks(), newsletter: newsletterOf(accounts) !== undefined },
      fantasy: gateways.fantasy,
      onStoreAway: watch.doubt,
      asOf: () => health.asOf,
      keptMs: clientFiles ? configuration.PAGES_KEPT_MS : 0,
    });
    return app;
  }
}

function videoDoor({ VIDEO_HOSTS, EMBED_HOSTS, LIVE_VIDEO_COUNTRIES }: Configuration): VideoDoor {
  return { hosts: { files: VIDEO_HOSTS, frames: EMBED_HOSTS }, liveCountries: LIVE_VIDEO_COUNTRIES };
}

/** The address that readers use. */
function originOf({ PUBLIC_URL, HOST, PORT }: Configuration): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return `http://${HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST}:${PORT}`;
}

async function openBus(
  { pool }: Store,
  redisUrl: string,
  onConnection: (connected: boolean, reason?: unknown) => void,
): Promise<WakeBus> {
  if (!pool) return inProcessBus();
  return redisUrl ? redisBus(redisUrl, { onConnection }) : postgresBus(pool, { onConnection });
}

/** Fails when the process is asked to stop before the work is done. */
async function unlessStopped<Result>(work: Promise<Result>, stopping: AbortSignal): Promise<Result> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(stopping.reason);
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    stopping.removeEventListener("abort", stop);
  }
}

/** A process that only ingests has no pages. */
const nothingHere: RequestListener = (_request, response) => void response.writeHead(404).end();

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
