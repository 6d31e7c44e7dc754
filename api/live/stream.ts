import type { CallInput } from "@scoreline/contract/call";
import { liveStream } from "@scoreline/contract/calls/live";
import type { FastifyInstance } from "fastify";
import type { Services } from "#handler.ts";
import { readInput } from "#input.ts";
import { rawInput } from "#serve-calls.ts";

/** Server-sent events: what was missed since the reader's cursor, then everything that comes. */
export function serveStream(app: FastifyInstance, services: Services): void {
  app.route({
    method: liveStream.method,
    url: liveStream.path,
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const { input } = readInput(liveStream, { ...rawInput(request), ...resumeAt(request.headers["last-event-id"]) });
      const { topics, since } = input as CallInput<typeof liveStream>;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
      });
      request.raw.socket.setTimeout(0);
      request.raw.socket.setNoDelay(true);
      raw.write(": \n\n");
      const listener = {
        send: (bytes: Buffer) => void raw.write(bytes),
        get waiting() {
          return raw.writableLength;
        },
        end: () => raw.end(),
      };
      const leave = services.hub.join(listener, topics, since, services.boards.seq);
      raw.once("close", leave);
    },
  });
}

/** A browser that reconnects says where it was; that is newer than the address it was given. */
function resumeAt(header: string | string[] | undefined): { since?: string } {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? { since: header } : {};
}
