import { expect, test } from "vitest";
import { callBackPath, initTarget, inLocale, localeHomeTarget, localeOfSegment, rootTarget } from "#redirects.ts";

const at = (instant: string) => Date.parse(instant);

test("the root leads to the world cup from the first to the last day of its window, else home", () => {
  expect(rootTarget(at("2022-11-10T23:59:59Z"))).toBe("/en");
  expect(rootTarget(at("2022-11-11T00:00:00Z"))).toBe("/en/world-cup-2022/matches/75");
  expect(rootTarget(at("2022-12-18T23:59:59Z"))).toBe("/en/world-cup-2022/matches/75");
  expect(rootTarget(at("2022-12-19T00:00:00Z"))).toBe("/en");
});

test("the root speaks the language of the last visit, on the first one that of the reader's country", () => {
  const now = at("2026-11-17T12:00:00Z");
  expect(rootTarget(now, { country: "VN" })).toBe("/vn");
  expect(rootTarget(now, { country: "VN", last: "ja" })).toBe("/ja");
  expect(rootTarget(now, { country: "FR" })).toBe("/en");
  expect(rootTarget(now, { country: "TH", last: "//evil.example" })).toBe("/th");
});

test("a language's home follows a week later, in its own language", () => {
  expect(localeHomeTarget("th", at("2022-11-17T23:59:59Z"))).toBeUndefined();
  expect(localeHomeTarget("th", at("2022-11-18T00:00:00Z"))).toBe("/th/world-cup-2022/matches/75");
  expect(localeHomeTarget("th", at("2022-12-19T00:00:00Z"))).toBeUndefined();
});

test("aliases mean their language, and nothing else does", () => {
  expect(["vi", "km", "cn", "zh-Hant"].map(localeOfSegment)).toEqual(["vn", "kh", "zh-Hans", "zh-Hant"]);
  expect(["", "EN", "constructor", "xx"].map(localeOfSegment)).toEqual([undefined, undefined, undefined, undefined]);
});

test("another language keeps the path, the query and the fragment", () => {
  expect(inLocale("/en/football/matches?date=2026-11-15#top", "vn")).toBe("/vn/football/matches?date=2026-11-15#top");
  expect(inLocale("/zh-Hant", "ja")).toBe("/ja");
  expect(inLocale("/en?status=live", "kh")).toBe("/kh?status=live");
});

test("asInit=init leads to the language of the country and is taken out of the address", () => {
  expect(initTarget("/en/football/matches?asInit=init&date=2026-11-15", "TH")).toBe(
    "/th/football/matches?date=2026-11-15",
  );
  expect(initTarget("/en?asInit=init", "MY")).toBe("/en");
  expect(initTarget("/pt?asInit=init", "")).toBe("/pt");
  expect(initTarget("/pt?asInit=no", "TH")).toBeUndefined();
});

test("the way back never leads off the site", () => {
  expect(callBackPath("/th/football/matches?date=2026-11-15", "th")).toBe("/th/football/matches?date=2026-11-15");
  for (const own of ["/th/%E0%B8%9A%E0%B8%AD%E0%B8%A5", "/en/search?q=100%25%20//x"])
    expect(callBackPath(own, "th")).toBe(own);
  for (const asked of [
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/a\nb",
    "javascript:1",
    "/%09/evil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "%2f%2fevil.example",
    "/%E0%A4%A",
    `/${"a".repeat(2_001)}`,
  ]) {
    expect(callBackPath(asked, "th")).toBe("/th");
  }
});
