import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { expect, ready } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";
import { brokenWords } from "./server/whole-words.ts";

type League = { leagueId: number; leagueKey: string; sport: "football" | "basketball" };
type Row = { teamId: number; played: number; points: number; won: number; goalsFor: number; goalsAgainst: number };
type Match = {
  kind: string;
  subLeagueId: number;
  homeTeam: { teamId: number };
  awayTeam: { teamId: number };
  homeTeamScore: number;
  awayTeamScore: number;
};

const dataOf = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api${path}`)).json()).result.data;

async function noSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Tables of standings that are wider than the screen: a column at the edge of their card would be cut. */
async function columnsBeyond(page: Page): Promise<number> {
  const rights = await page
    .locator("main table:has(th[scope=row])")
    .evaluateAll((tables) =>
      tables
        .filter((table) => !table.closest("[data-team-figures]"))
        .map((table) => table.getBoundingClientRect().right - document.documentElement.clientWidth),
    );
  return rights.filter((beyond) => beyond > 0).length;
}

/** A line for each team from the first round to the last, and the name beside it lights its line. */
async function rankHistoryIsDrawn(page: Page, teams: number): Promise<void> {
  const lines = page.locator("svg g:has(> polyline)");
  await expect(lines).toHaveCount(teams);
  const lengths = await lines
    .locator("polyline")
    .evaluateAll((all) => all.map((line) => line.getAttribute("points")?.split(" ").length ?? 0));
  expect(Math.min(...lengths)).toBeGreaterThan(1);
  expect(new Set(lengths).size).toBe(1);
  await page
    .getByTitle(/: first \d+, best \d+/)
    .first()
    .focus();
  await expect(page.locator("svg g[data-on]:has(> polyline)")).toHaveCount(1);
}

/** On paper nothing is swiped to: the whole bracket stands on the page, and what belongs to the screen does not. */
async function everyTieIsPrinted(page: Page, bracket: Locator): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole("banner")).toBeHidden();
  const ties = await bracket.locator("article").all();
  expect(ties.length).toBeGreaterThan(2);
  for (const tie of ties) {
    const box = await tie.boundingBox();
    expect(box?.width).toBeGreaterThan(60);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718);
  }
}

test("a table leads from now to an earlier round, to its home games and to a team", async ({ page }) => {
  await page.goto("/en/football/thailand/thai-league-1/table");
  await expect(page).toHaveURL(/\/thai-league-1\/table\?leagueId=\d+$/);
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thai League 1");
  await expect(page.locator("tbody tr")).toHaveCount(16);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/scope=home/);
  await page.getByRole("slider").press("Home");
  await expect(page.getByRole("heading", { name: "Table after round 1" })).toBeVisible();
  await expect(page.locator('tbody tr:first-child [data-key="played"]')).toHaveText("1");
  await noSideways(page);
  // From the top: a bar that stays lies over what is scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole("link", { name: "Position by round", exact: true }).click();
  await rankHistoryIsDrawn(page, 16);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/football\/team\/[^/]+\/\d+/);
});

test("the statistics of a league: a side of the best of a round, and all teams by expected goals", async ({ page }) => {
  await page.goto("/en/football/thailand/thai-league-1/stats");
  await ready(page);
  const best = page.getByRole("region", { name: "Team of the week" });
  await expect(best.getByRole("link")).toHaveCount(11);
  const round = best.getByRole("combobox", { name: "Rounds" });
  await expect(round.locator("option").last()).toHaveText("Round 1");
  const figures = page.locator("[data-team-figures]");
  await expect(figures.locator("tbody tr")).toHaveCount(16);
  const column = async (key: string) =>
    (await figures.locator(`[data-key=${key}]`).allTextContents()).map((text) => Number(text.replace("−", "-")));
  const difference = await column("xgDifference");
  expect(difference).toEqual(difference.toSorted((one, other) => other - one));
  expect(Math.abs(difference.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.2);
  await figures.getByRole("button", { name: "Conceded" }).click();
  await expect
    .poll(async () => {
      const conceded = await column("conceded");
      return conceded.every((goals, index) => goals >= (conceded[index - 1] ?? 0));
    })
    .toBe(true);
  await noSideways(page);
  await expectAccessible(page);
});

test("the matches of a league are there by round and by date, in Thai", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/th/football/thailand/thai-league-1");
  await ready(page);
  await expect(page.locator("[data-match]")).not.toHaveCount(0);
  await page.getByRole("link", { name: "ตามวันที่" }).click();
  await expect(page).toHaveURL(/view=date/);
  await expect(page.locator("[data-match]").first()).toBeVisible();
  await noSideways(page);
  await expectAccessible(page);
});

test("a cup has a bracket that fits the screen, in Chinese", async ({ page }) => {
  await page.goto("/zh-Hant/football/hong-kong/hong-kong-senior-shield/table");
  await ready(page);
  const bracket = page.getByRole("region", { name: "淘汰賽對陣" });
  await expect(bracket.getByRole("heading", { name: "決賽" })).toBeAttached();
  await expect(bracket.locator("article").first()).toBeVisible();
  await noSideways(page);
  await expectAccessible(page);
  await everyTieIsPrinted(page, bracket);
});

const languages = ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"];

for (const [what, path, names] of [
  ["a football table", "football/thailand/thai-league-1/table", "tbody th[scope=row] a"],
  ["a basketball table", "basketball/hong-kong/hong-kong-a1/table", "tbody th[scope=row] a"],
  ["leaders and of the best of a round", "football/thailand/thai-league-1/stats", "main ol li a, main ul a b"],
  ["a bracket", "football/hong-kong/hong-kong-senior-shield/table", "main article"],
] as const) {
  test(`names of ${what} are whole on the smallest phone, in every language`, { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    for (const locale of languages) {
      await page.goto(`/${locale}/${path}`);
      await ready(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.locator(names).count()).toBeGreaterThan(2);
      expect([locale, await brokenWords(page, names)]).toEqual([locale, []]);
      await noSideways(page);
      expect([locale, await columnsBeyond(page)]).toEqual([locale, 0]);
    }
  });
}

test("wrong names lead to the right address, and what is not there is not found", { tag: "@desktop" }, async ({
  request,
}) => {
  const [league] = (await dataOf(request, "/league/all")) as League[];
  const article = await request.get(`/vn/football/giai/giai-${league?.leagueId}?leagueId=${league?.leagueId}`);
  expect(new URL(article.url()).pathname).toContain(`/${league?.leagueKey}`);
  expect((await request.get("/en/football/england/no-such-league")).status()).toBe(404);
  expect((await request.get("/en/football/atlantis")).status()).toBe(404);
  expect((await request.get("/en/football/countries")).status()).toBe(200);
});

test("every table of the world is what its results add up to", { tag: "@desktop" }, async ({ request }) => {
  const leagues = [
    ...((await dataOf(request, "/league/all?sportType=SOCCER")) as League[]),
    ...((await dataOf(request, "/league/all?sportType=BASKETBALL")) as League[]),
  ];
  let counted = 0;
  for (const { leagueId, sport } of leagues) {
    const football = sport === "football";
    const prefix = football ? "/soccerLeague" : "/basketball/league";
    const fixtures = football ? "/match" : "/basketball/match";
    const { tables } = await dataOf(request, `${prefix}/ranking?leagueId=${leagueId}`);
    const { matches } = await dataOf(request, `${fixtures}/getFixtureByLeague?leagueId=${leagueId}`);
    for (const { subLeagueId, total } of tables as { subLeagueId: number; total: Row[] }[]) {
      const own = (matches as Match[]).filter(
        (match) => match.subLeagueId === subLeagueId && match.kind === "finished",
      );
      const recount = (teamId: number) => {
        const games = own.flatMap(({ homeTeam, awayTeam, homeTeamScore, awayTeamScore }) => {
          if (homeTeam.teamId === teamId) return [[homeTeamScore, awayTeamScore] as const];
          return awayTeam.teamId === teamId ? [[awayTeamScore, homeTeamScore] as const] : [];
        });
        const won = games.filter(([mine, theirs]) => mine > theirs).length;
        const level = games.filter(([mine, theirs]) => mine === theirs).length;
        return {
          played: games.length,
          won,
          points: football ? won * 3 + level : won,
          goalsFor: games.reduce((sum, [mine]) => sum + mine, 0),
          goalsAgainst: games.reduce((sum, [, theirs]) => sum + theirs, 0),
        };
      };
      for (const row of total) expect(row).toMatchObject(recount(row.teamId));
      counted += total.length;
    }
  }
  expect(counted).toBeGreaterThan(30);
});
