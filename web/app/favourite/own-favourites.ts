import type { FavouriteKind } from "@scoreline/domain/favourite/kinds";
import { type Sport, sports } from "@scoreline/domain/sport";

/** Something that can have a star. */
export type Thing = { kind: FavouriteKind; sport: Sport; id: number; name: string };
export type OwnIds = Record<Sport, Record<FavouriteKind, readonly number[]>>;

type Key = `${FavouriteKind} ${number}`;
const keyOf = (kind: FavouriteKind, id: number): Key => `${kind} ${id}`;

/** What the reader follows: as the server told, and over it what they have just set and nobody has confirmed yet. */
export class OwnFavourites {
  #told = new Map<Key, Sport>();
  readonly #wanted = new Map<Key, { thing: Thing; on: boolean }>();
  readonly #listeners = new Set<() => void>();
  #changes = 0;

  constructor(ids?: OwnIds) {
    if (ids) this.#told = mapOf(ids);
  }

  has(kind: FavouriteKind, id: number): boolean {
    const key = keyOf(kind, id);
    return this.#wanted.get(key)?.on ?? this.#told.has(key);
  }

  count(sport: Sport, kind: FavouriteKind): number {
    const keys = new Set(
      [...this.#told].filter(([key, of]) => of === sport && key.startsWith(kind)).map(([key]) => key),
    );
    for (const [key, { thing, on }] of this.#wanted) {
      if (thing.sport !== sport || thing.kind !== kind) continue;
      if (on) keys.add(key);
      else keys.delete(key);
    }
    return keys.size;
  }

  /** Grows whenever something changes. */
  get changes(): number {
    return this.#changes;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What the server says now. */
  take(ids: OwnIds): void {
    const next = mapOf(ids);
    if (next.size === this.#told.size && [...next.keys()].every((key) => this.#told.has(key))) return;
    this.#told = next;
    this.#tell();
  }

  /**
   * Shown at once, then sent. Whoever changes their mind while it is on its way has the last word: what they want by then is
   * sent after it. Says what became of it; nothing where another call of this sees to it. Where it fails, it is as it was.
   */
  async set(thing: Thing, on: boolean, send: (on: boolean) => Promise<unknown>): Promise<boolean | undefined> {
    const key = keyOf(thing.kind, thing.id);
    const isUnderWay = this.#wanted.has(key);
    this.#wanted.set(key, { thing, on });
    this.#tell();
    if (isUnderWay) return undefined;
    try {
      for (let sent: boolean | undefined; ; ) {
        const wanted = this.#wanted.get(key)?.on ?? on;
        if (sent === wanted) return sent;
        await send(wanted);
        sent = wanted;
        if (sent) this.#told.set(key, thing.sport);
        else this.#told.delete(key);
      }
    } finally {
      this.#wanted.delete(key);
      this.#tell();
    }
  }

  #tell(): void {
    this.#changes += 1;
    for (const listener of this.#listeners) listener();
  }
}

function mapOf(ids: OwnIds): Map<Key, Sport> {
  const kinds = (sport: Sport) => Object.entries(ids[sport]) as [FavouriteKind, readonly number[]][];
  return new Map(
    sports.flatMap((sport) =>
      kinds(sport).flatMap(([kind, own]) => own.map((id): [Key, Sport] => [keyOf(kind, id), sport])),
    ),
  );
}
