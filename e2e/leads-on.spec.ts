import { expect, newestRow, ready, test } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";
import { score } from "./server/states.ts";

for (const [locale, search] of [
  ["en", "Search"],
  ["vn", "Tìm kiếm"],
] as const) {
  test(`an unknown address keeps its language and the whole frame (${locale})`, async ({ page }) => {
    for (const path of ["nothing/here", "football/atlantis", "football/england/no-such-league", "curling/matches"]) {
      const reply = await page.goto(`/${locale}/${path}`);
      expect([path, reply?.status()]).toEqual([path, 404]);
      await expect(page).toHaveURL(`/${locale}/${path}`);
      await expect(page.locator("html")).toHaveAttribute("data-locale", locale);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/\S+ – Scoreline$/);
      const banner = page.getByRole("banner").filter({ visible: true });
      await expect(banner).toHaveCount(1);
      // On a phone the bar names the page: this is none, and not that of the matches.
      await expect(banner).toContainText("Scoreline");
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await ready(page);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: search }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(`/${locale}/football/matches`);
  });
}

test("below the front page a phone has the way back, a title, search and share", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/en/football/matches");
  await ready(page);
  await page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name: "Competitions" }).click();
  await expect(page).toHaveURL("/en/football/countries");
  const bar = page.getByRole("banner").filter({ visible: true });
  await expect(bar).toContainText("Competitions");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(bar).not.toContainText("Competitions");
  const { pathname } = new URL(page.url());
  await bar.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pathname);
  await bar.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await bar.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL("/en/football/countries");

  // Who came by a link from elsewhere has nothing behind them but the matches.
  await page.goto(pathname);
  await ready(page);
  await bar.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL("/en/football/matches");
});

test("offline, a tap on a match says so and leaves the page as it is", { tag: "@phone" }, async ({
  page,
  context,
  match,
  scoreline,
}) => {
  await scoreline.say(score(match, 2, 1));
  await page.goto("/en/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await context.setOffline(true);
  await row.getByRole("link").click();
  await expect(page.getByText("You are offline. This page opens once you are connected again.")).toBeVisible();
  await expect(page).toHaveURL("/en/football/matches");
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await row.getByRole("link").click();
  await expect(page).not.toHaveURL("/en/football/matches");
});

test("a script that does not come is asked for again, and takes nothing else with it", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/en/football/matches");
  await ready(page);
  let refusals = 1;
  await page.route(/assets\/search-dialog-.*\.js/, (route) => {
    refusals -= 1;
    return refusals >= 0 ? route.fulfill({ status: 429 }) : route.continue();
  });
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("/");
  await expect.poll(() => refusals).toBeLessThan(1);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(dialog).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("Escape");

  // The settings never come: the page says so and stays.
  await page.route(/assets\/settings-sheet-.*\.js/, (route) => route.fulfill({ status: 429 }));
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText("This part could not be loaded.")).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live football scores");
});

test("after a change of the page its name is said, and the keyboard stands at its beginning", {
  tag: "@desktop",
}, async ({ page, match, scoreline }) => {
  await scoreline.say(score(match, 1, 0));
  await page.goto("/en/football/matches");
  await ready(page);
  const said = page.locator("[data-arrival]");
  await expect(said).toHaveText("");
  const link = (await newestRow(page)).getByRole("link");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/football\/.+\/\d+$/);
  await expect(said).toHaveText("Team 1 vs Team 2 – Small football league – Scoreline");
  await expect(page.locator("#content")).toBeFocused();
});
