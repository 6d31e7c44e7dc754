import { Numbers } from "#search/numbers.ts";
import { allowedSlips, slipsToPrefix } from "#search/slips.ts";

/** Words that begin alike are looked through together. */
const keyLength = 2;
const none = -1;

/** Which places a word stands in. Names share their words, so there are far fewer words to look through than names. */
export class WordBook {
  readonly #known = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #letters = new Numbers();
  /** Words by how they begin. */
  readonly #beginnings = new Map<string, Numbers>();
  /** The places of a word are a chain: its last link, and for each link the place and the link before. */
  readonly #last = new Numbers();
  readonly #places = new Numbers();
  readonly #before = new Numbers();

  /** The word's number. */
  add(text: string, place: number): number {
    const word = this.#known.get(text) ?? this.#learn(text);
    const last = this.#last.at(word);
    if (last === none || this.#places.at(last) !== place) {
      this.#before.push(last);
      this.#last.set(word, this.#places.push(place));
    }
    return word;
  }

  #learn(text: string): number {
    const word = this.#texts.push(text) - 1;
    this.#known.set(text, word);
    this.#letters.push(lettersOf(text));
    this.#last.push(none);
    const key = text.slice(0, keyLength);
    const alike = this.#beginnings.get(key) ?? new Numbers();
    this.#beginnings.set(key, alike);
    alike.push(word);
    return word;
  }

  text(word: number): string {
    return this.#texts[word] ?? "";
  }

  /** The places of the words that begin as typed, and whether the word is no longer than that. */
  forEachBeginning(typed: string, visit: (place: number, whole: boolean) => void): void {
    const look = (alike: Numbers) => {
      for (let i = 0; i < alike.length; i++) {
        const word = alike.at(i);
        const text = this.text(word);
        if (!text.startsWith(typed)) continue;
        const whole = text.length === typed.length;
        for (let link = this.#last.at(word); link !== none; link = this.#before.at(link)) {
          visit(this.#places.at(link), whole);
        }
      }
    };
    if (typed.length >= keyLength) {
      const alike = this.#beginnings.get(typed.slice(0, keyLength));
      if (alike) look(alike);
    } else for (const [key, alike] of this.#beginnings) if (key.startsWith(typed)) look(alike);
  }

  /** The places of all words that pass. */
  forEachPlace(passes: (word: string) => boolean, visit: (place: number) => void): void {
    for (const [word, text] of this.#texts.entries()) if (passes(text)) this.#visit(word, visit);
  }

  /** The places of the words that begin as typed, slips forgiven, with how many there were. */
  forEachLike(typed: string, visit: (place: number, slips: number) => void): void {
    const most = allowedSlips(typed.length);
    const letters = lettersOf(typed);
    for (const [word, text] of this.#texts.entries()) {
      // A word that lacks more of the letters than may be wrong need not be compared.
      if (ones(letters & ~this.#letters.at(word)) > most) continue;
      const slips = slipsToPrefix(typed, text, most);
      // The first letter is rarely the one that is wrong.
      const unlikely = text[0] === typed[0] ? 0 : 1;
      if (slips <= most) this.#visit(word, (place) => visit(place, slips + unlikely));
    }
  }

  #visit(word: number, visit: (place: number) => void): void {
    for (let link = this.#last.at(word); link !== none; link = this.#before.at(link)) visit(this.#places.at(link));
  }
}

/** Which letters occur, as bits. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
