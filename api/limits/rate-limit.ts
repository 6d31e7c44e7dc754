import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "@scoreline/contract/errors";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { countedAddress } from "#limits/address.ts";
import { Turns } from "#limits/turns.ts";
import { connectRedis } from "#redis.ts";

export type RateLimit = {
  /** What an address may spend in a minute, where a request costs one at least; 0 for no limit. */
  rateLimit: number;
  /** Where several processes count together. */
  redisUrl?: string;
  /** Paths that cost nothing, and that one page asks for by the dozen. */
  isFree?(path: string): boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Spends so much more of what the reader's address may spend; refuses when that is not left. */
    pay(cost: number): Promise<void>;
    /** The work is done, though the answer goes on. */
    endTurn(): void;
    /** One more stream of the reader's address, until what is returned is called; refuses when there are too many. */
    holdStream(): () => void;
  }
  interface FastifyContextConfig {
    /** What a request to the route costs, beyond being one. */
    cost?: number;
  }
}

/**
 * Nobody spends the allowance of a minute in a second: of that there is a sixth for five seconds, but a page with what it brings
 * always fits.
 */
const leastAtOnce = 60;
/** As many requests of one address are worked on at once. */
const mostTurns = 8;
/**
 * What keeps the thread for ten milliseconds or so, from this cost on, of which fewer are worked on at once: whoever comes in
 * between waits for all that has begun.
 */
const dear = 10;
const mostDearTurns = 2;
/** A refusal takes its time: whoever asks again at once would keep the thread busy with nothing but these. */
const refusalMs = 200;
/** Streams of one address: many readers may share one, behind a company's or a mobile network's door. */
const mostStreams = 1_000;

/**
 * Refuses whoever makes too much work, and has those who ask for much at once wait for themselves. With Redis all processes
 * count together; while it is away, each counts by itself. What the front door answers is not counted: it costs less than
 * counting.
 */
export function limitRequests(app: FastifyInstance, { rateLimit, redisUrl, isFree }: RateLimit): void {
  app.decorateRequest("pay", async () => {});
  app.decorateRequest("endTurn", () => {});
  app.decorateRequest("holdStream", () => () => {});
  if (rateLimit === 0) return;
  const options = { points: rateLimit, duration: 60 };
  const alone = new RateLimiterMemory(options);
  const mostAtOnce = Math.max(leastAtOnce, Math.floor(rateLimit / 6));
  const atOnce = new RateLimiterMemory({ points: mostAtOnce, duration: 5 });
  let limiter: RateLimiterAbstract = alone;
  let redis: Redis | undefined;

  if (redisUrl) {
    app.addHook("onReady", async () => {
      redis = await connectRedis(redisUrl);
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: redis,
        keyPrefix: "scoreline_requests",
        insuranceLimiter: alone,
        rejectIfRedisNotReady: true,
        // Who is refused already is refused without asking.
        inMemoryBlockOnConsumed: rateLimit,
      });
    });
    app.addHook("onClose", async () => redis?.disconnect());
  }

  const turns = new Turns(mostTurns);
  const dearTurns = new Turns(mostDearTurns);
  const streams = new Map<string, number>();
  app.addHook("onRequest", async (request, reply) => {
    if (isFree?.(request.url.split("?", 1)[0] ?? "")) return;
    const address = countedAddress(request.ip, request.socket.remoteAddress);
    const spend = async (cost: number) => {
      try {
        // What costs more than anybody has takes all of it: asked for by itself, nothing is out of reach.
        await atOnce.consume(address, Math.min(cost, mostAtOnce));
        await limiter.consume(address, Math.min(cost, rateLimit));
      } catch (rejection) {
        const wait = (rejection as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
        await pause(refusalMs);
        reply.header("retry-after", Math.ceil(wait / 1000));
        throw new Refusal("tooManyRequests");
      }
    };
    request.holdStream = () => {
      const open = streams.get(address) ?? 0;
      if (open >= mostStreams) throw new Refusal("tooManyRequests");
      streams.set(address, open + 1);
      return () => {
        const left = (streams.get(address) ?? 1) - 1;
        if (left > 0) streams.set(address, left);
        else streams.delete(address);
      };
    };
    const held: (() => void)[] = [];
    request.endTurn = () => {
      for (const end of held.splice(0)) end();
    };
    const wait = async (line: Turns) => {
      const end = await line.take(address);
      if (!end) {
        reply.header("retry-after", 1);
        throw new Refusal("tooManyRequests");
      }
      held.push(end);
      // Whoever has left meanwhile is not heard of again.
      if (reply.raw.destroyed) request.endTurn();
    };
    let isDear = false;
    const waitIfDear = async (cost: number) => {
      if (isDear || cost < dear) return;
      isDear = true;
      await wait(dearTurns);
    };
    request.pay = async (cost) => {
      await spend(cost);
      await waitIfDear(cost);
      // Nobody is there any more to make it for.
      if (reply.raw.destroyed) throw new Refusal("tooManyRequests");
    };
    const cost = request.routeOptions.config?.cost ?? 0;
    await spend(1 + cost);
    // Whoever leaves before the answer is out ends it, too: of them nothing is heard but that the connection has closed.
    reply.raw.once("close", request.endTurn);
    await wait(turns);
    await waitIfDear(cost);
    if (reply.raw.destroyed) reply.hijack();
  });
  app.addHook("onResponse", async (request) => request.endTurn());
}
