import type { DetailPart } from "@scoreline/domain/facts";

/** What of a match a panel shows: a document or list around it, its events, or the state itself. */
export type LivePart = DetailPart | "events" | "state";

/** Tells panels that something they show has changed; what it is now they ask for. */
export class PartNews {
  readonly #listeners = new Map<() => void, readonly LivePart[]>();

  subscribe(parts: readonly LivePart[], listener: () => void): () => void {
    this.#listeners.set(listener, parts);
    return () => void this.#listeners.delete(listener);
  }

  tell(changed: readonly LivePart[]): void {
    for (const [listener, parts] of this.#listeners) {
      if (parts.some((part) => changed.includes(part))) listener();
    }
  }

  /** After a gap nobody knows what has changed. */
  tellAll(): void {
    for (const listener of this.#listeners.keys()) listener();
  }
}
