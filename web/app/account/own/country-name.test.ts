import { expect, test } from "vitest";
import { countryName } from "#account/own/country-name.ts";

test.each([
  ["zh-Hans", "HK", "中国香港"],
  ["zh-Hans", "AE", "阿联酋"],
  ["zh-Hant", "HK", "香港"],
  ["zh-Hant", "AE", "阿聯酋"],
  ["ja", "AE", "UAE"],
  ["ja", "HK", "香港"],
  ["zh-Hans", "TH", "泰国"],
] as const)("in %s the country of %s is called as its teams and leagues are: %s", (locale, code, name) => {
  expect(countryName(code, locale)).toBe(name);
});
