import { languageTags } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import { expect, test } from "vitest";
import { decimal, fixed, percent, signed, winShare } from "#numbers.ts";

test.each(localeCodes)("in %s decimals are written as the language does it", (locale) => {
  const intl = (places: number) => new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: places });
  for (const value of [0, 1.5, 12.25, 97.75]) expect(decimal(value, locale, 2)).toBe(intl(0).format(value));
  for (const value of [0, 1.5, 12.25]) expect(fixed(value, locale, 2)).toBe(intl(2).format(value));
});

test("a percentage has no space before its sign in any language", () => {
  expect(percent(58.6, "en")).toBe("59%");
  expect(percent(95.25, "pt", 1)).toBe("95,3%");
  for (const locale of localeCodes) expect(percent(59, locale)).toBe("59%");
});

test("a difference carries its sign", () => {
  expect([5, 0, -4].map(signed)).toEqual(["+5", "0", "−4"]);
});

test("the share of games won is written as tables of the language have it", () => {
  expect(winShare(0.615, "en")).toBe(".615");
  expect(winShare(1, "ja")).toBe("1.000");
  expect(winShare(0.6154, "pt")).toBe("61,5%");
  expect(winShare(0.6154, "zh-Hans")).toBe("61.5%");
});
