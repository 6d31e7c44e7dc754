import { expect, ready, test } from "./server/fixtures.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { drawnMatch } from "./server/states.ts";

test("highlights of a day lead to a match's goals in their order; each scene has an address (zh-Hant)", async ({
  page,
  scoreline,
  match,
  isMobile,
  consoleErrors: _,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
  await scoreline.say(...drawnMatch(match));
  await page.goto("/zh-Hant/football/highlights");
  await ready(page);
  await expectSound(page);
  await page.locator("main li a", { hasText: "2–1" }).first().click();
  const goals = page.getByRole("region", { name: "入球" }).getByRole("listitem");
  await expect(goals).toHaveText([/18'.*1–0/, /39'.*1–1/, /66'.*2–1/]);
  await goals.last().getByRole("link").click();
  await expect(page).toHaveURL(/\?scene=/);
  const player = page.getByRole("region", { name: "播放器" });
  await expect(player).toContainText("2–1");
  // What nobody measured is called so.
  await expect(page.locator("main")).toContainText("兩個已知位置之間的球路為重構示意。");
  await player.getByRole("button", { name: "上一個片段" }).press("Enter");
  await expect(player).toContainText("1–1");
  await expect(page.locator("main a[aria-current=true]")).toContainText("39'");
  await player.getByRole("button", { name: "播放" }).press("Enter");
  await expect(player.getByRole("button", { name: "暫停" })).toBeVisible();
  await expectSound(page);
  await expectAccessible(page);
});

test("hidden scores stay hidden among highlights", { tag: "@phone" }, async ({
  page,
  context,
  baseURL,
  scoreline,
  match,
}) => {
  await scoreline.say(...drawnMatch(match));
  await context.addCookies([{ name: "settings", value: "hidden", url: baseURL ?? "" }]);
  await page.goto("/en/football/highlights");
  await ready(page);
  const poster = page.locator("main li a").first();
  await expect(poster).toContainText("T1");
  await expect(poster).not.toContainText(/\d–\d/);
  await poster.click();
  await expect(page.getByRole("button", { name: "Show the score" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/\d–\d/);
});
