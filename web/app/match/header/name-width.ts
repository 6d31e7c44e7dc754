/** How wide text of a name gets, in ems of bold type: enough to choose a size at which none of its words has to break. */

const narrow = /[ijltfrI1.,'’ -]/;
const wide = /[mwMW]/;
const upper = /[\p{Lu}\d]/u;
/** Han, kana and Hangul fill their square. */
const square = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const spaceless = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Khmer}]/u;
const khmer = /\p{scx=Khmer}/u;
const coeng = "\u17d2";

export function emsOf(word: string): number {
  let ems = 0;
  let before = "";
  for (const letter of word) {
    // A consonant under another one takes no room of its own.
    if (before !== coeng) ems += letterEms(letter);
    before = letter;
  }
  return ems;
}

function letterEms(letter: string): number {
  if (/\p{Mn}/u.test(letter) || letter === coeng) return 0;
  if (square.test(letter)) return 1;
  if (khmer.test(letter)) return 0.8;
  if (narrow.test(letter)) return 0.38;
  if (wide.test(letter)) return 0.95;
  return upper.test(letter) ? 0.74 : 0.64;
}

/** The words of a name, each with what ties it to the next one: a line may end after it, and nowhere else. */
export function wordsOf(name: string): string[] {
  return name.split(/(?<=[\s・·])|(?<=\S{4}-)(?=\S{4})/u).filter((word) => word.trim() !== "");
}

/** So wide a word may be beside a score on the smallest phone, in ems of the smallest type. */
export const besideScore = 7.2;

/** Long words of scripts without spaces: they end a line where their language lets them, as in any text of it. */
export function isFree(word: string): boolean {
  return spaceless.test(word) && emsOf(word.trim()) > besideScore;
}

/** How wide the widest word of a name is that must not break. */
export function longestWord(name: string): number {
  const longest = Math.max(1, ...wordsOf(name).map((word) => (isFree(word) ? besideScore : emsOf(word.trim()))));
  return Math.ceil(longest * 100) / 100;
}
