import type { APIRequestContext } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { expect } from "./server/fixtures.ts";

const pagesToRead = 200;
const atOnce = 6;

type Answer = { status: number; location: string | undefined; body: string };

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const reply = await request.get(path, { maxRedirects: 0 });
  const html = (reply.headers()["content-type"] ?? "").startsWith("text/html");
  return { status: reply.status(), location: reply.headers().location, body: html ? await reply.text() : "" };
}

/** Addresses on this site that the page links to. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(found.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, "")))];
}

/** The same page in another language is asked for once: every language has its turn, no page has them all. */
const pageOf = (path: string) => path.replace(/^\/[^/?]+/, "");

test("every link on two hundred pages leads somewhere", async ({ demo, request, isMobile }) => {
  test.skip(isMobile, "the links are the same");
  test.setTimeout(240_000);
  const locales = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"];
  const queue = locales.flatMap((code) => [`/${code}/football/matches`, `/${code}/basketball/matches`]);
  const seen = new Set(queue);
  const pages = new Set(queue.map(pageOf));
  const broken: string[] = [];
  let read = 0;

  async function visit(path: string): Promise<void> {
    let answer = await ask(request, path);
    for (let hops = 0; answer.location && hops < 4; hops++) {
      answer = await ask(request, answer.location.replace(demo.address, ""));
    }
    if (answer.status !== 200) broken.push(`${answer.status} ${path}`);
    if (answer.body === "" || read >= pagesToRead) return;
    read += 1;
    for (const link of linksIn(answer.body)) {
      if (seen.has(link) || pages.has(pageOf(link))) continue;
      seen.add(link);
      pages.add(pageOf(link));
      queue.push(link);
    }
  }

  async function work(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  }
  // Nobody is done before the first pages have told what there is.
  await visit(queue.shift() ?? "/en");
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(broken).toEqual([]);
  console.log(`${read} pages read, ${seen.size} links asked`);
});
