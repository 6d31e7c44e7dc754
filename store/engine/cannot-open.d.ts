/** The store cannot be opened, and a person can do something about it: one sentence that names what and how. */
export declare class CannotOpen extends Error {
}
/** With less room than one file of its log has, PostgreSQL does not begin. */
export declare const leastRoom: number;
/** Bytes that can still be written where a directory is, or will be. */
export declare function roomIn(directory: string): number;
/** Why a directory cannot hold the embedded database. */
export declare function explainDirectory(directory: string, error: unknown): unknown;
/** Why the files of an embedded database are of no use. */
export declare function explainFiles(directory: string, error: unknown): unknown;
/** Why a server does not let us in. */
export declare function explainServer(databaseUrl: string, error: unknown): unknown;
