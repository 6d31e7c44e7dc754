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
  /** What is written as typed, what may be meant by it, or the second where there is none of the first. */
  which?: "written" | "guessed";
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
  search(text: string, { limit, home, which }: SearchOptions): Item[] {
    const query = fold(text.slice(0, maxQuery));
    if (query === "") return [];
    const scores = which === "guessed" ? new Map<number, number>() : this.#written(query, limit);
    // What is written right is not mixed with guesses.
    if (scores.size === 0 && which !== "written" && query.length > 3 && !isIdeographic(query))
      this.#withSlips(query, scores);
    return this.#best(scores, limit, home);
  }

  /** Names that hold what was typed, by place. */
  #written(query: string, limit: number): Map<number, number> {
    const scores = new Map<number, number>();
    const inside = query.length > 2 || isUnspaced(query);
    let good = 0;
    for (const place of this.#holdingAll(query.split(" "), (word, typed) =>
      inside ? word.includes(typed) : word.startsWith(typed),
    )) {
      let best = 0;
      for (const name of this.#entries[place]?.names ?? []) {
        const own = exactQuality(query, name);
        if (own > best) best = own;
        if (best === quality.same) break;
      }
      if (best > 0) scores.set(place, best);
      if (best >= quality.beginningOfWord) good += 1;
    }
    const joined = query.replaceAll(" ", "");
    // Where enough begin as typed, what only holds it somewhere would not be shown.
    if (joined.length > 3 && good < limit) {
      this.#joined.forEachPlace(joined, (place) => {
        if (!scores.has(place)) scores.set(place, quality.inside);
      });
    }
    if (scores.size === 0 && isIdeographic(query)) this.#shortened(query, scores);
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
    const best: Ranked<Item>[] = [];
    for (const [place, score] of scores) {
      const item = this.#entries[place]?.item;
      if (item) keepBest(best, { item, score: score + fameTo(item, home) }, limit);
    }
    return best.map(({ item }) => item);
  }
}

type Ranked<Item> = { item: Item; score: number };

/** Thousands of names begin with an A and a handful is shown: they are not put in order, only held against those. */
function keepBest<Item extends Named>(best: Ranked<Item>[], one: Ranked<Item>, limit: number): void {
  const isBefore = (other: Ranked<Item>) =>
    one.score > other.score || (one.score === other.score && one.item.id < other.item.id);
  const last = best[limit - 1];
  if (last && !isBefore(last)) return;
  const at = best.findIndex(isBefore);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > limit) best.pop();
}

/** How likely the item is meant, as far as that is known before anything is typed. */
export function fameTo(item: Named, home: string | undefined): number {
  return item.fame + (home !== undefined && item.country === home ? ownCountry : 0);
}
