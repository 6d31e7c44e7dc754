import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("the cups that places of a table lead to are called as the book of names calls them", () => {
  const book: Record<string, string>[] = globSync("names/football/**/*.json", { cwd: root }).flatMap((file) =>
    Object.values<Record<string, string>>(read(file).competitions ?? {}),
  );
  const locales = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"];
  const said = new Map(locales.map((locale) => [locale, read(`i18n/messages/${locale}/league.json`)]));
  let known = 0;
  for (const key of Object.keys(said.get("en")).filter((one) => one.startsWith("cup."))) {
    const names = book.find(({ en }) => en === said.get("en")[key]);
    if (!names) continue;
    known += 1;
    for (const locale of locales) expect(said.get(locale)[key], `${key} ${locale}`).toBe(names[locale]);
  }
  expect(known).toBeGreaterThan(5);
});
