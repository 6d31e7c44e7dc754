import { expect, test } from "vitest";
import { type PageFacts, pageMeta } from "#seo/page-meta.ts";

const source = { params: { locale: "vn" }, matches: [{ id: "root", loaderData: { origin: "https://s.example" } }] };
const facts: PageFacts = { title: "KQBĐ", description: "Kết quả", path: "/kqbd" };
const linksOf = (own: Partial<PageFacts>) => {
  const told = pageMeta(source, { ...facts, ...own }) as Record<string, string>[];
  return {
    languages: told.flatMap(({ hrefLang, href }) => (hrefLang ? [[hrefLang, href]] : [])),
    previews: told.flatMap(({ property, content }) => (property === "og:locale:alternate" ? [content] : [])),
  };
};

test("a page that is told in one language names no other, and no address for everybody else", () => {
  const { languages, previews } = linksOf({ pathIn: (locale) => (locale === "vn" ? "/kqbd" : undefined) });
  expect(languages).toEqual([["vi", "https://s.example/vn/kqbd"]]);
  expect(previews).toEqual([]);
});

test("a page that is told in all languages names them all, and the first one for everybody else", () => {
  const { languages, previews } = linksOf({});
  expect(languages).toHaveLength(9);
  expect(languages).toContainEqual(["x-default", "https://s.example/en/kqbd"]);
  expect(previews).toHaveLength(7);
});
