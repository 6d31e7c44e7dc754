import { expect, test } from "vitest";
import { apiParamLocale, apiParams, isLocale, languageTags, nameOrder } from "#languages.ts";
import { localeCodes, nameIn } from "#names.ts";

test("every language is found by its own code and by the name that the calls use", () => {
  for (const code of localeCodes) {
    expect(isLocale(code)).toBe(true);
    expect(apiParamLocale(code)).toBe(code);
    expect(apiParamLocale(apiParams[code])).toBe(code);
  }
});

test("the language tags are ones that the platform knows", () => {
  expect(Intl.getCanonicalLocales(Object.values(languageTags))).toEqual(Object.values(languageTags));
});

test.each([
  ["zh-Hans", ["阿森纳", "伯恩茅斯", "雷克瑟姆", "曼城", "切尔西"]],
  ["zh-Hant", ["利物浦", "車路士", "阿仙奴", "般尼茅夫", "曼城"]],
  ["ja", ["アーセナル", "イングランド", "韓国", "日本"]],
  ["vn", ["Bồ Đào Nha", "Đan Mạch", "Đức", "Ý"]],
] as const)("names in %s stand in the order of the language", (locale, names) => {
  expect([...names].reverse().sort(nameOrder(locale))).toEqual(names);
});

test.each([
  ["vi", "vn"],
  ["vi-VN", "vn"],
  ["km_KH", "kh"],
  ["cn", "zh-Hans"],
])("%s leads to %s", (text, expected) => {
  expect(apiParamLocale(text)).toBe(expected);
});

test.each(["", "xx", "de_DE", "EN", "constructor", "__proto__", "toString", "hasOwnProperty_x", "_"])(
  "%j is answered in English",
  (text) => {
    expect(isLocale(text)).toBe(false);
    expect(apiParamLocale(text)).toBe("en");
  },
);

test("a name that is missing in a language stands in English", () => {
  expect(nameIn({ en: "Thailand", th: "ไทย" }, "th")).toBe("ไทย");
  expect(nameIn({ en: "Thailand", th: "ไทย" }, "ja")).toBe("Thailand");
});
