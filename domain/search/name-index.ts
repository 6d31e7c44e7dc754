import { fold, isIdeographic } from "#search/fold.ts";
import { JoinedNames } from "#search/joined-names.ts";
import { Numbers } from "#search/numbers.ts";
import { exactQuality, isShortened, quality } from "#search/quality.ts";
import { readTyped, type Typed, type TypedWord } from "#search/typed-words.ts";
import { WordBook } from "#search/word-book.ts";

/** Something with names, by a number of the caller's: a team, a player, a country. */
export type Named = {
  id: number;
  names: readonly string[];
  /** A few letters on a scoreboard: only who knows them means them. */
  code?: string;
  fame: number;
  country: string;
};

export type SearchOptions = {
  limit: number;
  /** The reader's country. */
  home: string | undefined;
  /** What is written as typed, what may be meant by it, or the second where there is none of the first. */
  which?: "written" | "guessed";
  /** Which numbers count. */
  counts?(id: number): boolean;
};

/** What was found, by its number, and how likely it is meant: comparable between indexes. */
export type Hit = { id: number; score: number };

export const ownCountry = 30;
/** So many are looked at closely; of thousands that begin with an A the best known are enough. */
const looksClosely = 300;
const knownByAll = 255;

/** Names in memory, found by what people type. Held as numbers: tens of thousands of names take a few megabytes. */
export class NameIndex {
  readonly #places = new Map<number, number>();
  readonly #ids = new Numbers();
  readonly #fames = new Numbers();
  readonly #countries = new Numbers();
  readonly #countryCodes: string[] = [];
  /** Where the names of a place begin, the words of a name, and which of them is a code. A place that was left has the id 0. */
  readonly #firstName = new Numbers();
  readonly #firstWord = new Numbers();
  readonly #nameWords = new Numbers();
  readonly #isCode = new Numbers();
  readonly #words = new WordBook();
  readonly #joined = new JoinedNames();

  get size(): number {
    return this.#places.size;
  }

  put({ id, names, code = "", fame, country }: Named): void {
    const folded = [...new Set(names.map(fold))].filter((name) => name !== "");
    const short = fold(code);
    const known = this.#places.get(id);
    if (known !== undefined) {
      const own = short && !folded.includes(short) ? [...folded, short] : folded;
      if (this.#namesOf(known).join("\n") === own.join("\n")) {
        this.rate(id, fame, country);
        return;
      }
      this.#ids.set(known, 0);
    }
    const place = this.#ids.push(id);
    this.#fames.push(Math.min(knownByAll, Math.max(0, Math.round(fame))));
    this.#countries.push(this.#countryNumber(country));
    this.#firstName.push(this.#firstWord.length);
    this.#places.set(id, place);
    for (const name of folded) this.#addName(name, place, false);
    if (short && !folded.includes(short)) this.#addName(short, place, true);
  }

  /** How known something is may change while its names stay. */
  rate(id: number, fame: number, country: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#fames.set(place, Math.min(knownByAll, Math.max(0, Math.round(fame))));
    this.#countries.set(place, this.#countryNumber(country));
  }

  #addName(name: string, place: number, isCode: boolean): void {
    this.#firstWord.push(this.#nameWords.length);
    this.#isCode.push(isCode ? 1 : 0);
    for (const word of name.split(" ")) this.#nameWords.push(this.#words.add(word, place));
    if (!isCode) this.#joined.add(name, place);
  }

  #countryNumber(code: string): number {
    const known = this.#countryCodes.indexOf(code);
    return known >= 0 ? known : this.#countryCodes.push(code) - 1;
  }

  #nameRange(place: number): [number, number] {
    const end = place + 1 < this.#firstName.length ? this.#firstName.at(place + 1) : this.#firstWord.length;
    return [this.#firstName.at(place), end];
  }

  #name(name: number): string {
    const end = name + 1 < this.#firstWord.length ? this.#firstWord.at(name + 1) : this.#nameWords.length;
    let text = this.#words.text(this.#nameWords.at(this.#firstWord.at(name)));
    for (let at = this.#firstWord.at(name) + 1; at < end; at++) text += ` ${this.#words.text(this.#nameWords.at(at))}`;
    return text;
  }

  #namesOf(place: number): string[] {
    const [from, to] = this.#nameRange(place);
    return Array.from({ length: to - from }, (_, i) => this.#name(from + i));
  }

  /** The best known first. */
  popular({ limit, home, counts }: SearchOptions): number[] {
    const best: Hit[] = [];
    for (const [id, place] of this.#places) {
      if (!counts || counts(id)) keepBest(best, { id, score: this.#fameTo(place, home) }, limit);
    }
    return best.map(({ id }) => id);
  }

  /** The best first: how well the name answers, then fame, a reader's own country helping. */
  search(text: string, { limit, home, which, counts }: SearchOptions): Hit[] {
    const typed = readTyped(text);
    if (typed.query === "") return [];
    const among = (place: number) => this.#ids.at(place) > 0 && (!counts || counts(this.#ids.at(place)));
    const scores = which === "guessed" ? new Map<number, number>() : this.#written(typed, limit, home, among);
    // What is written right is not mixed with guesses.
    if (scores.size === 0 && which !== "written") this.#guessed(typed, among, scores);
    const best: Hit[] = [];
    for (const [place, score] of scores) {
      keepBest(best, { id: this.#ids.at(place), score: score + this.#fameTo(place, home) }, limit);
    }
    return best;
  }

  #fameTo(place: number, home: string | undefined): number {
    const isHome = home !== undefined && this.#countryCodes[this.#countries.at(place)] === home;
    return this.#fames.at(place) + (isHome ? ownCountry : 0);
  }

  /** Names that hold what was typed, by place. */
  #written(
    typed: Typed,
    limit: number,
    home: string | undefined,
    among: (place: number) => boolean,
  ): Map<number, number> {
    const scores = new Map<number, number>();
    let good = 0;
    for (const place of this.#closest(this.#holdingAll(typed.words, among), home)) {
      const best = this.#qualityOf(typed, place);
      if (best > 0) scores.set(place, best);
      if (best >= quality.beginningOfWords) good += 1;
    }
    const joined = typed.query.replaceAll(" ", "");
    // Where enough begin as typed, what only holds it somewhere would not be shown.
    if ((joined.length > 3 || !/^[a-z0-9]*$/.test(joined)) && good < limit) {
      this.#joined.forEachPlace(joined, (place, begins) => {
        if (!scores.has(place) && among(place)) scores.set(place, begins ? quality.beginning : quality.inside);
      });
    }
    if (scores.size === 0 && isIdeographic(joined)) {
      this.#words.forEachPlace(
        (word) => isShortened(joined, word),
        (place) => among(place) && scores.set(place, quality.shortened),
      );
    }
    return scores;
  }

  /** The names of a place against what was typed; its code only where nothing else was. */
  #qualityOf({ query, words, whole }: Typed, place: number): number {
    let best = 0;
    const [from, to] = this.#nameRange(place);
    const most = whole === query ? quality.same : quality.asTyped;
    for (let name = from; name < to && best < most; name++) {
      const text = this.#name(name);
      if (text === whole && whole !== query) return quality.asTyped;
      const own = this.#isCode.at(name) ? (text === query ? quality.code : 0) : exactQuality(query, words, text);
      best = Math.max(best, own);
    }
    return best;
  }

  /**
   * Places in which every one of the typed words has a word that begins so, and how many of them stand there whole. The
   * first word, the longest, says which are looked at; the others are looked for in those alone.
   */
  #holdingAll([first, ...others]: readonly TypedWord[], among: (place: number) => boolean): Held {
    const places: number[] = [];
    const whole = new Uint8Array(this.#ids.length);
    const seen = new Uint8Array(this.#ids.length);
    for (const way of first?.ways ?? []) {
      this.#words.forEachBeginning(way, (place, isWhole) => {
        if (seen[place] === 0) {
          seen[place] = 1;
          if (among(place)) places.push(place);
        }
        if (isWhole) whole[place] = 1;
      });
    }
    const held = others.reduce<readonly number[]>(
      (left, { ways }) => left.filter((place) => this.#holds(place, ways, whole)),
      places,
    );
    return { places: held, whole, words: others.length + 1 };
  }

  #holds(place: number, ways: readonly string[], whole: Uint8Array): boolean {
    const [from, to] = this.#nameRange(place);
    const end = to < this.#firstWord.length ? this.#firstWord.at(to) : this.#nameWords.length;
    let holds = false;
    for (let at = this.#firstWord.at(from); at < end; at++) {
      const word = this.#words.text(this.#nameWords.at(at));
      for (const way of ways) {
        if (!word.startsWith(way)) continue;
        holds = true;
        if (word.length !== way.length) continue;
        whole[place] = (whole[place] ?? 0) + 1;
        return true;
      }
    }
    return holds;
  }

  /** Of thousands, those that may be shown: the best known, and before them those that hold the words as they were typed. */
  #closest(held: Held, home: string | undefined): readonly number[] {
    const { places, whole, words } = held;
    if (places.length <= looksClosely) return places;
    const rough = places.map(
      (place) =>
        this.#fameTo(place, home) + (whole[place] === words ? quality.wholeWords - quality.beginningOfWords : 0),
    );
    const counts = new Int32Array(1_024);
    for (const value of rough) counts[Math.min(1_023, value)] = (counts[Math.min(1_023, value)] ?? 0) + 1;
    let least = 1_023;
    for (let left = looksClosely; least > 0 && left > 0; least--) left -= counts[least] ?? 0;
    return places.filter((_, i) => (rough[i] ?? 0) > least).slice(0, looksClosely * 2);
  }

  /** What may be meant: the words with slips forgiven, or else those that hold only some of them. */
  #guessed(typed: Typed, among: (place: number) => boolean, scores: Map<number, number>): void {
    if (typed.query.length > 3 && !isIdeographic(typed.query)) this.#withSlips(typed.words, among, scores);
    if (scores.size > 0 || typed.words.length < 2) return;
    for (const word of typed.words) {
      if ((word.ways[0] ?? "").length < 3) continue;
      for (const place of this.#closest(this.#holdingAll([word], among), undefined)) {
        const [text = ""] = word.ways;
        const own = this.#qualityOf({ query: text, words: [word], whole: text }, place);
        if (own >= quality.wholeWords) scores.set(place, (scores.get(place) ?? 0) + quality.someWords);
      }
    }
  }

  #withSlips(typed: readonly TypedWord[], among: (place: number) => boolean, scores: Map<number, number>): void {
    let slips: Map<number, number> | undefined;
    for (const { ways } of typed) {
      const found = new Map<number, number>();
      for (const way of ways) {
        this.#words.forEachLike(way, (place, needed) => {
          const before = slips ? slips.get(place) : 0;
          if (before === undefined || !among(place)) return;
          found.set(place, Math.min(found.get(place) ?? Number.POSITIVE_INFINITY, before + needed));
        });
      }
      slips = found;
    }
    for (const [place, needed] of slips ?? []) scores.set(place, Math.max(1, quality.slip - needed * 10));
  }
}

type Held = { places: readonly number[]; whole: Uint8Array; words: number };

/** Thousands of names begin with an A and a handful is shown: they are not put in order, only held against those. */
function keepBest(best: Hit[], one: Hit, limit: number): void {
  const isBefore = (other: Hit) => one.score > other.score || (one.score === other.score && one.id < other.id);
  const last = best[limit - 1];
  if (last && !isBefore(last)) return;
  const at = best.findIndex(isBefore);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > limit) best.pop();
}
