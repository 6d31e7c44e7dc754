import { lookup } from "node:dns/promises";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { httpServer } from "@scoreline/api/http-server";
import type { Health } from "#health.ts";
import { standstill } from "#http/standstill.ts";

/** Less than the patience of signals.ts: the store is closed after these, in good order. */
const noticeMs = 2_000;
const longestRequestMs = 6_000;
const lookMs = 100;
/** Whoever asked for readiness within this time is a balancer that asks again. */
const askedLatelyMs = 60_000;

/** Figures for Prometheus, in its own form. */
type Figures = { contentType: string; metrics(): Promise<string> };

export type GateOptions = {
  host: string;
  port: number;
  health: Health /** Wanted as a bearer by whoever looks at figures. */;
  metricsToken: string;
  /** So many connections of one address; nothing where a proxy's are everybody's. */
  connectionsOfOne?: number;
};

/**
 * Where the process is reached from its first moment to its last, whatever its role: `/healthz` says that it lives, `/readyz`
 * that it can serve, `/metrics` speaks to Prometheus. Everything else is answered by whoever was let in, and until then by a
 * page that asks to come back.
 */
export class Gate {
  readonly #servers: Server[] = [];
  readonly #options: GateOptions;
  #answer: RequestListener = standstill;
  #figures: Figures | undefined;
  #readinessAskedAt = Number.NEGATIVE_INFINITY;

  private constructor(options: GateOptions) {
    this.#options = options;
  }

  static async open(options: GateOptions): Promise<Gate> {
    const gate = new Gate(options);
    const { host, port } = options;
    // The name of this machine may have two addresses, and browsers try either.
    const hosts = host === "localhost" ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];
    const outcomes = await Promise.allSettled(hosts.map((address) => gate.#listen(address, port)));
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    const inUse = failed && (failed.reason as NodeJS.ErrnoException).code === "EADDRINUSE";
    // One address that is not there, such as that of IPv6, is no loss where another is.
    if (failed && (inUse || gate.#servers.length === 0)) {
      await gate.close();
      throw failed.reason;
    }
    return gate;
  }

  /** From now on these answer. */
  letIn(answer: RequestListener): void {
    this.#answer = answer;
  }

  show(figures: Figures): void {
    this.#figures = figures;
  }

  /** Gives balancers the time to see that this process is about to leave; where none asks, there is nobody to wait for. */
  async giveNotice(): Promise<void> {
    if (performance.now() - this.#readinessAskedAt < askedLatelyMs) await pause(noticeMs);
  }

  /** Takes no more connections, and lets the requests finish; `meanwhile` is done again and again until they have. */
  async close(meanwhile: () => void = () => {}): Promise<void> {
    const closed = Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
    // A connection that was busy is idle after its answer, and a stream may have been opened on it in the meantime.
    const looking = setInterval(() => {
      meanwhile();
      for (const server of this.#servers) server.closeIdleConnections();
    }, lookMs);
    const cutOff = setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, longestRequestMs);
    await closed;
    clearInterval(looking);
    clearTimeout(cutOff);
  }

  async #listen(host: string, port: number): Promise<void> {
    const { connectionsOfOne } = this.#options;
    const receive = (request: IncomingMessage, response: ServerResponse) => void this.#receive(request, response);
    const server = httpServer(receive, connectionsOfOne === undefined ? {} : { connectionsOfOne });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ host, port }, resolve);
    });
    this.#servers.push(server);
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (request.url) {
      case "/healthz":
        return say(response, 200, "text/plain", "ok");
      case "/readyz": {
        this.#readinessAskedAt = performance.now();
        const { report } = this.#options.health;
        return say(response, report.status === "not ready" ? 503 : 200, "application/json", JSON.stringify(report));
      }
      case "/metrics": {
        const { metricsToken } = this.#options;
        if (metricsToken && request.headers.authorization !== `Bearer ${metricsToken}`) return say(response, 401);
        if (!this.#figures) return say(response, 503);
        return say(response, 200, this.#figures.contentType, await this.#figures.metrics());
      }
      default:
        this.#answer(request, response);
    }
  }
}

function say(response: ServerResponse, status: number, type = "text/plain", text = ""): void {
  response.writeHead(status, {
    "content-type": type.includes("charset") ? type : `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(text);
}
