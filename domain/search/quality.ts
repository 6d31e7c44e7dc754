/** How well a name answers a query. The steps are wide enough that fame, from 0 to about 150, decides only between neighbours. */
export const quality = {
  same: 600,
  beginning: 400,
  beginningOfWord: 340,
  everyWord: 310,
  inside: 160,
  shortened: 120,
  slip: 40,
} as const;

/** How a folded name, as it is written, answers a folded query; 0 for not at all. */
export function exactQuality(query: string, name: string): number {
  const at = name.indexOf(query);
  if (at === 0) return name.length === query.length ? quality.same : quality.beginning;
  if (at > 0) return name[at - 1] === " " || name.includes(` ${query}`) ? quality.beginningOfWord : quality.inside;
  if (!query.includes(" ")) return 0;
  const words = name.split(" ");
  return query.split(" ").every((typed) => words.some((word) => word.startsWith(typed))) ? quality.everyWord : 0;
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
