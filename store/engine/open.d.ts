import type { ResourceLimits } from "node:worker_threads";
import { type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { schema } from "../schema.ts";
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
type ServerLocation = {
    databaseUrl: string;
    readersQueryMs?: number;
};
/** `threadLimits` is what V8 may take in the thread of the embedded database. */
type EmbeddedLocation = {
    directory: string;
    threadLimits?: ResourceLimits;
};
/** Opens the store and brings its tables up to date. What a person can mend is told as `CannotOpen`. */
export declare function openStore(location: StoreLocation): Promise<Store>;
export {};
