import { expect, test } from "vitest";
import { pageUrl } from "#frame/paths/page-url.ts";

test.each([
  ["/en/news/basketball.data?page=2", "/en/news/basketball?page=2"],
  ["/en/news/basketball", "/en/news/basketball"],
  ["/th/news/football/a.data/7.data", "/th/news/football/a.data/7"],
])("%s is about %s", (asked, page) => {
  expect(pageUrl({ url: `http://localhost${asked}` }).href).toBe(`http://localhost${page}`);
});
