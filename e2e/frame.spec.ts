import { smallFixture } from "@scoreline/feed/scripted/small-world";
import { expect, newestRow, test } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";
import { fullTime, score } from "./server/states.ts";

const headings = {
  en: "Live football scores",
  th: "ผลบอลสด",
  vn: "Tỷ số bóng đá trực tiếp",
  kh: "លទ្ធផលបាល់ទាត់ផ្ទាល់",
  "zh-Hans": "足球即时比分",
  "zh-Hant": "足球即時比分",
  ja: "サッカー ライブスコア",
  pt: "Resultados de futebol ao vivo",
} as const;

for (const [tag, locales] of [
  ["@desktop", ["en", "vn", "zh-Hans", "ja"]],
  ["@phone", ["th", "kh", "zh-Hant", "pt"]],
] as const) {
  test(`the page speaks ${locales.join(", ")}, without a complaint from the browser`, { tag }, async ({
    page,
    match,
    scoreline,
    consoleErrors: _,
  }) => {
    await scoreline.say(score(match, 1, 1));
    for (const locale of locales) {
      const heading = headings[locale];
      await page.goto(`/${locale}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} – Scoreline`);
      await expect((await newestRow(page)).locator("b")).toHaveText(["1", "1"]);
      await expect(page.locator("html")).toHaveAttribute("data-locale", locale);
      if (tag === "@phone") continue;
      // On a tablet the header has the menus of a desktop and less room for them.
      const size = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ ...size, width: 768 });
      const root = page.locator("html");
      await expect.poll(() => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.setViewportSize(size);
    }
  });
}

for (const [colorScheme, tag] of [
  ["light", "@desktop"],
  ["dark", "@phone"],
] as const) {
  test(`the page is accessible (${colorScheme})`, { tag }, async ({ page, match, scoreline }) => {
    await scoreline.say(score(match, 2, 1));
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/kh/football/matches");
    await newestRow(page);
    await expectAccessible(page);
  });
}

test("addresses lead where the specification says", { tag: "@desktop" }, async ({ page, request }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/en");
  for (const [alias, locale] of [
    ["vi", "vn"],
    ["km", "kh"],
    ["cn", "zh-Hans"],
  ]) {
    await page.goto(`/${alias}/basketball/matches?date=2026-11-14`);
    await expect(page).toHaveURL(`/${locale}/basketball/matches?date=2026-11-14`);
  }
  await page.goto("/xx/football");
  await expect(page).toHaveURL("/en");
  expect((await request.get("/api/nothing")).status()).toBe(404);
});

test("files of the site may be kept for good, pages not at all, and sources are not there", {
  tag: "@desktop",
}, async ({ request }) => {
  const page = await request.get("/en");
  expect(page.headers()["cache-control"]).toBe("private, no-cache");
  const address = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const file = await request.get(address, { headers: { "accept-encoding": "br" } });
  expect(file.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
  expect((await request.get(`${address}.map`)).status()).toBe(404);
  expect((await request.get("/assets/../server/index.js")).headers()["content-type"]).toContain("text/html");
  expect((await request.get("/flags/TH.svg")).headers()["cache-control"]).toContain("max-age=2592000");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there and its links work", { tag: "@phone" }, async ({ page, match, scoreline }) => {
    await scoreline.say(score(match, 3, 1));
    // A day with few matches: of many, the last are drawn by a script.
    const past = `${match}-past`;
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const fixture = smallFixture("football", past, { kickoff: Date.parse(`${day}T12:00Z`) });
    await scoreline.say(fixture, fullTime(past, 3, 1));
    await page.goto(`/zh-Hant/football/matches?date=${day}`);
    await expect((await newestRow(page)).locator("b")).toHaveText(["3", "1"]);
    await page.goto("/zh-Hant/football/matches");
    await page.getByRole("navigation", { name: "篩選比賽" }).getByRole("link", { name: "進行中" }).click();
    await expect(page).toHaveURL(/status=live/);
    await page.getByLabel("運動").click();
    await page.getByRole("link", { name: "籃球" }).click();
    await expect(page).toHaveURL("/zh-Hant/basketball/matches");
  });
});
