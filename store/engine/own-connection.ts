import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** A connection beside the pool, for what belongs to a session: LISTEN, and locks that end with it. */
export type OwnConnection = {
  client: pg.Client;
  /** One question after the other; one that is not answered in time means that the connection is lost. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Aborts when the connection is lost, or when it is not needed any more. */
  signal: AbortSignal;
};

export type OwnConnectionOptions = {
  /** What the server shows as the name of the session. */
  name: string;
  stop: AbortSignal;
  /** The connection is lost, or could not be made; it is tried again. */
  onLost(reason: unknown): void;
};

const beatMs = 2_000;
const answerMs = 5_000;
const retryMs = 500;

/**
 * Keeps one connection open and hands each new one to `use`: after the server was restarted, too.
 * Ends when it is stopped, or when `use` ends while the connection is good.
 */
export async function keepConnected(
  pool: pg.Pool,
  { name, stop, onLost }: OwnConnectionOptions,
  use: (own: OwnConnection) => Promise<void>,
): Promise<void> {
  while (!stop.aborted) {
    try {
      if (await connectOnce(pool, name, stop, use)) return;
    } catch (error) {
      if (!stop.aborted) onLost(error);
    }
    await pause(retryMs, undefined, { signal: stop }).catch(() => {});
  }
}

async function connectOnce(
  pool: pg.Pool,
  name: string,
  stop: AbortSignal,
  use: (own: OwnConnection) => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({
    ...pool.options,
    application_name: name,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.once("end", () => lost.abort(new Error("the database ended the connection")));
  const signal = AbortSignal.any([lost.signal, stop]);

  let last: Promise<unknown> = Promise.resolve();
  const ask: OwnConnection["ask"] = (text, values) => {
    const answer = last.then(async () => (await client.query(text, values)).rows);
    last = answer.catch((error) => lost.abort(error));
    return answer;
  };
  let beat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    // A connection that is only listened to would not notice that the other side is gone.
    beat = setInterval(() => ask("select 1").catch(() => {}), beatMs);
    await use({ client, ask, signal });
    lost.signal.throwIfAborted();
    return true;
  } catch (error) {
    // Why it was lost says more than what failed because of it.
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    clearInterval(beat);
    // Where nobody is at the other end there is no farewell to wait for.
    await Promise.race([client.end().catch(() => {}), pause(answerMs, undefined, { ref: false })]);
  }
}
