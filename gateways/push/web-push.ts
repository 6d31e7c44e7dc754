import { Agent, request } from "node:https";
import { encrypted, mostPayload } from "#push/encrypt.ts";
import type { PushGateway, PushMessage, PushOutcome, PushTarget } from "#push/port.ts";
import { Vapid, type VapidKeys } from "#push/vapid.ts";

const waitMs = 10_000;
const longestWaitMs = 3_600_000;

type Options = {
  keys: VapidKeys;
  /** Whom a push service can turn to: an https address or mailto. Apple refuses others. */
  subject: string;
  now?(): number;
  /** For a service with a certificate of its own. */
  ca?: string;
  waitMs?: number;
};

/** Sends to push services over connections that are kept. Nobody is followed anywhere: a redirect is a refusal. */
export function webPush({ keys, subject, now = Date.now, ca, waitMs: patience = waitMs }: Options): PushGateway {
  const vapid = new Vapid(keys, subject);
  const agent = new Agent({ keepAlive: true, maxSockets: 512, ...(ca && { ca }) });
  return {
    publicKey: keys.publicKey,
    async send(target, message) {
      try {
        const send = () => deliver(target, message, vapid, agent, now(), patience);
        return await send().catch((error) => {
          // The service hung up on a connection that we had kept, and has not read a word.
          if (error instanceof HungUp) return send();
          throw error;
        });
      } catch (error) {
        return { outcome: "later", why: (error as Error).message };
      }
    },
    close: () => agent.destroy(),
  };
}

class HungUp extends Error {}

function deliver(
  target: PushTarget,
  { payload, ttlSeconds, urgency, topic }: PushMessage,
  vapid: Vapid,
  agent: Agent,
  now: number,
  patience: number,
): Promise<PushOutcome> {
  const body = encrypted(Buffer.byteLength(payload) > mostPayload ? "{}" : payload, target);
  const { origin } = new URL(target.endpoint);
  return new Promise((resolve, reject) => {
    const sending = request(
      target.endpoint,
      {
        method: "POST",
        agent,
        headers: {
          authorization: vapid.authorization(origin, now),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          "content-length": body.length,
          ttl: ttlSeconds,
          urgency,
          ...(topic && { topic }),
        },
      },
      (reply) => {
        clearTimeout(tooLong);
        // What it says is nothing to us; the connection is used again.
        reply.resume();
        reply.once("error", () => {});
        resolve(outcomeOf(reply.statusCode ?? 0, reply.headers["retry-after"], now));
      },
    );
    // Also one that answers a letter at a time.
    const tooLong = setTimeout(() => sending.destroy(new Error("no answer")), patience);
    sending.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(tooLong);
      const hungUp = sending.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      reject(hungUp ? new HungUp(error.message) : error);
    });
    sending.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 429 || status >= 500) {
    const afterMs = retryAfterMs(retryAfter, now);
    const tooMany = status === 429;
    return { outcome: "later", why: String(status), tooMany, ...(afterMs !== undefined && { afterMs }) };
  }
  // Keys or a subject that they do not take. What else is wrong with a message may be its address, which is not ours.
  return { outcome: "refused", status, forbidden: status === 401 || status === 403 };
}

/** In seconds, or as a date. */
function retryAfterMs(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(longestWaitMs, Math.max(0, ms));
}
