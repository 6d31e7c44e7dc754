import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { expect, test } from "vitest";
import { periodInWords, periodMark } from "#match/period-words.ts";

test.each([
  ["en", "q3", "Q3", "3rd quarter"],
  ["en", "ot1", "OT", "Overtime"],
  ["en", "ot2", "OT2", "Overtime 2"],
  ["pt", "q3", "3ºQ", "3º quarto"],
  ["zh-Hans", "q3", "第3节", "第3节"],
  ["ja", "q3", "3Q", "第3クォーター"],
] as const)("in %s %s is %s beside a clock and %s in a sentence", (locale, phase, mark, words) => {
  const t = translatorFor(locale);
  expect([periodMark(phase, t), periodInWords(phase, t)]).toEqual([mark, words]);
});
