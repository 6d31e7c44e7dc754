/**
 * The numbers of PostgreSQL's advisory locks, here and nowhere else: two that were alike would wait for each other. They are the
 * same in every process and every version of the program. The first two are classes, with the number of a source beside them.
 */
export const locks = {
  /** Who follows a source. */
  leader: 7_283_002,
  /** Whoever led before has nothing open any more. */
  fence: 7_283_003,
  /** Two processes never migrate at once. */
  migration: 7_283_001,
  /** Facts that were posted get their numbers. */
  sequencer: 7_283_004,
  /** Two who bring each other at once would both see that nobody has. */
  referrals: 7_283_005,
  /** Batches of several sources are applied one after the other, and none while one source takes another's place. */
  intake: 7_283_006,
  /** Shared by those who write into lists, alone for whoever deletes an account. */
  lists: 7_283_007,
  /** Of all who want details at once each would see room for one more. */
  requests: 7_283_008,
} as const;
