import type { DetailPart } from "@scoreline/domain/facts";

/** What of a match a panel shows: a document or list around it, its events, or the state itself. */
export type LivePart = DetailPart | "events" | "state";

/** Asks for what it shows, and gives back how to show it. */
export type LivePanel = { shows: readonly LivePart[]; ask(): Promise<() => void> };

type Step = { changed: Set<LivePart>; everything: boolean; changes: (() => void)[] };

/** What comes of one moment comes in a swarm: a goal brings its score, its event, its commentary and its figures. */
const gatherMs = 100;
/** A header that waits longer than this for its tab would be late itself. */
const longestWaitMs = 1_500;

/**
 * Moves a match page on in steps: what the stream says of the match is shown together with the answers of the panels that
 * it concerns, so that a header is never ahead of its tab. An answer that fails holds nothing up, one that is slow holds it up
 * for a moment and comes on its own.
 */
export class Steps {
  readonly #panels = new Set<LivePanel>();
  readonly #slow = new Map<() => void, readonly LivePart[]>();
  #next: Step | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #walking = false;
  #closed = false;

  /** A panel that moves with the header. Returns how to leave. */
  join(panel: LivePanel): () => void {
    this.#panels.add(panel);
    return () => void this.#panels.delete(panel);
  }

  /** One that goes at a pace of its own, and is only told. */
  overhear(shows: readonly LivePart[], listener: () => void): () => void {
    this.#slow.set(listener, shows);
    return () => void this.#slow.delete(listener);
  }

  /** Something has changed: `change` moves what the stream moves by itself, the panels ask. */
  news(changed: readonly LivePart[], change: () => void = () => {}): void {
    for (const [listener, shows] of this.#slow) if (shows.some((part) => changed.includes(part))) listener();
    const concerned = [...this.#panels].some(({ shows }) => shows.some((part) => changed.includes(part)));
    if (!concerned && !this.#next && !this.#walking) {
      change();
      return;
    }
    const step = this.#gather();
    for (const part of changed) step.changed.add(part);
    step.changes.push(change);
  }

  /** After a gap nobody knows what has changed. */
  renew(): void {
    for (const listener of this.#slow.keys()) listener();
    this.#gather().everything = true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#gathering);
  }

  #gather(): Step {
    this.#next ??= { changed: new Set(), everything: false, changes: [] };
    this.#walkSoon();
    return this.#next;
  }

  #walkSoon(): void {
    if (this.#walking || this.#closed) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.#walk();
    }, gatherMs);
  }

  async #walk(): Promise<void> {
    const step = this.#next;
    if (!step) return;
    this.#next = undefined;
    this.#walking = true;
    const asked = [...this.#panels].filter(
      ({ shows }) => step.everything || shows.some((part) => step.changed.has(part)),
    );
    const shown = await answersOf(asked);
    this.#walking = false;
    if (this.#closed) return;
    for (const change of step.changes) change();
    for (const show of shown) show();
    if (this.#next) this.#walkSoon();
  }
}

/** What the panels have to show after the wait; what comes later is shown when it comes. */
async function answersOf(panels: readonly LivePanel[]): Promise<(() => void)[]> {
  const inTime: (() => void)[] = [];
  let over = false;
  const answers = panels.map(async (panel) => {
    try {
      const show = await panel.ask();
      if (over) show();
      else inTime.push(show);
    } catch {
      // The panel keeps what it has; the next news asks once more.
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([Promise.all(answers), limit]);
  clearTimeout(timer);
  over = true;
  return inTime;
}
