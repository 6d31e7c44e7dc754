import { expect, test } from "vitest";
import { readArticles } from "#articles/articles.ts";

const articles = readArticles();

test("the Vietnamese articles have the addresses that are printed elsewhere, the Thai ones Thai ones", () => {
  const addresses = (locale: string) => articles.flatMap((one) => (one.locale === locale ? [one.url] : []));
  expect(addresses("vn").sort()).toEqual(
    "affcup cauthu cupc1 kqbd lichbongda ngoaihanganh tinthethao tructiepbongda tyso v-league".split(" "),
  );
  const numbers = Array.from({ length: 10 }, (_, index) => `article${String(index + 1).padStart(4, "0")}`);
  for (const locale of ["vn", "th"])
    expect(articles.flatMap((one) => (one.locale === locale ? [one.id] : [])).sort()).toEqual(
      numbers.map((number) => `${locale}_${number}`),
    );
  expect(addresses("th").every((url) => /[\u0e00-\u0e7f]/.test(url))).toBe(true);
});

test("each has a number and an address of its own, something to read, and something that lives", () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(new Set(articles.map(({ locale, url }) => `${locale}/${url}`)).size).toBe(articles.length);
  for (const { id, locale, body } of articles) {
    expect(id.startsWith(locale)).toBe(true);
    expect([id, body.length > 400]).toEqual([id, true]);
    expect([id, /^::(table|results|fixtures) (football|basketball)\/[a-z-]+\/[a-z0-9-]+$/m.test(body)]).toEqual([
      id,
      true,
    ]);
    expect([id, /<[a-z]/i.test(body)]).toEqual([id, false]);
  }
});
