import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeCodes } from "@scoreline/domain/names";
import { adPositions } from "@scoreline/site/advertisement";
import { expect, test } from "vitest";
import { bannerArtDirectory, readBanners } from "#banners/banners.ts";
import { readSiteLinks } from "#site/links.ts";

test("every banner has its picture, its own number and its words in every language", () => {
  const banners = readBanners();
  expect(banners.filter(({ art }) => !existsSync(join(bannerArtDirectory, art)))).toEqual([]);
  expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
  expect(banners.filter(({ words }) => Object.keys(words).length < localeCodes.length)).toEqual([]);
});

test("the demo has something of its own for every position, and nothing that somebody pays for", () => {
  const banners = readBanners();
  expect(adPositions.filter((one) => !banners.some(({ positions }) => positions.includes(one)))).toEqual([]);
  expect(banners.filter(({ gambling, advertiser }) => gambling || advertiser)).toEqual([]);
});

test("pictures bring no script and nothing from elsewhere", () => {
  const files = [...new Set(readBanners().map(({ art }) => art))];
  const inside = files.map((art) => readFileSync(join(bannerArtDirectory, art), "utf8"));
  expect(inside.filter((svg) => /<script|\bon\w+=|href|url\(|<foreignObject|<!ENTITY/i.test(svg))).toEqual([]);
});

const good = {
  id: 1,
  art: "goals.svg",
  link: "https://shop.example",
  openWith: "blank",
  sports: ["football"],
  devices: ["desktop"],
  advertiser: "Shop",
  words: { en: { title: "Boots", text: "For you" } },
};

test.each([
  { link: "javascript:alert(1)" },
  { link: "//evil.example" },
  { art: "../../etc/passwd" },
  { art: "a.svg?x" },
  { gambling: true },
  { gambling: true, countries: ["PH"], advertiser: undefined },
  { countries: ["Thailand"] },
  { positions: ["everywhere"] },
  { from: "2026-11-18T00:00:00Z", until: "2026-11-17T00:00:00Z" },
  { until: "tomorrow" },
  { words: {} },
  { onclick: "alert(1)" },
])("a banner with %j is refused", (mistake) => {
  expect(readBanners(JSON.stringify([good]))).toHaveLength(1);
  expect(() => readBanners(JSON.stringify([{ ...good, ...mistake }]))).toThrow();
});

test("the operator's links are complete", () => {
  expect(Object.keys(readSiteLinks().social)).toEqual(["vn", "th", "kh"]);
});
