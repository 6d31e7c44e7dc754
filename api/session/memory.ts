import type { Session } from "@scoreline/store/account/sessions";

/** Were a process not to hear of a session's end, it would believe in it for no longer than this. */
const keptMs = 10_000;
const mostKept = 20_000;

type Kept = { session: Session; from: number; until: number };

/**
 * Sessions that were looked up a moment ago, by the hash of their token: a page and its calls ask for the same one again and
 * again. One that ends is forgotten at once, wherever it was ended.
 */
export class SessionMemory {
  readonly #byHash = new Map<string, Kept>();
  readonly #hashes = new Map<number, string>();

  get(tokenHash: string, now: number): Session | undefined {
    const kept = this.#byHash.get(tokenHash);
    const holds = kept && kept.from <= now && now < kept.until && now < kept.session.expiresAt;
    return holds ? kept.session : undefined;
  }

  keep(tokenHash: string, session: Session, now: number): void {
    this.#byHash.delete(tokenHash);
    this.#byHash.set(tokenHash, { session, from: now, until: now + keptMs });
    this.#hashes.set(session.id, tokenHash);
    const [oldest] = this.#byHash.values();
    if (oldest && this.#byHash.size > mostKept) this.forget(oldest.session.id);
  }

  /** One, or all when it is not known which. */
  forget(sessionId: number | undefined): void {
    if (sessionId === undefined) {
      this.#byHash.clear();
      this.#hashes.clear();
      return;
    }
    const hash = this.#hashes.get(sessionId);
    if (hash !== undefined) this.#byHash.delete(hash);
    this.#hashes.delete(sessionId);
  }
}
