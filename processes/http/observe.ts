import type { DoorCount } from "@scoreline/api/front-door";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = {
  registry: Registry;
  ingested: Counter;
  quarantined: Counter;
  facts: Counter;
  adViews: Counter<"ad">;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counting every open socket by hand holds up all readers of a process that has ten thousand of them.
  for (const kind of ["handles", "requests", "resources"]) {
    for (const name of [`nodejs_active_${kind}`, `nodejs_active_${kind}_total`]) registry.removeSingleMetric(name);
  }
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  return {
    registry,
    ingested: counter("scoreline_feed_messages_total", "Feed messages taken in"),
    quarantined: counter("scoreline_feed_quarantined_total", "Feed messages set aside"),
    facts: counter("scoreline_facts_total", "Facts appended"),
    adViews: new Counter({
      name: "scoreline_ad_views_total",
      help: "Looks at advertisements",
      labelNames: ["ad"],
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
  app.addHook("onResponse", async (request, reply) => {
    requests.inc({ route: routeOf(request), status: String(reply.statusCode), door: "server" });
  });
}

/** /healthz: the process lives. /readyz: it can serve. /metrics: for Prometheus. */
export function observe(
  app: FastifyInstance,
  options: { metrics: Metrics; metricsToken: string; ready(): boolean },
): void {
  const { metrics, metricsToken, ready } = options;
  const duration = new Histogram({
    name: "scoreline_http_request_seconds",
    help: "Time to answer a request",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics.registry],
  });
  countRequests(app, metrics);
  app.addHook("onResponse", async (request, reply) => {
    const route = routeOf(request);
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send("ok"));
  app.get("/readyz", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .code(ready() ? 200 : 503)
      .send(ready() ? "ready" : "not ready"),
  );
  app.get("/metrics", async (request, reply) => {
    if (metricsToken && request.headers.authorization !== `Bearer ${metricsToken}`) return reply.code(401).send();
    return reply
      .type(metrics.registry.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.registry.metrics());
  });
}
