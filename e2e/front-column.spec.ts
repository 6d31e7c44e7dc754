import { test } from "./server/demo-fixtures.ts";
import { open } from "./server/demo-matches.ts";
import { expect } from "./server/fixtures.ts";

for (const [sport, locale, lineUps] of [
  ["football", "en", "Line-ups are out"],
  ["basketball", "vn", "Đã có đội hình ra sân"],
] as const) {
  test(`beside the ${sport} list stand a live match with its chances, and how many are on in each league (${locale})`, {
    tag: "@desktop",
  }, async ({ page }) => {
    // The world's own day: its clock stands in November 2026.
    await open(page, `/${locale}/${sport}/matches?date=2026-11-13`);
    const featured = page.locator("section[aria-labelledby=featured]");
    await expect(featured.locator("svg").first()).toBeVisible();
    await expect(featured.locator("ul li")).toHaveCount(sport === "football" ? 3 : 2);
    await expect(featured.locator("ul li").first()).toContainText(/\d+\s?%/);
    await expect(page.locator("[data-match]").getByRole("img", { name: lineUps }).first()).toBeVisible();
    await expect(page.locator("aside nav, nav[aria-labelledby^=sidebar]").first()).toContainText(/\d/);
  });
}

test("a day without matches has its columns as any other", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/en/football/matches?date=2035-01-02");
  await expect(page.getByText("No matches on this day.")).toBeVisible();
  // It leads on to the nearest day that has some.
  const back = page.getByRole("link", { name: /^Last matches: / });
  await expect(back).toHaveAttribute("href", /^\/en\/football\/matches\?date=20\d\d-\d\d-\d\d$/);
  const sidebar = await page.locator("nav[aria-labelledby=sidebar-leagues]").boundingBox();
  const empty = await page.getByText("No matches on this day.").boundingBox();
  if (!sidebar || !empty) throw new Error("nothing to compare");
  expect(sidebar.x + sidebar.width).toBeLessThan(empty.x);
  expect(sidebar.y).toBeLessThan(empty.y);
  await back.click();
  await expect(page.locator("[data-match]").first()).toBeVisible();
});
