import type { Page } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { goToTab, matchIn, offeredTabs, open } from "./server/demo-matches.ts";
import { expect } from "./server/fixtures.ts";
import { watchLayoutShift } from "./server/layout-shift.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";

/** Loaded once, looked at on both widths: what is loaded is the same. */
const desktop = { tag: "@desktop" };
const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };

/** Other matches and the match's own head: they stay when the tab changes. */
const aboveTheTabs = ["main > div > nav", "main > div > div:has(h1)"];

async function isSoundOnBothWidths(page: Page): Promise<void> {
  await expectSound(page);
  await page.setViewportSize(narrow);
  await expectSound(page);
  await page.setViewportSize(wide);
}

for (const sport of ["football", "basketball"] as const) {
  for (const status of ["scheduled", "live", "finished"] as const) {
    test(`every tab of a ${status} ${sport} match is sound`, desktop, async ({ page, request, consoleErrors: _ }) => {
      // Eight pages, each looked at twice.
      await open(page, `/en/${await matchIn(request, sport, status)}`);
      await isSoundOnBothWidths(page);
      await expectAccessible(page, "main");
      const tabs = await offeredTabs(page);
      expect(tabs.length).toBeGreaterThan(2);
      for (const tab of tabs) {
        await goToTab(page, tab);
        await expect(page.locator("main")).not.toContainText("No data yet");
        await isSoundOnBothWidths(page);
        await expectAccessible(page, "main", aboveTheTabs);
      }
    });
  }
}

test(
  "a match to come says where both stand and what the numbers say, and each leads on",
  desktop,
  async ({ page, request }) => {
    await open(page, `/en/${await matchIn(request, "football", "scheduled")}`);
    const preview = page.locator("[data-preview]");
    const table = preview.getByRole("region", { name: "Table", exact: true });
    const sides = table.locator("li[data-side]");
    await expect(sides).toHaveCount(2);
    // Whoever leads is in it as well, unless it is one of the two.
    const [first] = await table.getByRole("listitem").all();
    await expect(first?.locator("b").first() ?? table).toHaveText("1");
    for (const side of await sides.all()) {
      await expect(side.locator("b").first()).toHaveText(/^\d+$/);
      await expect(side.locator("b").last()).toHaveText(/^\d+ pts?$/);
      await expect(side.getByRole("link")).toHaveAttribute("href", /\/en\/football\/team\/[^/]+\/\d+$/);
    }
    await expect(table.getByRole("link", { name: "Full table" })).toHaveAttribute("href", /\/table$/);
    const tips = preview.getByRole("region", { name: "What the numbers say" });
    await expect(tips.getByRole("listitem").first()).toContainText(/\d/);
    await expect(tips.getByRole("link", { name: "More analysis" })).toHaveAttribute("href", /\/analysis$/);
  },
);

test("whoever is named in the feed of a match is a link to their page", desktop, async ({ page, request }) => {
  await open(page, `/en/${await matchIn(request, "football", "finished")}`);
  const changes = page.locator("main ol > li[data-side]");
  const links = changes.locator("a[href*='/en/football/player/']");
  expect(await changes.count()).toBeGreaterThan(5);
  // The one who came on and the one who went off are both named.
  expect(await links.count()).toBeGreaterThanOrEqual(await changes.count());
  const name = await links.first().textContent();
  await links.first().click();
  await expect(page).toHaveURL(/\/en\/football\/player\/[^/]+\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
});

test(
  "head-to-head is filtered by number, league and ground, and says that its times are UTC (vn)",
  desktop,
  async ({ page, request }) => {
    await open(page, `/vn/${await matchIn(request, "football", "live")}/h2h`);
    await expect(page.getByText("Ngày theo múi giờ của bạn, giờ theo UTC+0.")).toBeVisible();
    const last = page.locator("main section", { has: page.locator("h2", { hasText: "Các trận gần đây" }) }).first();
    const rows = last.locator("ul > li");
    await expect(rows).toHaveCount(6);
    await page.getByRole("link", { name: "10 trận gần nhất" }).first().click();
    await expect(page).toHaveURL(/games=10/);
    await expect(rows).toHaveCount(10);
    const [team = ""] = await last.locator("h2").allTextContents();
    await page.getByRole("link", { name: "Cùng sân nhà/khách" }).click();
    await expect(page).toHaveURL(/side=same/);
    // The home side of the match, at home.
    const homes = last.locator("ul > li a > span:nth-child(2) > span:first-child");
    await expect
      .poll(async () =>
        (await homes.allTextContents()).every((text) => text && team.includes(text.replace(/\d+$/, ""))),
      )
      .toBe(true);
    await page.getByRole("link", { name: "Cùng giải đấu" }).click();
    await expect(page).toHaveURL(/league=same/);
    await expect.poll(async () => new Set(await last.locator("time + span").allTextContents()).size).toBe(1);
  },
);

test(
  "a table is counted in all ways with both teams marked, and covered while it would tell",
  desktop,
  async ({ page, request, context, baseURL }) => {
    const address = await matchIn(request, "football", "live");
    await open(page, `/en/${address}/table`);
    const marked = page.locator("tr[data-marked]");
    for (const scope of ["All", "Home", "Away", "Last 6", "Live"]) {
      await page.getByRole("navigation", { name: "Which matches count" }).getByRole("link", { name: scope }).click();
      await expect(marked).toHaveCount(2);
    }
    await expect(page.locator("tr[data-zone]").first()).toBeVisible();

    await context.addCookies([
      { name: "settings", value: "hidden", url: baseURL ?? "" },
      { name: "shield", value: `o${address.split("/").at(-1)}`, url: baseURL ?? "" },
    ]);
    await open(page, `/en/${address}/table`);
    await expect(page.locator("tr[data-team]")).toHaveCount(0);
    await page.getByRole("button", { name: "Show the table" }).click();
    await expect(marked).toHaveCount(2);
  },
);

test(
  "odds stand in three markets and four formats, move, are filtered, and can be switched off",
  desktop,
  async ({ page, request, context, baseURL }) => {
    const setting = (value: string) => context.addCookies([{ name: "settings", value, url: baseURL ?? "" }]);
    await open(page, `/en/${await matchIn(request, "football", "finished")}/analysis`);
    await expect(page.getByRole("heading", { name: "Before the match", exact: true })).toBeVisible();
    // Nobody wins any more once a match is over.
    await expect(page.getByRole("heading", { name: "Now", exact: true })).toHaveCount(0);

    const address = `/en/${await matchIn(request, "football", "live")}/analysis`;
    await open(page, address);
    const odds = page.locator("main section").filter({ has: page.getByRole("navigation", { name: "Market" }) });
    const companies = odds.locator("tbody tr");
    const market = (name: string) => odds.getByRole("link", { name, exact: true });
    for (const name of ["Handicap", "Over/Under", "1X2"]) {
      await market(name).click();
      expect(await companies.count()).toBeGreaterThan(10);
    }
    await expect(odds.locator("thead")).toContainText("Kelly");
    const price = companies.first().locator("td").first();
    const decimal = Number.parseFloat((await price.textContent()) ?? "");
    await setting("hong-kong");
    await open(page, `${address}?market=europeOdds`);
    expect(Number.parseFloat((await price.textContent()) ?? "")).toBeCloseTo(decimal - 1, 2);

    await odds.getByRole("link", { name: "See the movement" }).click();
    await expect(page).toHaveURL(/analysis\/wdl/);
    await expect(page.locator("main div[role=img]").first()).toBeVisible();
    await expectSound(page);

    await open(page, `${address}/odds/home/filter`);
    await page.getByLabel("20", { exact: true }).check();
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/analysis\/odds\/home\?.*games=20/);
    await expectSound(page);

    await setting("no-odds");
    await open(page, address);
    await expect(odds).toHaveCount(0);
    await open(page, `${address}/wdl`);
    await expect(page.getByText("Odds are switched off in your settings.")).toBeVisible();
  },
);

test(
  "the first load is light, nothing moves under the reader, and the keyboard goes from top to bottom",
  desktop,
  async ({ page, request }) => {
    const shifted = await watchLayoutShift(page);
    await page.setViewportSize(narrow);
    await open(page, `/en/${await matchIn(request, "football", "live")}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loaded = await page.evaluate(() => ({
      script: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    }));
    expect(loaded.script).toBeLessThan(181_000);
    expect(loaded.script).toBeGreaterThan(50_000);
    expect(await shifted()).toBe(0);

    await page.setViewportSize(wide);
    const places: number[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      places.push(
        await page.evaluate(() => [...document.querySelectorAll("*")].indexOf(document.activeElement ?? document.body)),
      );
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  },
);
