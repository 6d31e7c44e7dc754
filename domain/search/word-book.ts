import { allowedSlips, slipsToPrefix } from "#search/slips.ts";

type Word = { text: string; letters: number; places: number[] };

/** Which places a word stands in. Names share their words, so there are far fewer words to look through than names. */
export class WordBook {
  readonly #words = new Map<string, Word>();

  add(text: string, place: number): void {
    const known = this.#words.get(text);
    if (known) known.places.push(place);
    else this.#words.set(text, { text, letters: lettersOf(text), places: [place] });
  }

  /** The places of all words that pass. */
  forEachPlace(passes: (word: string) => boolean, visit: (place: number) => void): void {
    for (const { text, places } of this.#words.values()) if (passes(text)) places.forEach(visit);
  }

  /** The places of the words that begin as typed, slips forgiven, with how many there were. */
  forEachLike(typed: string, visit: (place: number, slips: number) => void): void {
    const most = allowedSlips(typed.length);
    const letters = lettersOf(typed);
    for (const word of this.#words.values()) {
      // A word that lacks more of the letters than may be wrong need not be compared.
      if (ones(letters & ~word.letters) > most) continue;
      const slips = slipsToPrefix(typed, word.text, most);
      if (slips <= most) for (const place of word.places) visit(place, slips);
    }
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
