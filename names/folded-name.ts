import { fold } from "@scoreline/domain/search/fold";

/** What says that something is a club, and not which one. */
const clubWords = new Set("fc cf sc afc ac fk sk bk bc cd kk as ssc club".split(" "));

/** A name as it is compared between sources: without accents, case, punctuation and the letters for "football club". */
export function foldedName(name: string): string {
  const words = fold(name).split(" ");
  const own = words.filter((word) => !clubWords.has(word));
  return (own.length > 0 ? own : words).join(" ");
}
