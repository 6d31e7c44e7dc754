/**
 * The numbers of PostgreSQL's advisory locks, here and nowhere else: two that were alike would wait for each other. They are the
 * same in every process and every version of the program. The first two are classes, with the number of a source beside them.
 */
export declare const locks: {
    /** Who follows a source. */
    readonly leader: 7283002;
    /** Whoever led before has nothing open any more. */
    readonly fence: 7283003;
    /** Two processes never migrate at once. */
    readonly migration: 7283001;
    /** Facts that were posted get their numbers. */
    readonly sequencer: 7283004;
    /** Two who bring each other at once would both see that nobody has. */
    readonly referrals: 7283005;
    /** Batches of several sources are applied one after the other, and none while one source takes another's place. */
    readonly intake: 7283006;
    /** Shared by those who write into lists, alone for whoever deletes an account. */
    readonly lists: 7283007;
};
