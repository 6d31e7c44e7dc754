import type { APIRequestContext, Page } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { expect, ready } from "./server/fixtures.ts";
import { watchLayoutShift } from "./server/layout-shift.ts";

/** Pages of every kind, of the demo world. */
async function pagesOfAllKinds(request: APIRequestContext): Promise<string[]> {
  const { result } = await (await request.get("/api/match/getMatchListv4")).json();
  const league = result.leagueMatchList.find(({ leagueKey }: { leagueKey: string }) => leagueKey === "thai-league-1");
  const { homeTeam } = league.matches[0];
  const league1 = `/football/${league.countryKey}/${league.leagueKey}`;
  const team = `/football/team/${homeTeam.slug}/${homeTeam.teamId}`;
  return [
    "/football/matches",
    "/basketball/matches",
    "/football/countries",
    "/football/nothing-here",
    `${league1}?leagueId=${league.leagueId}`,
    `${league1}/table?leagueId=${league.leagueId}`,
    `${league1}/stats?leagueId=${league.leagueId}`,
    team,
    `${team}/squad`,
  ];
}

const colourOf = (page: Page, selector: string, property: "color" | "backgroundColor") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

test.describe("with colours of the reader's own", { tag: "@phone" }, () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("stars are there, and the day, the filter and a switch say what is chosen", async ({ page }) => {
    await page.goto("/en/football/matches");
    await ready(page);
    const star = await page
      .locator("[data-star]")
      .first()
      .evaluate((element) => getComputedStyle(element, "::before").content);
    expect(star).toBe('"☆"');
    for (const [chosen, other] of [
      ["nav a[aria-current=date]", "nav a:not([aria-current])"],
      ["nav a[aria-current=true]", "nav a:not([aria-current])"],
    ] as const) {
      const background = await colourOf(page, chosen, "backgroundColor");
      expect(background).not.toBe(await colourOf(page, other, "backgroundColor"));
      expect(background).not.toBe(await colourOf(page, chosen, "color"));
    }
    await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
    const hide = page.getByRole("switch", { name: /Hide scores/ });
    const shade = () => hide.evaluate((element) => getComputedStyle(element).backgroundColor);
    const off = await shade();
    await hide.check();
    await expect.poll(shade).not.toBe(off);
  });
});

test("letters and rows grow with the reader's own size", { tag: "@phone" }, async ({ page, request }) => {
  for (const path of await pagesOfAllKinds(request)) {
    await page.goto(`/en${path}`);
    await ready(page);
    const grown = await page.evaluate(() => {
      const measured = [...document.querySelectorAll<HTMLElement>("h1, h2, main a, main button, footer a")].filter(
        (element) => element.offsetHeight > 0 && element.textContent.trim() !== "",
      );
      const sizes = () => measured.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      const before = sizes();
      document.documentElement.style.fontSize = "24px";
      const after = sizes();
      return measured
        .filter((_, i) => (after[i] ?? 0) < (before[i] ?? 0) * 1.4)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect([path, grown]).toEqual([path, []]);
  }
});

for (const locale of ["en", "th", "vn", "ja"]) {
  test(`nothing is wider than 320 px, and everything can be hit (${locale})`, { tag: "@phone" }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of await pagesOfAllKinds(request)) {
      await page.goto(`/${locale}${path}`);
      await ready(page);
      const found = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const small = [...document.querySelectorAll<HTMLElement>("main a, main button, header a, header button, nav a")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest("p, dialog"))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && (width < 23.5 || height < 23.5);
          });
        return { wide: scrollWidth - clientWidth, small: small.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
      });
      expect([path, found]).toEqual([path, { wide: 0, small: [] }]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a star stands out from its ground, has a name and a state (${colorScheme})`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/en/football/matches");
    await ready(page);
    const row = page.locator("[data-match]").first();
    const teams = await row.locator("a span[data-short], a svg + span").allTextContents();
    const star = row.getByRole("button").first();
    await expect(star).toHaveAccessibleName(`Add ${teams[0]} – ${teams[1]} to favourites`);
    await expect(star).toHaveAttribute("aria-pressed", "false");
    const contrast = await star.evaluate((element) => {
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = element.closest("section");
      const [one, other] = [
        light(getComputedStyle(element).color),
        light(ground ? getComputedStyle(ground).backgroundColor : ""),
      ].sort((a, b) => b - a);
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
    });
    expect(contrast).toBeGreaterThan(3);
  });
}

test.describe("far from where readers of the language live", { tag: "@phone" }, () => {
  test.use({ timezoneId: "Asia/Bangkok" });

  test("a first visit is drawn in the reader's own time, and nothing moves", async ({ page, context }) => {
    const shift = await watchLayoutShift(page);
    await page.goto("/en/football/matches");
    await ready(page);
    const [cookie] = await context.cookies();
    expect([cookie?.name, decodeURIComponent(cookie?.value ?? "")]).toEqual(["tz", "Asia/Bangkok"]);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shift()).toBeLessThan(0.02);
  });
});
