import { fold, isIdeographic, isUnspaced } from "#search/fold.ts";
import { JoinedNames } from "#search/joined-names.ts";
import { exactQuality, isShortened, quality } from "#search/quality.ts";
import { WordBook } from "#search/word-book.ts";

/** Something with names: a team, a player, a country. */
export type Named = { id: number; names: readonly string[]; fame: number; country: string };

export type SearchOptions = {
  limit: number;
  /** The reader's country. */
  home: string | undefined;
  /** Whether slips are forgiven when nothing is written as typed. */
  forgiving?: boolean;
};

const maxQuery = 64;
const ownCountry = 30;

/** Names in memory, found by what people type. */
export class NameIndex<Item extends Named> {
  /** By place; a name that was replaced leaves its place empty. */
  readonly #entries: ({ item: Item; names: string[] } | undefined)[] = [];
  readonly #places = new Map<number, number>();
  readonly #words = new WordBook();
  readonly #joined = new JoinedNames();

  get size(): number {
    return this.#places.size;
  }

  put(item: Item): void {
    const known = this.#places.get(item.id);
    const names = [...new Set(item.names.map(fold))].filter((name) => name !== "");
    const before = known === undefined ? undefined : this.#entries[known];
    if (known !== undefined && before && before.names.join("\n") === names.join("\n")) {
      this.#entries[known] = { item, names };
      return;
    }
    if (known !== undefined) this.#entries[known] = undefined;
    const place = this.#entries.push({ item, names }) - 1;
    this.#places.set(item.id, place);
    for (const word of new Set(names.flatMap((name) => name.split(" ")))) this.#words.add(word, place);
    for (const name of names) this.#joined.add(name, place);
  }

  items(): Item[] {
    return this.#entries.flatMap((entry) => (entry ? [entry.item] : []));
  }

  /** The best first: how well the name answers, then fame, a reader's own country helping. */
  search(text: string, { limit, home, forgiving = true }: SearchOptions): Item[] {
    const query = fold(text.slice(0, maxQuery));
    if (query === "") return [];
    const scores = this.#written(query);
    if (scores.size === 0 && isIdeographic(query)) this.#shortened(query, scores);
    // What is written right is not mixed with guesses.
    if (scores.size === 0 && forgiving && query.length > 3 && !isIdeographic(query)) this.#withSlips(query, scores);
    return this.#best(scores, limit, home);
  }

  /** Names that hold what was typed, by place. */
  #written(query: string): Map<number, number> {
    const scores = new Map<number, number>();
    const inside = query.length > 2 || isUnspaced(query);
    for (const place of this.#holdingAll(query.split(" "), (word, typed) =>
      inside ? word.includes(typed) : word.startsWith(typed),
    )) {
      const best = Math.max(0, ...(this.#entries[place]?.names ?? []).map((name) => exactQuality(query, name)));
      if (best > 0) scores.set(place, best);
    }
    const joined = query.replaceAll(" ", "");
    if (joined.length > 3) {
      this.#joined.forEachPlace(joined, (place) => {
        if (!scores.has(place)) scores.set(place, quality.inside);
      });
    }
    return scores;
  }

  /** Places in which every one of the typed words has a word that matches. */
  #holdingAll(typed: readonly string[], matches: (word: string, typed: string) => boolean): number[] {
    const held = new Uint8Array(this.#entries.length);
    let places: number[] = [];
    for (const [step, part] of typed.entries()) {
      places = [];
      this.#words.forEachPlace(
        (word) => matches(word, part),
        (place) => {
          if (held[place] !== step) return;
          held[place] = step + 1;
          places.push(place);
        },
      );
    }
    return places;
  }

  #shortened(query: string, scores: Map<number, number>): void {
    this.#words.forEachPlace(
      (word) => isShortened(query, word),
      (place) => scores.set(place, quality.shortened),
    );
  }

  #withSlips(query: string, scores: Map<number, number>): void {
    let slips: Map<number, number> | undefined;
    for (const typed of query.split(" ")) {
      const found = new Map<number, number>();
      this.#words.forEachLike(typed, (place, needed) => {
        const before = slips ? slips.get(place) : 0;
        if (before === undefined) return;
        found.set(place, Math.min(found.get(place) ?? Number.POSITIVE_INFINITY, before + needed));
      });
      slips = found;
    }
    for (const [place, needed] of slips ?? []) scores.set(place, Math.max(1, quality.slip - needed * 10));
  }

  #best(scores: ReadonlyMap<number, number>, limit: number, home: string | undefined): Item[] {
    const ranked: { item: Item; score: number }[] = [];
    for (const [place, score] of scores) {
      const item = this.#entries[place]?.item;
      if (item) ranked.push({ item, score: score + fameTo(item, home) });
    }
    ranked.sort((a, b) => b.score - a.score || a.item.id - b.item.id);
    return ranked.slice(0, limit).map(({ item }) => item);
  }
}

/** How likely the item is meant, as far as that is known before anything is typed. */
export function fameTo(item: Named, home: string | undefined): number {
  return item.fame + (home !== undefined && item.country === home ? ownCountry : 0);
}
