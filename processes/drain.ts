import type { Live } from "@scoreline/live/live";
import type { FastifyInstance } from "fastify";

/** Less than the patience of signals.ts: the store is closed after this, in good order. */
const longestRequestMs = 7_000;
const lookMs = 100;

/** Takes no more connections, tells the streams to connect elsewhere, and lets the requests finish. */
export async function drain(app: FastifyInstance, live: Live): Promise<void> {
  const closed = app.close();
  await live.stop();
  // A connection that was busy is idle after its answer, and a stream may have been opened on it in the meantime.
  const looking = setInterval(() => {
    void live.stop();
    app.server.closeIdleConnections();
  }, lookMs);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
  try {
    await closed;
  } finally {
    clearInterval(looking);
    clearTimeout(cutOff);
  }
}
