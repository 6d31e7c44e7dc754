/** Whether a query failed because the database does not answer: asked again later, it may not. */
export declare function isAway(error: unknown): boolean;
/** Whether the database answers, and cannot write. */
export declare function isUnwritable(error: unknown): boolean;
/** Whether a query that failed may go through later, just as it is. */
export declare function isForNow(error: unknown): boolean;
/** Why a query failed, in one line: the cause alone, never the query, which can be as long as what was to be stored. */
export declare function causeOf(error: unknown): string;
