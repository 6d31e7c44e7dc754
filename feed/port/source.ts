/**
 * The port that every source of data comes in by.
 *
 * A source delivers batches of messages, as its vendor speaks them after its own adapter, and with each batch a cursor:
 * the place from which it can go on. Ingest stores the cursor with the data, so a restart neither loses nor repeats.
 */
export type FeedBatch = {
  messages: readonly unknown[];
  /** Stored with the batch; handed back to `follow` after a restart. */
  cursor?: string;
  /** For the console while a first start fills the store: what is being delivered, and how much of it is done (0 to 1). */
  progress?: { what: string; done: number };
  /**
   * Set once, with the batch after which the store knows everything up to now; "for now" where more of the past follows that
   * nobody has to wait for, until `pastTold` is set.
   */
  caughtUp?: true | "for now";
  pastTold?: true;
};

export type FeedSource = {
  /** Names the source in the store: ids of one source are never mixed up with another's. */
  readonly name: string;
  /** Delivers until the signal aborts. Each delivery resolves once the batch is stored: that is the brake. */
  follow(from: string | undefined, deliver: (batch: FeedBatch) => Promise<void>, signal: AbortSignal): Promise<void>;
  /**
   * Everything that the source has of one match that is over, by its own ref of it: line-ups, events, figures, commentary,
   * play-by-play, the way of the ball, how prices moved. As messages like those it delivers; none where it has nothing to add.
   * Only asked for while it is followed, one match at a time. A source that cannot be asked has no such method.
   */
  details?(match: string, signal: AbortSignal): Promise<readonly unknown[]>;
};
