import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageUrl } from "#frame/paths/page-url.ts";

test.each([
  ["/en/news/basketball.data?page=2", "/en/news/basketball?page=2"],
  ["/en/news/basketball", "/en/news/basketball"],
  ["/th/news/football/a.data/7.data", "/th/news/football/a.data/7"],
])("%s is about %s", (asked, page) => {
  expect(pageUrl({ url: `http://localhost${asked}` }).href).toBe(`http://localhost${page}`);
});

test("no page reads its address in another way", () => {
  const app = join(import.meta.dirname, "..", "..");
  const readers = globSync("**/*.{ts,tsx}", { cwd: app }).filter((file) =>
    /new URL\([\w.]*request\.url/.test(readFileSync(join(app, file), "utf8")),
  );
  expect(readers).toEqual([]);
});
