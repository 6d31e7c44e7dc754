/**
 * Who has the only connection. A statement comes before a transaction, and before the next transaction begins, the reader gets
 * the time to ask again: a page that asks ten times waits for one batch of a feed, not for ten.
 */
export declare class Turns {
    #private;
    /** Those who wait for their turn, and the one who has it. */
    get waiting(): number;
    statement<Result>(work: () => Promise<Result>): Promise<Result>;
    transaction<Result>(work: () => Promise<Result>): Promise<Result>;
}
