import { expect, test } from "vitest";
import { homeCountry } from "#scores/home-country.ts";

test("the clock tells where a reader is, the language where it does not", () => {
  expect(homeCountry("Asia/Bangkok", "en")).toBe("th");
  expect(homeCountry("Asia/Kuala_Lumpur", "zh-Hans")).toBe("my");
  expect(homeCountry("UTC", "vn")).toBe("vn");
  expect(homeCountry("Pacific/Kiritimati", "en")).toBeUndefined();
});
