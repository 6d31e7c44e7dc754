import { test } from "./server/demo-fixtures.ts";
import { expect } from "./server/fixtures.ts";

const pagesToRead = 200;
const atOnce = 4;

/** Addresses on this site that the page links to. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(found.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, "")))];
}

/** The same page in another language is asked for once: every language has its turn, no page has them all. */
const pageOf = (path: string) => path.replace(/^\/[^/?]+/, "");

/** What a page is made of, without the page: as a browser asks that goes there by a link. */
const withoutDrawing = (path: string) => path.replace(/(?=\?|$)/, ".data");
const isFile = (path: string) => /\.\w+(\?|$)/.test(path);

test("every link on two hundred pages leads somewhere", { tag: "@desktop" }, async ({ demo }) => {
  test.setTimeout(240_000);
  const locales = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"];
  const queue = locales.flatMap((code) => [`/${code}/football/matches`, `/${code}/basketball/matches`]);
  const seen = new Set(queue);
  const pages = new Set(queue.map(pageOf));
  const broken: string[] = [];
  let read = 0;

  async function whole(path: string): Promise<void> {
    const reply = await fetch(new URL(path, demo));
    if (reply.status !== 200) broken.push(`${reply.status} ${path}`);
    const html = (reply.headers.get("content-type") ?? "").startsWith("text/html");
    if (!html || read >= pagesToRead) return void (await reply.body?.cancel());
    read += 1;
    for (const link of linksIn(await reply.text())) {
      if (seen.has(link) || pages.has(pageOf(link))) continue;
      seen.add(link);
      pages.add(pageOf(link));
      queue.push(link);
    }
  }

  async function visit(path: string): Promise<void> {
    if (read < pagesToRead || isFile(path)) return whole(path);
    // Enough pages have been drawn: that this one is there its data tells. What is led elsewhere is followed as a page.
    const { status, body } = await fetch(new URL(withoutDrawing(path), demo));
    await body?.cancel();
    if (status !== 200) await whole(path);
  }

  async function work(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  }
  // Nobody is done before the first pages have told what there is.
  await whole(queue.shift() ?? "/en");
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(broken).toEqual([]);
  expect(read).toBe(pagesToRead);
  console.log(`${read} pages read, ${seen.size} links asked`);
});
