import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { locks } from "./locks.ts";
import type { Database } from "./open.ts";
import { keepConnected, type OwnConnection } from "./own-connection.ts";

const lookMs = 500;

/** Somebody else may lead by now: nothing more is written. */
export class LeadershipLost extends Error {
  constructor() {
    super("this process does not lead any more");
  }
}

export type LeaderOptions = {
  /** What is led: each source has a leader of its own. */
  source: string;
  pool: pg.Pool;
  database: Database;
  stop: AbortSignal;
  /** Somebody else leads: their name, once for each one. */
  onWaiting(leader: string): void;
  /** It is our turn, after the one that was last waited for. */
  onLeading(after: string | undefined): void;
  onLost(reason: unknown): void;
};

/**
 * Of all processes that call this for a source on one database, one works and the others wait; when it dies, the next one
 * works.
 * `work` ends soon when its signal aborts. Its database refuses to write once the lock belongs to somebody else.
 */
export async function whileLeading(
  { source, pool, database, stop, onWaiting, onLeading, onLost }: LeaderOptions,
  work: (database: Database, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const name = `scoreline ${hostname()} ${process.pid}`;
  const number = lockNumber(source);
  await keepConnected(pool, { name, stop, onLost }, async (own) => {
    await endSoonWhenDead(own);
    let leader: string | undefined;
    // Asking again and again: a session that blocks on a lock would hold up the vacuum of the whole database.
    while (!(await isTrue(own, `select pg_try_advisory_lock(${locks.leader}, ${number}) as yes`))) {
      const now = await leaderName(own, number);
      if (now && now !== leader) {
        leader = now;
        onWaiting(now);
      }
      await pause(lookMs, undefined, { signal: own.signal });
    }
    // What the last leader had begun to write is over before we read where it was.
    while (!(await isTrue(own, `select pg_try_advisory_xact_lock(${locks.fence}, ${number}) as yes`))) {
      await pause(lookMs, undefined, { signal: own.signal });
    }
    const [session] = await own.ask<{ pid: number }>("select pg_backend_pid() as pid");
    if (!session) throw new Error("the session has no number");
    onLeading(leader);
    await work(fenced(database, session.pid, number), own.signal);
  });
}

/** A leader that hangs, or whose machine is gone, loses the lock: the server does not wait for it for hours. */
async function endSoonWhenDead({ ask }: OwnConnection): Promise<void> {
  await ask(
    `select set_config(name, wanted, false)
     from (values ('tcp_keepalives_idle', '5'), ('tcp_keepalives_interval', '2'), ('tcp_keepalives_count', '3'),
       ('tcp_user_timeout', '10000'), ('idle_session_timeout', '15000')) as setting (name, wanted)
     join pg_settings using (name)`,
  );
}

async function isTrue({ ask }: OwnConnection, question: string): Promise<boolean> {
  const [answer] = await ask<{ yes: boolean }>(question);
  return answer?.yes === true;
}

/** Advisory locks are known by numbers. */
function lockNumber(source: string): number {
  return createHash("sha256").update(source).digest().readInt32BE();
}

/** The server shows numbers of locks without their sign. */
function heldLock(number: number): string {
  return `locktype = 'advisory' and classid = ${locks.leader} and objid = ${number >>> 0} and granted
    and database = (select oid from pg_database where datname = current_database())`;
}

async function leaderName({ ask }: OwnConnection, number: number): Promise<string | undefined> {
  const [row] = await ask<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid) where ${heldLock(number)}`,
  );
  return row?.name;
}

/** Each transaction makes sure that we lead, and the next leader waits for those that are under way. */
function fenced(database: Database, pid: number, number: number): Database {
  const guarded: Database = Object.create(database);
  guarded.transaction = (work, config) =>
    database.transaction(async (tx) => {
      await tx.execute(sql.raw(`select pg_advisory_xact_lock_shared(${locks.fence}, ${number})`));
      const { rows } = await tx.execute(sql.raw(`select 1 from pg_locks where ${heldLock(number)} and pid = ${pid}`));
      if (rows.length === 0) throw new LeadershipLost();
      return work(tx);
    }, config);
  return guarded;
}
