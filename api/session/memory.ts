import type { Budget } from "@scoreline/live/cache/budget";
import type { Session } from "@scoreline/store/account/sessions";

/** Were a process not to hear of a session's end, it would believe in it for no longer than this. */
const keptMs = 10_000;
/** What a session and its hash take, roughly. */
const bytes = 200;

const placeOf = (tokenHash: string) => `session ${tokenHash}`;
const markOf = (sessionId: number | "") => `session of ${sessionId}`;

/**
 * Sessions that were looked up a moment ago, by the hash of their token: a page and its calls ask for the same one again and
 * again. One that ends is forgotten at once, wherever it was ended: what is kept counts only as long as its mark is there.
 */
export class SessionMemory {
  readonly #budget: Budget;
  /** Grows with every session that ends. */
  #ended = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** The one that was kept, or the one that is found; `now` is the clock that sessions live by. */
  async get(
    tokenHash: string,
    now: () => number,
    find: () => Promise<Session | undefined>,
  ): Promise<Session | undefined> {
    return this.#known(tokenHash, now()) ?? this.find(tokenHash, now, find);
  }

  /** The one that is found, whatever was kept. */
  async find(
    tokenHash: string,
    now: () => number,
    find: () => Promise<Session | undefined>,
  ): Promise<Session | undefined> {
    const ended = this.#ended;
    const session = await find();
    // It may be this one that ended while it was looked up.
    if (session && ended === this.#ended) this.#keep(tokenHash, session, now);
    return session;
  }

  /** One, or all when it is not known which. */
  forget(sessionId: number | undefined): void {
    this.#ended += 1;
    if (sessionId === undefined) this.#budget.deleteAll(markOf(""));
    else this.#budget.delete(markOf(sessionId));
  }

  #known(tokenHash: string, now: number): Session | undefined {
    const kept = this.#budget.get(placeOf(tokenHash));
    const session = kept?.value as Session | undefined;
    if (!kept || !session || now >= kept.until || now < kept.until - keptMs || now >= session.expiresAt)
      return undefined;
    return this.#budget.get(markOf(session.id))?.value === tokenHash ? session : undefined;
  }

  #keep(tokenHash: string, session: Session, now: () => number): void {
    const until = now() + keptMs;
    this.#budget.set(placeOf(tokenHash), { value: session, bytes, until, now });
    this.#budget.set(markOf(session.id), { value: tokenHash, bytes, until, now });
  }
}
