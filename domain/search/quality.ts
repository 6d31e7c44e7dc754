import type { TypedWord } from "#search/typed-words.ts";

/**
 * How well a name answers what was typed. Fame, from 0 to about 150, decides between neighbours: a whole word of somebody
 * nobody knows does not come before the beginning of a name that everybody means.
 */
export const quality = {
  /** All that was typed, where some of it is left out for others: "afc" of "afc champions league". */
  asTyped: 400,
  same: 320,
  wholeWords: 240,
  beginning: 210,
  beginningOfWords: 180,
  code: 170,
  inside: 70,
  shortened: 120,
  slip: 40,
  someWords: 10,
} as const;

/** What a word of the query that stands in the name as it was typed adds. */
const perWholeWord = 12;

/** What a single letter takes away that only begins a word: very many words begin so. */
const perLetter = 40;

/** How a folded name answers what was typed; 0 for not at all. */
export function exactQuality(query: string, typed: readonly TypedWord[], name: string): number {
  if (name === query) return quality.same;
  const words = name.split(" ");
  let whole = 0;
  let letters = 0;
  let atBeginning = false;
  for (const { ways } of typed) {
    const at = words.findIndex((word) => ways.includes(word));
    if (at >= 0) whole += 1;
    const begins = at >= 0 ? at : words.findIndex((word) => ways.some((way) => word.startsWith(way)));
    if (begins < 0) return name.startsWith(query) ? quality.beginning : 0;
    if (at < 0 && ways[0]?.length === 1) letters += 1;
    atBeginning ||= begins === 0;
  }
  // All that was typed and nothing else, in whatever order.
  if (whole === words.length && whole === typed.length) return quality.same - 20;
  if (whole === typed.length) return quality.wholeWords + (atBeginning ? perWholeWord : 0);
  const begun = atBeginning ? quality.beginning : quality.beginningOfWords;
  return begun + whole * perWholeWord - (typed.length > 1 ? letters * perLetter : 0);
}

/** As Chinese readers shorten: the first character and some later ones in order, 皇马 for 皇家马德里. */
export function isShortened(typed: string, word: string): boolean {
  if (typed.length < 2 || typed.length > 4 || typed[0] !== word[0]) return false;
  let at = 0;
  for (const character of typed) {
    at = word.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
