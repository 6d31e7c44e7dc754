import type { ServerResponse } from "node:http";
import type { CallInput } from "@scoreline/contract/call";
import { liveStream } from "@scoreline/contract/calls/live";
import { ownBytes } from "@scoreline/live/cache/own-bytes";
import type { Listener } from "@scoreline/live/hub";
import type { FastifyInstance } from "fastify";
import type { Services } from "#handler.ts";
import { inputReader } from "#input.ts";
import { costs } from "#limits/costs.ts";
import { rawInput } from "#serve-calls.ts";
import { admit } from "#session/access.ts";
import { forgetStale, identityOf } from "#session/identity.ts";

/** A reader that does not read is given so long to take what it was sent, then the connection is cut. */
const lingerMs = 10_000;

/** Server-sent events: what was missed since the reader's cursor, then everything that comes. */
export function serveStream(app: FastifyInstance, services: Services): void {
  const readInput = inputReader(liveStream);
  const chunkOf = chunker();
  app.route({
    method: liveStream.method,
    url: liveStream.path,
    exposeHeadRoute: false,
    config: { cost: costs.stream },
    handler: async (request, reply) => {
      const { input, token } = readInput({ ...rawInput(request), ...resumeAt(request.headers["last-event-id"]) });
      const { topics, since } = input as CallInput<typeof liveStream>;
      // Anyone may listen; only who asks for their own topic has to be somebody.
      const access = topics.includes("user") ? "user" : "anyone";
      const identity = identityOf(request, token, services);
      const session = await admit({ ...liveStream, access }, identity).finally(() => forgetStale(identity, reply));
      const release = request.holdStream();
      reply.hijack();
      request.endTurn();
      const { raw } = reply;
      // Who has left while the store was asked who they are does not close again.
      if (raw.destroyed) return release();
      raw.once("close", release);
      raw.writeHead(200, {
        // What every answer carries for safety.
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        "x-content-type-options": "nosniff",
      });
      raw.write(": \n\n");
      request.raw.socket.setTimeout(0);
      request.raw.socket.setNoDelay(true);
      const bearer = session && { sessionId: session.id, userId: session.userId, expiresAt: session.expiresAt };
      const leave = services.hub.join(listenerOn(raw, chunkOf), topics, since, services.boards.seq, bearer);
      raw.once("close", leave);
    },
  });
}

/** Messages go to the socket as chunks that were framed once for everybody; the response only opens and ends the body. */
function listenerOn(raw: ServerResponse, chunkOf: (bytes: Buffer) => Buffer): Listener {
  const { socket } = raw;
  return {
    send: (bytes) => void (raw.chunkedEncoding ? socket?.write(chunkOf(bytes)) : raw.write(bytes)),
    get waiting() {
      return socket?.writableLength ?? 0;
    },
    get taken() {
      return (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
    },
    end: () => {
      raw.end();
      setTimeout(() => socket?.destroy(), lingerMs).unref();
    },
  };
}

function chunker(): (bytes: Buffer) => Buffer {
  const chunks = new WeakMap<Buffer, Buffer>();
  return (bytes) => {
    let chunk = chunks.get(bytes);
    if (!chunk) {
      chunk = ownBytes(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]));
      chunks.set(bytes, chunk);
    }
    return chunk;
  };
}

/** A browser that reconnects says where it was; that is newer than the address it was given. */
function resumeAt(header: string | string[] | undefined): { since?: string } {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? { since: header } : {};
}
