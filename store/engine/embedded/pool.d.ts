import { type ResourceLimits } from "node:worker_threads";
import type { CopyIn } from "./copy.ts";
import type { Field } from "./wire.ts";
type QueryConfig = {
    text: string;
    values?: unknown[];
    rowMode?: "array";
    types?: {
        getTypeParser(oid: number, format: "text"): (value: string) => unknown;
    };
};
type Result = {
    rows: unknown[];
    fields: Field[];
    rowCount: number;
};
/**
 * The part of `pg.Pool` that Drizzle uses, over the embedded database.
 * There is one connection, so statements outside a transaction wait while one is open.
 */
export declare class EmbeddedPool {
    #private;
    private constructor();
    static open(directory: string, limits?: ResourceLimits): Promise<EmbeddedPool>;
    query(config: string | QueryConfig, values?: unknown[]): Promise<Result>;
    /** A connection of one's own until it is released: what a transaction needs. */
    connect(): Promise<{
        query: (config: string | QueryConfig, values?: unknown[]) => Promise<Result>;
        copyIn: CopyIn;
        release: () => void;
    }>;
    /** Writes rows, in the text format of COPY, into the columns of a table. */
    copyIn(target: string, rows: string): Promise<void>;
    end(): Promise<void>;
    /** Those who wait for their turn, and the one who has it. */
    get waiting(): number;
}
export {};
