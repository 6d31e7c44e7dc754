import { expect, test } from "vitest";
import { followedCountry } from "#scores/beside/followed-country.ts";

test("the clock tells where a reader is, the language where it does not", () => {
  expect(followedCountry("Asia/Bangkok", "en")).toBe("th");
  expect(followedCountry("Asia/Kuala_Lumpur", "zh-Hans")).toBe("my");
  expect(followedCountry("UTC", "vn")).toBe("vn");
  expect(followedCountry("Pacific/Kiritimati", "en")).toBeUndefined();
});
