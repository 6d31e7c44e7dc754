import { createServer, type RequestListener, type Server } from "node:http";
import { Refusal } from "@scoreline/contract/errors";
import { countedAddress } from "#limits/address.ts";
import { refusal } from "#refuse.ts";

/** Whoever sends slowly is ended within ten seconds: these, and the time until somebody looks. */
const wholeRequestMs = 8_000;
const lookMs = 1_000;
const keepAliveMs = 72_000;
/** Whoever does not read what they asked for is given so long without a sign. A stream has rules of its own. */
const silentMs = 60_000;

/**
 * An HTTP server with its limits; what comes in and is not HTTP is refused in our own words. Of one address no more connections
 * are open at a time than are named, where that is said: each takes some memory, and what is free is asked for by many at once.
 */
export function httpServer(handler: RequestListener, { connectionsOfOne }: { connectionsOfOne?: number } = {}): Server {
  const server = createServer(
    {
      optimizeEmptyRequests: true,
      headersTimeout: wholeRequestMs,
      requestTimeout: wholeRequestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: lookMs,
    },
    (request, response) => {
      const { headers } = request;
      // A request without a body never tells its end: nobody may wait for one.
      const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
      if (!hasBody) delete headers["content-type"];
      handler(request, response);
    },
  );
  server.setTimeout(silentMs);
  if (connectionsOfOne !== undefined) boundConnections(server, connectionsOfOne);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const { status, body } = refusal(new Refusal(refusals[error.code ?? ""] ?? "badRequest"), "en");
    const text = JSON.stringify(body);
    // Ended for good: the other side need not agree.
    socket.end(
      `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
      () => socket.destroy(),
    );
  });
  return server;
}

function boundConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = countedAddress("", socket.remoteAddress);
    const others = open.get(address) ?? 0;
    // Not a word: whoever asks so often would have an answer made for each.
    if (others >= most) return void socket.destroy();
    open.set(address, others + 1);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const refusals: Readonly<Record<string, "headersTooLarge" | "timedOut">> = {
  HPE_HEADER_OVERFLOW: "headersTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "timedOut",
};
