/** What is called the same everywhere. */
export const properNames = /^league\.cup\./;

/**
 * Messages that a native editor writes as English does. Without this list the check would push a language into odd
 * synonyms; a word goes in here after somebody who reads the language has said so.
 */
export const sharedWithEnglish: Readonly<Record<string, readonly string[]>> = {
  th: [],
  vn: ["Bonus", "Box score", "Fantasy", "Play-in", "Rebound"],
  kh: [],
  "zh-Hans": [],
  "zh-Hant": [],
  ja: [],
  pt: ["Box score", "Fantasy", "Final", "Floater", "Odds", "Passes", "Play-in", "Total"],
};
