import { expect, test } from "vitest";
import { apiParamLocale, apiParams, isLocale, languageTags } from "#languages.ts";
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
