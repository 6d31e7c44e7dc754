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
  await expectSound(page);
  await expectAccessible(page, "main");
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
