import { expect, test } from "vitest";
import { euros } from "#euros.ts";
import { translatorFor } from "#server-catalogues.ts";

test.each([
  ["en", 2_500_000, "€2.5M"],
  ["en", 35_000_000, "€35M"],
  ["en", 90_000, "€90K"],
  ["en", 500, "€500"],
  ["th", 2_500_000, "€2.5 ล้าน"],
  ["zh-Hans", 2_500_000, "250万欧元"],
  ["zh-Hant", 125_000_000, "1.3億歐元"],
  ["ja", 90_000, "9万ユーロ"],
  ["pt", 2_500_000, "€ 2,5 mi"],
] as const)("in %s %d euros are %j", (locale, amount, expected) => {
  expect(euros(amount, locale, translatorFor(locale))).toBe(expected);
});
