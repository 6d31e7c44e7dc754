import { test } from "./server/demo-fixtures.ts";
import { open } from "./server/demo-matches.ts";
import { expect } from "./server/fixtures.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";

test("an article has the table of today in it, and leads on to the league and to other articles (th)", async ({
  page,
  consoleErrors: _,
}) => {
  await open(page, `/th/${encodeURIComponent("ไทยลีก")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ไทยลีก 1 สัปดาห์นี้");
  await expect(page.locator("main table tbody tr")).toHaveCount(8);
  // What was played and what will be, day by day.
  await expect(page.locator("main section h3").first()).toContainText(/\d+ \S+\.$/);
  await expectSound(page);
  await expectAccessible(page, "main");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "main");
  await expect(page).toHaveTitle(/^ไทยลีก 1 ตารางคะแนน/);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /ผลนัดล่าสุด/);
  // In the form in which articles have linked leagues for years.
  const league = page.locator("main").getByRole("link", { name: "ไทยลีก 1", exact: true }).last();
  await expect(league).toHaveAttribute("href", /^\/th\/football\/thai-league-1\/thai-league-1-(\d+)\?leagueId=\1$/);
  await league.click();
  await expect(page).toHaveURL(/\/th\/football\/thailand\/thai-league-1(\/matches)?\?leagueId=\d+$/);
  await page.goBack();
  await page.getByRole("link", { name: "ผลบอลสด" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ผลบอลสด");
});

test("articles are linked in the Vietnamese footer, and are unknown in other languages", { tag: "@desktop" }, async ({
  page,
}) => {
  await open(page, "/vn/football/matches");
  await page.getByRole("contentinfo").getByRole("link", { name: "KQBĐ" }).click();
  await expect(page).toHaveTitle(/KQBĐ hôm nay/);
  expect((await page.goto("/en/kqbd"))?.status()).toBe(404);
});

test("the news of a day: one large, the others by sport and author, and on without a script (zh-Hant)", async ({
  page,
  another,
  isMobile,
  consoleErrors: _,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await open(page, "/zh-Hant/news");
  const stories = page.locator("main article");
  await expect(stories.nth(9)).toBeAttached();
  // The list goes on as its end comes into sight, each story once.
  await page.mouse.wheel(0, 20_000);
  await expect(stories.nth(10)).toBeAttached();
  await expectSound(page);
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: "籃球", exact: true }).last().click();
  await expect(page).toHaveURL(/\/zh-Hant\/news\/basketball$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("籃球");
  await stories.locator("a[href*='/news/basketball/']").first().click();
  await expect(page).toHaveURL(/\/news\/basketball\/[^/]+\/\d+$/);
  await expectSound(page);
  await expectAccessible(page, "main");
  const author = page.locator("main header a[href*='/news/author/']");
  const name = (await author.textContent()) ?? "?";
  await author.click();
  await expect(page).toHaveURL(/\/news\/author\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(stories.first()).toBeVisible();

  const plain = await another({ javaScriptEnabled: false });
  await plain.page.goto("/zh-Hant/news/football");
  const first = await plain.page.locator("main article").first().getAttribute("data-story");
  await plain.page.getByRole("link", { name: "較早的新聞" }).click();
  await expect(plain.page).toHaveURL(/\/zh-Hant\/news\/football\?page=2$/);
  await expect(plain.page.locator("main article").first()).toBeVisible();
  await expect(plain.page.locator(`[data-story="${first}"]`)).toHaveCount(0);
});
