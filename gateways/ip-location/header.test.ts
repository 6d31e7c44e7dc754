import { expect, test } from "vitest";
import { countryByHeader } from "#ip-location/header.ts";

const from = (value: string | string[] | undefined) => ({ headers: { "cf-ipcountry": value }, address: "192.0.2.1" });

test("the country is what the named header says, in two capital letters", () => {
  const location = countryByHeader("CF-IPCountry");
  expect(location.countryOf(from("TH"))).toBe("TH");
  for (const value of ["XX", "T1", "th", "Thailand", "", undefined, ["TH", "VN"]]) {
    expect(location.countryOf(from(value))).toBe("");
  }
});

test("no header is believed unless one is named", () => {
  expect(countryByHeader("").countryOf(from("TH"))).toBe("");
});
