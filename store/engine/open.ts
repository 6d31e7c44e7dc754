import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ResourceLimits } from "node:worker_threads";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder } from "../migrations-folder.ts";
import { schema } from "../schema.ts";
import { CannotOpen, explainDirectory, explainFiles, explainServer } from "./cannot-open.ts";
import { copyBlank } from "./embedded/blank.ts";
import { type DirectoryLock, lockDirectory } from "./embedded/lock.ts";
import { EmbeddedPool } from "./embedded/pool.ts";
import { checkFiles, noteFiles } from "./embedded/sound.ts";
import { locks } from "./locks.ts";
import { refuseNewer } from "./schema-version.ts";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a query can run on. */
export type Queryable = Database | Transaction;

export type Store = {
  database: Database;
  /** The same for requests, which somebody waits for: a query that hangs is given up. */
  readers: Database;
  /** The driver's pool, for what Drizzle does not speak: LISTEN, advisory locks. Not there on the embedded database. */
  pool: pg.Pool | undefined;
  /** Queries that wait for a connection, or for their turn on the only one. */
  readonly waiting: number;
  close(): Promise<void>;
};

export type StoreLocation = ServerLocation | EmbeddedLocation;
/** `readersQueryMs` is how long a request waits for one query. */
type ServerLocation = { databaseUrl: string; readersQueryMs?: number };
/** `threadLimits` is what V8 may take in the thread of the embedded database. */
type EmbeddedLocation = { directory: string; threadLimits?: ResourceLimits };

/** Opens the store and brings its tables up to date. What a person can mend is told as `CannotOpen`. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const store =
    "databaseUrl" in location
      ? openPostgres(location.databaseUrl, location.readersQueryMs)
      : await openEmbedded(location);
  try {
    await refuseNewer(store.database);
    await migrateStore(store);
    return store;
  } catch (error) {
    await store.close().catch(() => {});
    throw "databaseUrl" in location
      ? explainServer(location.databaseUrl, error)
      : explainFiles(join(location.directory, "database"), error);
  }
}

function openPostgres(connectionString: string, readersQueryMs = 30_000): Store {
  const pool = openPool(connectionString);
  const readers = openPool(connectionString, { query_timeout: readersQueryMs });
  return {
    database: drizzle(pool, { schema }),
    readers: drizzle(readers, { schema }),
    pool,
    get waiting() {
      return pool.waitingCount + readers.waitingCount;
    },
    close: async () => {
      await Promise.all([pool.end(), readers.end()]);
    },
  };
}

function openPool(connectionString: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A process that hangs in the middle of a transaction must not hold up the others for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...more,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // The same while it is in use: whoever uses it hears of it by their query.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function openEmbedded({ directory, threadLimits }: EmbeddedLocation): Promise<Store> {
  const lock = hold(directory);
  const path = join(directory, "database");
  try {
    if (!existsSync(path)) {
      await copyBlank(path, makeBlank).catch((error) => {
        throw explainDirectory(directory, error);
      });
    }
    checkFiles(path);
    const pool = await EmbeddedPool.open(path, threadLimits);
    const database = onEmbedded(pool);
    return {
      database,
      readers: database,
      pool: undefined,
      get waiting() {
        return pool.waiting;
      },
      close: async () => {
        await pool.end();
        noteFiles(path);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error instanceof CannotOpen ? error : explainFiles(path, error);
  }
}

function hold(directory: string): DirectoryLock {
  try {
    makeDirectory(directory);
    return lockDirectory(directory);
  } catch (error) {
    throw explainDirectory(directory, error);
  }
}

/** Step by step: where nothing can be made, as in /proc, Node would try for ever to make all of it. */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

function onEmbedded(pool: EmbeddedPool): Database {
  return drizzle(pool as unknown as pg.Pool, { schema });
}

async function makeBlank(path: string): Promise<void> {
  const pool = await EmbeddedPool.open(path);
  await migrate(onEmbedded(pool), { migrationsFolder });
  await pool.end();
}

async function migrateStore({ database, pool }: Store): Promise<void> {
  if (!pool) return migrate(database, { migrationsFolder });
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [locks.migration]);
    await migrate(database, { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [locks.migration]).catch(() => {});
    client.release();
  }
}
