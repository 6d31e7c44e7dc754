import type { Page } from "@playwright/test";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { test as base, expect, newestMatch, ready } from "./server/fixtures.ts";
import { notePassing, toasts } from "./server/passing.ts";
import { logIn, newAddress, signUp } from "./server/people.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { score } from "./server/states.ts";

let server: ScorelineProcess | undefined;

const test = base.extend({
  // Started with the first test: pages are given their address before anything else of the file runs.
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (!server) {
        server = await ScorelineProcess.start({ TRUST_PROXY: "1" });
        const at = Date.now();
        await server.say(
          ...smallWorld(),
          // So that there is a table.
          {
            type: "stage",
            ref: "football-stage",
            season: "football-season",
            name: "regular-season",
            kind: "table",
            order: 0,
            zones: [],
          },
          smallFixture("basketball", "game", { kickoff: at }),
          smallFixture("football", "derby", { kickoff: at, stage: "football-stage" }),
          smallFixture("football", "other", {
            kickoff: at,
            home: { team: "football-team-3" },
            away: { team: "football-team-4" },
          }),
        );
      }
      await use(server.address);
    },
    { scope: "test", timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

test.afterAll(() => server?.end());

function running(): ScorelineProcess {
  if (!server) throw new Error("no page was opened yet");
  return server;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test("a visitor's star is set once they are in; the walkthrough comes once; rows are live (kh)", async ({
  page,
  isMobile,
  consoleErrors: _,
}) => {
  await page.goto("/kh/football/matches");
  const person = await signUp(running(), page.request, { walkthrough: true });
  // Whoever logs in reads on in their own language.
  const language = { form: { preferredLanguage: "kh" }, headers: { "sec-fetch-site": "same-origin" } };
  await page.request.post("/api/user/updateProfilePreferredLanguage", language);
  await page.context().clearCookies();
  const shown = await notePassing(page, toasts);
  await open(page, "/kh/football/matches");
  const star = page.getByRole("button", { name: "បន្ថែម Team 1 – Team 2 ទៅចំណូលចិត្ត" });
  await star.click();
  const tip = page.getByRole("dialog");
  await expect(tip).toContainText("ចូលគណនី");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  // A tip is not what one has to get out of the way first; a popup is.
  await star.click();
  expect(await tip.evaluate((element) => element.matches(":modal"))).toBe(isMobile);
  await tip.getByRole("link", { name: "ចូលគណនី" }).click();
  await page.locator('input[type="radio"]').last().check();
  await page.locator('select[name="countryCode"]').selectOption("TH");
  await page.locator('input[name="phoneNumber"]').fill(person.number);
  await page.locator('input[name="password"]').fill(person.password);
  await page.locator('input[name="password"]').press("Enter");
  await page.waitForURL("/kh/football/matches");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toContain("បានបន្ថែម Team 1 – Team 2");

  const walkthrough = page.getByRole("dialog", { name: "ចំណូលចិត្តរបស់អ្នក" });
  // The first visit: at once, where the stars are.
  await walkthrough.getByRole("button", { name: "បន្ទាប់" }).click();
  const seen = page.waitForResponse((reply) => reply.url().endsWith("/api/fav/walkthrough"));
  await walkthrough.getByRole("button", { name: "រំលង" }).click();
  await seen;
  await expect(walkthrough).toBeHidden();
  const menu = page.getByRole("navigation").getByRole("link", { name: "ចំណូលចិត្ត" }).locator("visible=true").first();
  await (isMobile ? page.getByRole("banner").getByRole("link", { name: "ចំណូលចិត្ត" }) : menu).click();
  await page.waitForURL("/kh/football/fav/matches");
  const row = page.locator("main [data-match]");
  await page.goBack();
  await page.goForward();
  await expect(row).toHaveCount(1);
  await expect(walkthrough).toBeHidden();
  await running().say(score("derby", 1, 0));
  await expect(row.locator("b").first()).toHaveText("1");
  await expectSound(page);
  await expectAccessible(page, "main");
  await open(page, "/kh/football/fav");
  await expect(page).toHaveURL("/kh/football/fav/matches");
  await expect(row).toHaveCount(1);
  await expect(walkthrough).toBeHidden();
});

test("the dialog: tabs, countries, search, stars; what a team plays is there by itself (ja)", async ({
  page,
  isMobile,
  consoleErrors: _,
}) => {
  await page.goto("/ja");
  await signUp(running(), page.request);
  const shown = await notePassing(page, toasts);
  await open(page, "/ja/football/fav/teams");
  await expect(page.getByText("フォロー中のチームはまだありません。")).toBeVisible();
  const add = page.getByRole("button", { name: "お気に入りを追加", exact: true });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "お気に入り" });
  const box = dialog.getByRole("textbox");
  await expect(box).toBeFocused();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await expect(dialog.getByRole("button", { name: "Team 1をお気に入りに追加" })).toBeVisible();
  await expectAccessible(page, "dialog[open]");

  // A country leads to its competitions, and a row leads back.
  await dialog.getByRole("tab", { name: "大会" }).click();
  await dialog.getByRole("button", { name: "タイ" }).click();
  const back = dialog.getByRole("button", { name: "一覧に戻る" });
  await expect(back).toBeFocused();
  await expect(back).toContainText("タイ");
  const country = dialog.getByRole("region", { name: "タイ" });
  await expect(country.getByRole("listitem").filter({ hasText: "Small football league" })).toContainText("4チーム");
  const league = country.getByRole("button", { name: "Small football leagueをお気に入りに追加" });
  await league.click();
  await expect(league).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toContain("Small football leagueを追加しました");
  await expect(dialog.getByRole("tab", { name: "大会" })).toContainText("1");
  await back.click();
  await expect(country).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "タイ" })).toBeFocused();

  // All three kinds, by name; nothing is said, too; the cross empties the box and brings the popular ones back.
  await dialog.getByRole("tab", { name: "大会" }).press("ArrowRight");
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["国・地域", "大会", "チーム"]);
  await box.fill("qqqqqq");
  await expect(dialog.getByText("見つかりませんでした")).toBeVisible();
  await dialog.getByRole("button", { name: "消去" }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await box.fill("team 3");
  const team = dialog.getByRole("button", { name: "Team 3をお気に入りに追加" });
  await team.click();
  await expect(team).toHaveAttribute("aria-pressed", "true");

  if (isMobile) await dialog.getByRole("button", { name: "完了" }).tap();
  else await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
  if (!isMobile) {
    await expect(add).toBeFocused();
    await add.click();
    await expect(box).toBeFocused();
    await page.mouse.click(8, 400);
    await expect(dialog).toHaveCount(0);
  }
  const card = page.getByRole("region", { name: "Team 3" });
  await expect(card.locator("[data-match]")).toHaveCount(1);
  await expectSound(page);
  await expectAccessible(page, "main");
  await page.getByRole("navigation", { name: "フォロー中" }).getByRole("link", { name: "大会" }).click();
  await expect(page.getByRole("region", { name: "Small football league" }).locator("[data-match]")).toHaveCount(2);
  await page.getByRole("navigation", { name: "フォロー中" }).getByRole("link", { name: "試合" }).click();
  await expect(page.locator("main [data-match]")).toHaveCount(2);
});

test("two browsers with one account agree; what is refused flips back without a word; favourites come first, everywhere", {
  tag: "@desktop",
}, async ({ page, another }) => {
  await page.goto("/en");
  const person = await signUp(running(), page.request);
  const { page: other } = await another({ extraHTTPHeaders: newAddress() });
  await logIn(other.request, person);
  await open(page, "/en/football/matches");
  await open(other, "/en/football/matches");
  const starOf = (screen: Page) => screen.getByRole("button", { name: "Add Team 3 – Team 4 to favourites" });
  await starOf(page).click();
  await expect(starOf(other)).toHaveAttribute("aria-pressed", "true");
  await starOf(other).click();
  await expect(starOf(page)).toHaveAttribute("aria-pressed", "false");

  // The server is asked for a match that it does not know, and says -1.
  await page.route("**/api/fav/favMatch", (route) => route.continue({ postData: "matchId=2147483647&lang=en_US" }));
  const refused = page.waitForResponse("**/api/fav/favMatch");
  await starOf(page).click();
  expect((await (await refused).json()).result.businessCode).toBe(-1);
  await expect(starOf(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Team 3 – Team 4 added")).toHaveCount(0);
  await page.unroute("**/api/fav/favMatch");

  await page.getByRole("button", { name: "Favourites first" }).click();
  await page.getByRole("button", { name: "Add Team 3 – Team 4 to favourites" }).click();
  await page.getByRole("button", { name: /Show new order/ }).click();
  await expect(page.locator("section[aria-labelledby=favourites] [data-match]")).toHaveCount(1);
  await page
    .getByRole("navigation", { name: "Which matches" })
    .getByRole("link", { name: /Favourites/ })
    .click();
  await expect(page.locator("[data-match]")).toHaveCount(1);

  const { page: third } = await another({ extraHTTPHeaders: newAddress() });
  await expect
    .poll(async () => (await (await page.request.get("/api/user/retrieveUserInfo")).json()).result.data.settings)
    .toMatchObject({ settings: "fav-first" });
  await logIn(third.request, person);
  await open(third, "/en/football/matches");
  await expect(third.locator("section[aria-labelledby=favourites] [data-match]")).toHaveCount(1);

  // Stars on every row and page: what was starred elsewhere is set on all of them.
  const { leagueId, countryKey, leagueKey, matches } = (
    await (await third.request.get("/api/match/getMatchListv4")).json()
  ).result.leagueMatchList[0];
  const derby = matches.find(({ homeTeam }: { homeTeam: { name: string } }) => homeTeam.name === "Team 1");
  const onOurPage = { "sec-fetch-site": "same-origin" };
  for (const [call, form] of [
    ["favLeague", { leagueId }],
    ["favTeam", { teamId: derby.homeTeam.teamId }],
    ["favMatch", { matchId: derby.matchId }],
  ] as const)
    await third.request.post(`/api/fav/${call}`, { form, headers: onOurPage });
  const things = { match: "Team 1 – Team 2", team: "Team 1", league: "Small football league" };
  const league = `/en/football/${countryKey}/${leagueKey}`;
  const places: [string, (keyof typeof things)[]][] = [
    ["/en/football/matches", ["match", "league"]],
    [`/en/football/${countryKey}/${leagueKey}/x/${derby.matchId}`, ["match"]],
    [`${league}?leagueId=${leagueId}`, ["match", "league"]],
    [`${league}/table?leagueId=${leagueId}`, ["league", "team"]],
    [`/en/football/${countryKey}`, ["league"]],
    [`/en/football/team/x/${derby.homeTeam.teamId}/match`, ["team", "match"]],
    ["/en/football/fav/teams", ["team", "match"]],
    ["/en/football/fav/competitions", ["league", "match"]],
  ];
  for (const [path, kinds] of places) {
    await open(third, path);
    for (const kind of kinds) {
      const star = third
        .getByRole("main")
        .getByRole("button", { name: `Add ${things[kind]} to favourites`, exact: true });
      await expect(star.first(), `${path}: ${kind}`).toHaveAttribute("aria-pressed", "true");
    }
  }

  // Of both sports, too.
  const game = await newestMatch(page, { sport: "basketball" });
  await open(third, `/en/basketball/a/b/c/${game}`);
  await third.getByRole("main").getByRole("button", { name: "Add Team 1 – Team 2 to favourites" }).first().click();
  await open(other, "/en/basketball/fav/matches");
  await expect(other.locator("main [data-match]")).toHaveCount(1);
});
