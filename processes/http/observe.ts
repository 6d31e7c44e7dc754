import type { DoorCount } from "@scoreline/api/front-door";
import type { Store } from "@scoreline/store/engine/open";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Health } from "#health.ts";
import manifest from "#package.json" with { type: "json" };

export type Metrics = {
  registry: Registry;
  ingested: Counter;
  quarantined: Counter;
  facts: Counter;
  appended: Gauge;
  adViews: Counter<"ad">;
  /** 1 for a source that this process follows, 0 for one that another does. */
  leads: Gauge<"source">;
  lastFact: Gauge<"source">;
  codes: Counter<"outcome" | "country">;
  told: Counter;
  pushes: Counter<"outcome">;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counting every open socket by hand holds up all readers of a process that has ten thousand of them.
  for (const kind of ["handles", "requests", "resources"]) {
    for (const name of [`nodejs_active_${kind}`, `nodejs_active_${kind}_total`]) registry.removeSingleMetric(name);
  }
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  new Gauge({
    name: "scoreline_build_info",
    help: "The version that runs",
    labelNames: ["version"],
    registers: [registry],
  }).set({ version: manifest.version }, 1);
  return {
    registry,
    leads: new Gauge({
      name: "scoreline_leader",
      help: "Whether this process follows the source",
      labelNames: ["source"],
      registers: [registry],
    }),
    lastFact: new Gauge({
      name: "scoreline_last_fact_timestamp_seconds",
      help: "When something that the source said was last new",
      labelNames: ["source"],
      registers: [registry],
    }),
    ingested: counter("scoreline_feed_messages_total", "Feed messages taken in"),
    quarantined: counter("scoreline_feed_quarantined_total", "Feed messages set aside"),
    facts: counter("scoreline_facts_total", "Facts appended"),
    appended: new Gauge({
      name: "scoreline_appended_seq",
      help: "Number of the last fact that this process appended from a source",
      registers: [registry],
    }),
    adViews: new Counter({
      name: "scoreline_ad_views_total",
      help: "Looks at advertisements",
      labelNames: ["ad"],
      registers: [registry],
    }),
    codes: new Counter({
      name: "scoreline_codes_total",
      help: "One-time codes asked for: sent, silent (nobody has the number), failed, refused (a limit), braked (all of us)",
      labelNames: ["outcome", "country"],
      registers: [registry],
    }),
    pushes: new Counter({
      name: "scoreline_pushes_total",
      help: "Pushes to browsers: sent, or refused by a push service that says that we are at fault",
      labelNames: ["outcome"],
      registers: [registry],
    }),
    told: new Counter({
      name: "scoreline_alerts_total",
      help: "Alerts that came to somebody's list, or were corrected there",
      registers: [registry],
    }),
  };
}

/** A figure that is read when somebody looks. */
export function gauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics.registry],
    collect() {
      this.set(read());
    },
  });
}

/** How the process is, and how the store keeps up. */
export function gaugeHealth(metrics: Metrics, health: Health, store: Store): void {
  gauge(metrics, "scoreline_ready", "1 when it serves, also while something is missing", () =>
    Number(health.report.status !== "not ready"),
  );
  new Gauge({
    name: "scoreline_fault",
    help: "1 for each thing that does not work as it should",
    labelNames: ["what"],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const { what } of health.faults) this.set({ what }, 1);
    },
  });
  gauge(metrics, "scoreline_store_queue", "Queries that wait for a connection", () => store.waiting);
  const { pool } = store;
  if (!pool) return;
  gauge(metrics, "scoreline_pool_connections", "Connections to the database", () => pool.totalCount);
  gauge(metrics, "scoreline_pool_idle", "Connections that nobody uses", () => pool.idleCount);
}

declare module "fastify" {
  interface FastifyRequest {
    /** What kind of page was asked for, where it is one. */
    pageKind?: string;
  }
}

/** Pages are told apart by their kind: they all come by one route. */
function routeOf({ routeOptions, pageKind }: FastifyRequest): string {
  return pageKind ? `page ${pageKind}` : (routeOptions.url ?? "none");
}

/** Every request, also those that were answered before anything was read of them and whose time nobody took. */
function countRequests(app: FastifyInstance, { registry }: Metrics): void {
  const counted = new Map<DoorCount, { 200: number; 304: number }>();
  const requests = new Counter({
    name: "scoreline_http_requests_total",
    help: "Requests answered, and whether it was done at the front door",
    labelNames: ["route", "status", "door"],
    registers: [registry],
    collect() {
      for (const count of app.frontDoor.counts) {
        const before = counted.get(count) ?? { 200: 0, 304: 0 };
        for (const status of [200, 304] as const) {
          this.inc({ route: count.route, status: String(status), door: "front" }, count[status] - before[status]);
        }
        counted.set(count, { 200: count[200], 304: count[304] });
      }
    },
  });
  onAnswered(app, (request, _reply, status) => {
    requests.inc({ route: routeOf(request), status, door: "server" });
  });
}

/** Hears of every request once: when it was answered, or when whoever asked had left before. A stream may be left at any time. */
function onAnswered(
  app: FastifyInstance,
  hear: (request: FastifyRequest, reply: FastifyReply, status: string) => void,
): void {
  app.addHook("onRequest", async (request, reply) => {
    const { raw } = reply;
    const left = () => {
      const isStream = reply.sent && !raw.writableEnded;
      if (!isStream) hear(request, reply, "left");
    };
    raw.once("close", left);
    raw.once("finish", () => {
      raw.off("close", left);
      hear(request, reply, String(reply.statusCode));
    });
  });
}

/** Counts the requests of a server and takes their time. */
export function observe(app: FastifyInstance, metrics: Metrics): void {
  const duration = new Histogram({
    name: "scoreline_http_request_seconds",
    help: "Time to answer a request",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics.registry],
  });
  countRequests(app, metrics);
  onAnswered(app, (request, reply, status) => {
    const route = routeOf(request);
    duration.observe({ route, status }, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
