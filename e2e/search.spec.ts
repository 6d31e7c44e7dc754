import { smallTeam } from "@scoreline/feed/scripted/small-world";
import { expect, ready, test } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";

test.beforeEach(async ({ scoreline }) => {
  await scoreline.say(
    {
      ...smallTeam("football", 51),
      names: { en: "Buriram United", th: "บุรีรัมย์ ยูไนเต็ด", "zh-Hant": "武里南聯" },
      short: "Buriram",
      code: "BUR",
    },
    {
      ...smallTeam("football", 52),
      names: { en: "Urawa Red Diamonds", "zh-Hant": "浦和紅鑽", ja: "浦和レッズ" },
      short: "Urawa",
      code: "URA",
    },
  );
});

for (const [locale, typed, name, slug] of [
  ["en", "burriram", "Buriram United", "buriram-united"],
  ["th", "บุรีรัมย์", "บุรีรัมย์ ยูไนเต็ด", "buriram-united"],
  ["zh-Hant", "浦和", "浦和紅鑽", "urawa-red-diamonds"],
] as const) {
  test(`by keyboard alone from / to the team in ${locale}`, { tag: "@desktop" }, async ({ page, consoleErrors: _ }) => {
    await page.goto(`/${locale}/football/matches`);
    await ready(page);
    await page.keyboard.press("/");
    await expect(page.locator("dialog[open] input")).toBeFocused();
    await page.keyboard.type(typed);
    const row = page.getByRole("dialog").getByRole("link", { name }).first();
    // What was popular has given way to what was found.
    await expect(page.getByRole("dialog").locator("[data-row]").first()).toContainText(name);
    await page.keyboard.press("ArrowDown");
    await expect(row).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/${locale}/football/team/${slug}/\\d+`));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${locale}/football/matches`));
  });
}

test("the dialog shows what is popular, drills into a country and says when there is nothing", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/en/football/matches");
  await ready(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Popular competitions" })).toBeVisible();
  await dialog.getByRole("tab", { name: "Competitions" }).click();
  await dialog.getByRole("button", { name: "Thailand" }).click();
  await expect(dialog.getByRole("button", { name: "Back Thailand" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Small football league" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("heading", { name: "Popular countries" })).toBeVisible();
  const box = dialog.getByRole("textbox");
  await box.fill("qqqqxxxx");
  await expect(dialog.getByText("No results found")).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect(box).toHaveValue("");
  await expect(dialog.getByRole("heading", { name: "Popular countries" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("from a football page a basketball team is found, and players have a tab", { tag: "@desktop" }, async ({
  page,
  scoreline,
}) => {
  await scoreline.say({
    ...smallTeam("basketball", 53),
    names: { en: "Harbour Lakers" },
    short: "Lakers",
    code: "HLA",
  });
  await page.goto("/en/football/matches?search=lakers");
  const dialog = page.getByRole("dialog");
  const row = dialog.locator("[data-row]").first();
  await expect(row).toContainText("Harbour Lakers");
  await expect(row).toContainText("Basketball");
  await expect(row).toHaveAttribute("href", /^\/en\/basketball\/team\/harbour-lakers\//);
  await expect(dialog.getByRole("tab")).toHaveText(["All", "Teams", "Competitions", "Players", "News"]);
  await expect(dialog.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  await dialog.getByRole("tab", { name: "Players" }).click();
  await expect(dialog.getByText("No results found")).toBeVisible();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect(dialog.getByText("Type the name of a player.")).toBeVisible();
});

test("the page behind keeps its place, and a click outside or Done closes", async ({ page, isMobile }) => {
  await page.goto("/vn/football/matches");
  await ready(page);
  await page.getByRole("banner").getByRole("button", { name: "Tìm kiếm" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  if (isMobile) await dialog.getByRole("button", { name: "Xong" }).tap();
  else await page.mouse.click(8, 400);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
});

test("a visitor who wants a favourite is told about accounts", async ({ page, isMobile }) => {
  await page.goto("/en/football/matches?search=urawa");
  const star = page.getByRole("button", { name: "Add Urawa Red Diamonds to favourites" });
  await star.click();
  const tip = isMobile ? page.getByRole("dialog", { name: "Log in or sign up" }) : page.getByRole("status");
  await expect(tip.getByRole("link", { name: "Sign up" })).toBeVisible();
});

for (const [colorScheme, tag] of [
  ["light", "@desktop"],
  ["dark", "@phone"],
] as const) {
  test(`the dialog is accessible (${colorScheme})`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/kh/football/matches?search=team");
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  });
}
