import type { NodePgDatabase } from "drizzle-orm/node-postgres";
/** Tables that a newer program has changed are not this one's to write into. */
export declare function refuseNewer(database: Pick<NodePgDatabase, "execute">): Promise<void>;
