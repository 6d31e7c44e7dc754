import type { Page } from "@playwright/test";
import { expect, ready, test } from "./server/fixtures.ts";
import { watchLayoutShift } from "./server/layout-shift.ts";

/** Texts of the page and of its labels, what of them is cut off, and fields that are not in the site's letters. */
function readPage() {
  const texts: string[] = [];
  const clipped: string[] = [];
  const { fontFamily } = getComputedStyle(document.body);
  const foreign = [...document.querySelectorAll("input, select, textarea")]
    .filter((field) => getComputedStyle(field).fontFamily !== fontFamily)
    .map((field) => field.outerHTML.slice(0, 120));
  for (const element of document.querySelectorAll<HTMLElement>("body *, title")) {
    // Names of languages are in their own.
    if (element.closest("[hreflang], script, style")) continue;
    for (const name of ["aria-label", "alt", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent).join(" ");
    texts.push(text);
    // What is for screen readers alone is a pixel wide.
    const hides = element.clientWidth > 1 && getComputedStyle(element).overflowY !== "visible";
    if (text.trim() && hides && element.scrollHeight > element.clientHeight + 1) clipped.push(text.trim());
  }
  return { texts: texts.filter((text) => text.trim()), clipped, foreign };
}

/** Names have capitals, all but those of the small world's leagues; three words of which two have none are a sentence. */
const smallLeague = /Small \w+ league/g;
const englishSentence = /\b[A-Za-z]{2,}(?: [a-z]{2,}){2,}\b/;

/** One page of each kind that can be reached by links: numbers and names in an address do not make another kind. */
async function crawl(page: Page, locale: string, visit: (path: string) => Promise<void>) {
  const seen = new Set<string>();
  const waiting = [`/${locale}/football/matches`, `/${locale}/basketball/matches`, `/${locale}/signin`];
  for (let path = waiting.shift(); path && seen.size < 16; path = waiting.shift()) {
    const [, , ...segments] = new URL(path, "http://localhost").pathname.split("/");
    const kind = segments.map((part, index) => (index > 1 && index < 5 ? "*" : part)).join("/");
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.goto(path);
    await ready(page);
    await visit(path);
    const links = await page
      .locator(`a[href^="/${locale}/"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    waiting.push(...links.filter((link) => !link.includes("/signup")));
  }
  return seen.size;
}

for (const [locale, tag] of [
  ["th", "@desktop"],
  ["kh", "@phone"],
  ["zh-Hant", "@phone"],
] as const) {
  test(`no page in ${locale} speaks English or cuts its words`, { tag }, async ({ page }) => {
    const found: string[] = [];
    async function read(where: string) {
      const { texts, clipped, foreign } = await page.evaluate(readPage);
      const english = texts.filter((text) => englishSentence.test(text.replace(smallLeague, "")));
      found.push(...foreign.map((field) => `${where} has a field in other letters: ${field}`));
      found.push(...english.map((text) => `${where}: ${text}`), ...clipped.map((text) => `${where} cuts: ${text}`));
    }
    const pages = await crawl(page, locale, read);
    await page.goto(`/${locale}/football/matches?settings=open`);
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("switch").first()).toBeVisible();
    await read("settings");
    // The time zone and the language have views of their own, behind the last two rows.
    await sheet.locator("button:has(svg)").nth(-2).click();
    await expect(sheet.getByRole("searchbox")).toBeVisible();
    await read("time zones");
    expect(found).toEqual([]);
    expect(pages).toBeGreaterThan(4);
  });
}

for (const timezoneId of ["Asia/Bangkok", "America/Sao_Paulo", "Pacific/Kiritimati"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("today is the reader's today, on the server-rendered page as well", { tag: "@desktop" }, async ({
      page,
      context,
      browser,
    }) => {
      const shifted = await watchLayoutShift(page);
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezoneId }).format(new Date());
      const chosen = `${Number(today.slice(8))} `;
      await page.goto("/pt/football/matches");
      const kept = async () => (await context.cookies()).find(({ name }) => name === "tz")?.value;
      await expect.poll(kept).toBe(encodeURIComponent(timezoneId));
      await expect(page.locator("[aria-current=date]").first()).toContainText(chosen);
      // The first visit learns the device's clock after it was rendered by a guess: nothing moves by that.
      expect(await shifted()).toBeLessThanOrEqual(0.01);
      const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
      const rendered = await plain.newPage();
      await rendered.goto(new URL("/pt/football/matches", page.url()).href);
      await expect(rendered.locator("[aria-current=date]").first()).toContainText(chosen);
      await plain.close();
    });
  });
}
