import { localeCodes } from "@scoreline/domain/names";
import { zoneSpelling } from "@scoreline/domain/time/zone-spelling";
import { expect, test } from "vitest";
import { homeCountries, homeCountry, languagesOf, likelyCountry } from "#home-countries.ts";

test("twelve countries, with the specification's calling codes and languages", () => {
  expect(homeCountries.map(({ code, callingCode, locales }) => `${code} ${callingCode} ${locales.join(" ")}`)).toEqual([
    "BR 55 pt en",
    "KH 855 kh en",
    "CN 86 zh-Hans en",
    "HK 852 zh-Hant en",
    "JP 81 ja en",
    "MY 60 en zh-Hans",
    "PH 63 en",
    "PT 351 pt en",
    "SG 65 en zh-Hans",
    "TH 66 th en",
    "AE 971 en",
    "VN 84 vn en",
  ]);
});

test("their time zones are ones that the platform knows, each in one country", () => {
  const zones = homeCountries.flatMap(({ timeZones }) => timeZones);
  expect(zones.filter((zone) => !zoneSpelling(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
});

test("a reader is where their clock says, else where their language is at home, else nowhere", () => {
  expect(likelyCountry({ timeZone: "Europe/Lisbon", locale: "pt" })).toBe("PT");
  expect(likelyCountry({ timeZone: "UTC", locale: "pt" })).toBe("BR");
  expect(likelyCountry({ timeZone: "Asia/Bangkok", locale: "en" })).toBe("TH");
  expect(likelyCountry({ timeZone: "Europe/Berlin", locale: "en" })).toBe("");
  expect(homeCountry("XX")).toBeUndefined();
});

test("a reader is offered what is read in their country, beside what they read; elsewhere everything", () => {
  expect(languagesOf("TH", "th")).toEqual(["th", "en"]);
  expect(languagesOf("MY", "zh-Hans")).toEqual(["en", "zh-Hans"]);
  expect(languagesOf("TH", "ja")).toEqual(["th", "en", "ja"]);
  for (const unknown of ["DE", ""]) expect(languagesOf(unknown, "ja")).toEqual(localeCodes);
});
