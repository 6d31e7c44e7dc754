import type { APIRequestContext, Page } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { expect, ready } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";

type Badge = { teamId: number; slug: string; name: string };

/** A team that plays today, as the calls know it. */
async function someTeam(request: APIRequestContext, sport: "football" | "basketball"): Promise<Badge> {
  const path = sport === "football" ? "/api/match/getMatchListv4" : "/api/basketball/match/getMatchList";
  const leagues = (await (await request.get(path)).json()).result.leagueMatchList;
  const league = leagues.find(({ leagueKey }: { leagueKey: string }) =>
    ["thai-league-1", "hong-kong-a1"].includes(leagueKey),
  );
  return league.matches[0].homeTeam;
}

function teamPath(locale: string, sport: string, { slug, teamId }: Badge, tab = ""): string {
  return `/${locale}/${sport}/team/${slug}/${teamId}${tab && `/${tab}`}`;
}

/** The place in the squad of whoever played most: somebody with a season to show. */
async function mostUsed(page: Page): Promise<number> {
  const appearances = await page
    .locator("tr:has(> th[scope=row])")
    .evaluateAll((rows) => rows.map((row) => Number(row.querySelector("td:nth-child(4)")?.textContent)));
  return appearances.indexOf(Math.max(...appearances));
}

const journeys = [
  {
    locale: "th",
    sport: "football",
    tag: "@phone",
    squad: "ผู้เล่น",
    career: "เส้นทางอาชีพ",
    total: "รวม",
    curve: /เรตติ้ง.+เฉลี่ย/,
  },
  {
    locale: "zh-Hans",
    sport: "basketball",
    tag: "@desktop",
    squad: "阵容",
    career: "生涯",
    total: "合计",
    curve: /得分，平均/,
  },
] as const;

// The sports share their pages: each width has one of them.
for (const { locale, sport, tag, squad, career, total, curve } of journeys) {
  test(`from a ${sport} team through its squad to a career and back, in ${locale}`, { tag }, async ({
    page,
    request,
    consoleErrors: _,
  }) => {
    const team = await someTeam(request, sport);
    await page.goto(teamPath(locale, sport, team));
    await ready(page);
    const name = page.getByRole("heading", { level: 1 });
    const teamName = (await name.textContent()) ?? "";
    await expect(page).toHaveTitle(new RegExp(teamName));
    const ground = page.locator("figure", { has: page.locator("figcaption") });
    await expect(ground.locator("svg rect[stroke]").first()).toBeVisible();
    await expect(ground.locator("b")).not.toBeEmpty();
    await expectAccessible(page);

    await page.getByRole("link", { name: squad, exact: true }).click();
    await expect(page).toHaveURL(/\/squad$/);
    const players = page.locator("tbody th[scope=row] a");
    await expect(players.nth(8)).toBeVisible();
    await expectAccessible(page);

    await players.nth(await mostUsed(page)).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/${sport}/player/`));
    await expect(name).not.toHaveText(teamName);
    await expect(page.getByRole("link", { name: teamName }).first()).toBeVisible();
    // The season is filled in while the first tests run: what it says of a player grows with it.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("img", { name: curve }).locator("i").nth(1)).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await ready(page);
    await expectAccessible(page);

    await page.getByRole("link", { name: career, exact: true }).click();
    await expect(page.getByRole("rowheader", { name: total })).toBeVisible();
    await expectAccessible(page);

    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expect(page).toHaveURL(teamPath(locale, sport, team));
    await expect(name).toHaveText(teamName);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test("a player is set beside one of the best of his league, and beside somebody whom one types", {
  tag: "@phone",
}, async ({ page, request }) => {
  const { result } = await (await request.get("/api/league/all?sportType=football")).json();
  const league = result.data.find(({ leagueKey }: { leagueKey: string }) => leagueKey === "thai-league-1");
  const leaders = await (await request.get(`/api/league/leaders?leagueId=${league.leagueId}`)).json();
  const [first, second] = leaders.result.data.players[0].rows;
  await page.goto(`/en/football/player/${first.slug}/${first.playerId}/compare`);
  await ready(page);
  await page.getByRole("link", { name: second.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?with=${second.playerId}$`));
  const goals = page.locator("tbody tr").filter({ hasText: "Goals" }).locator("td");
  await expect(goals.first()).toHaveText(/^\d+$/);
  await expect(goals.last()).toHaveText(/^\d+$/);
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Name of a player" }).fill(second.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/compare\?q=/);
  await expect(page.getByRole("main").getByRole("link", { name: second.name }).first()).toBeVisible();
});

test("fixtures and results are paged both ways", { tag: "@desktop" }, async ({ page, request }) => {
  const team = await someTeam(request, "football");
  await page.goto(teamPath("en", "football", team, "match"));
  await ready(page);
  const rows = page.locator("[data-match]");
  const first = await rows.first().getAttribute("data-match");
  await page.getByRole("link", { name: "Earlier matches" }).first().click();
  await expect(page).toHaveURL(/page=-1$/);
  await expect(rows.first()).not.toHaveAttribute("data-match", first ?? "");
  await page.getByRole("link", { name: "Back to today" }).first().click();
  await expect(rows.first()).toHaveAttribute("data-match", first ?? "");
});

test("the squad is sorted by the keyboard", { tag: "@desktop" }, async ({ page, request }) => {
  const team = await someTeam(request, "football");
  await page.goto(teamPath("en", "football", team, "squad"));
  await ready(page);
  const header = page.locator("th", { has: page.getByTitle("Sort by Goals") });
  await header.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "descending");
  const goals = await page.locator("tbody").last().locator("td:nth-child(5)").allTextContents();
  expect(goals.map(Number)).toEqual(goals.map(Number).toSorted((one, other) => other - one));
});

test("a wrong name leads to the right one, an unknown number to the page for it", { tag: "@desktop" }, async ({
  request,
}) => {
  const team = await someTeam(request, "football");
  const wrong = await request.get(`/kh/football/team/somebody-else/${team.teamId}/squad`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toBe(teamPath("kh", "football", team, "squad"));
  for (const path of ["team/x/2000000000", "team/x/abc", "player/x/0", "player/x/99999999999/career"]) {
    const missing = await request.get(`/ja/football/${path}`);
    expect([path, missing.status()]).toEqual([path, 404]);
    expect(await missing.text()).toContain('lang="ja"');
  }
  // A basketball team has no football page.
  const other = await someTeam(request, "basketball");
  expect((await request.get(teamPath("en", "football", other))).status()).toBe(404);
});

for (const locale of ["th", "zh-Hans"] as const) {
  test(`from the search to a player and back, in ${locale}`, async ({ page, request, consoleErrors: _ }) => {
    const team = await someTeam(request, "football");
    await page.goto(teamPath(locale, "football", team, "squad"));
    await page.goto((await page.locator("tbody th[scope=row] a").first().getAttribute("href")) ?? "");
    const name = page.getByRole("heading", { level: 1 });
    const player = (await name.textContent())?.trim() ?? "";
    const address = page.url();

    await page.goto(`/${locale}/football/matches`);
    await ready(page);
    await page.keyboard.press("/");
    await page.locator("dialog[open] input").fill(player);
    await page.getByRole("dialog").getByRole("link", { name: player }).first().click();
    await expect(page).toHaveURL(address);
    await expect(name).toHaveText(player);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${locale}/football/matches`));
  });
}
