import { isAway, isUnwritable } from "@scoreline/store/engine/away";
import type { Database, Store } from "@scoreline/store/engine/open";
import { keepConnected, type OwnConnection } from "@scoreline/store/engine/own-connection";
import type { Health } from "#health.ts";

export type DatabaseWatch = {
  /** A query failed as if nobody were there: the watch goes and looks. Or it was there, and could not write. */
  doubt(error: unknown): void;
  stop(): Promise<void>;
};

const what = "database";
/** It is back when nobody has missed it for so long: what failed before is heard of late. */
const calmMs = 1_000;

const writing = "writing";
/** It can write again when nothing failed for so long: small things find room where others do not. */
const writtenMs = 60_000;

/** Notices when the database cannot write, though it answers. */
function watchWriting(health: Health) {
  let calm: NodeJS.Timeout | undefined;
  return {
    failed(error: unknown) {
      health.begins(writing, error);
      clearTimeout(calm);
      calm = setTimeout(() => health.isOver(writing), writtenMs);
    },
    stop: () => clearTimeout(calm),
  };
}

/** The embedded database is in the process. It goes away when its disk is full, and is back when it answers. */
function watchEmbedded(database: Database, health: Health, now: () => number): DatabaseWatch {
  let looking: NodeJS.Timeout | undefined;
  const look = () =>
    database.execute("select 1").then(
      () => {
        looking = undefined;
        health.isOver(what);
      },
      () => {
        looking = setTimeout(look, calmMs);
      },
    );
  return {
    doubt(error) {
      health.begins(what, error, now());
      looking ??= setTimeout(look, calmMs);
    },
    stop: async () => clearTimeout(looking),
  };
}

/** Notices when the database goes away or cannot write, and when that is over. */
export function watchDatabase({ pool, database }: Store, health: Health, now: () => number): DatabaseWatch {
  const presence = pool ? watchServer(pool, health, now) : watchEmbedded(database, health, now);
  const written = watchWriting(health);
  return {
    doubt: (error) => (!isAway(error) && isUnwritable(error) ? written.failed(error) : presence.doubt(error)),
    async stop() {
      written.stop();
      await presence.stop();
    },
  };
}

function watchServer(pool: NonNullable<Store["pool"]>, health: Health, now: () => number): DatabaseWatch {
  const stop = new AbortController();
  let connection: OwnConnection | undefined;
  let calm: NodeJS.Timeout | undefined;
  const missed = (reason: unknown) => {
    clearTimeout(calm);
    health.begins(what, reason, now());
  };
  const answered = () => {
    clearTimeout(calm);
    calm = setTimeout(() => health.isOver(what), calmMs);
  };
  const watching = keepConnected(
    pool,
    {
      name: "scoreline watch",
      stop: stop.signal,
      onLost: (reason) => {
        connection = undefined;
        missed(reason);
      },
    },
    async (own) => {
      connection = own;
      answered();
      if (own.signal.aborted) return;
      await new Promise<void>((resolve) => own.signal.addEventListener("abort", () => resolve(), { once: true }));
    },
  );
  return {
    doubt(error) {
      missed(error);
      const asked = connection;
      // One connection may have broken, and the server be there.
      asked?.ask("select 1").then(
        () => connection === asked && answered(),
        () => {},
      );
    },
    async stop() {
      stop.abort();
      await watching;
      clearTimeout(calm);
    },
  };
}
