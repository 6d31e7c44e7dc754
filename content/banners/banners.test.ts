import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bannerArtDirectory, readBanners } from "#banners/banners.ts";
import { readSiteLinks } from "#site/links.ts";

test("every banner has its picture, its own number and its words in every language", () => {
  const banners = readBanners();
  expect(banners.filter(({ art }) => !existsSync(join(bannerArtDirectory, art)))).toEqual([]);
  expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
});

test("the operator's links are complete", () => {
  expect(Object.keys(readSiteLinks().social)).toEqual(["vn", "th", "kh"]);
});
