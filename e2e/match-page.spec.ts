import type { Page } from "@playwright/test";
import type { FeedOf } from "@scoreline/feed/port/message";
import { smallFixture } from "@scoreline/feed/scripted/small-world";
import { goToTab, offeredTabs } from "./server/demo-matches.ts";
import { expect, newestMatch, newestRow, ready, test } from "./server/fixtures.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { fullTime, goalTakenBack, halfTime, highlights, redCard, score, thirdQuarter } from "./server/states.ts";

/** The address of the test's own match, whatever its id: the names in it are mended by the site. */
async function matchAddress(
  page: Page,
  locale: string,
  sport: "football" | "basketball" = "football",
): Promise<string> {
  return `/${locale}/${sport}/a/b/c/${await newestMatch(page, { sport })}`;
}

const words = {
  en: {
    goal: "Goal. Team 1 1–0 Team 2",
    overturned: "Goal disallowed",
    red: "Red card for Team 1",
    half: "Half-time",
    end: "Full time",
  },
  vn: {
    goal: "Vào! Team 1 1–0 Team 2",
    overturned: "Bàn thắng bị từ chối",
    red: "Thẻ đỏ cho Team 1",
    half: "Hết hiệp một",
    end: "Hết trận",
  },
  kh: {
    goal: "បាល់ចូលទី! Team 1 1–0 Team 2",
    overturned: "គ្រាប់បាល់ត្រូវបានបដិសេធ",
    red: "កាតក្រហមសម្រាប់ Team 1",
    half: "ចប់តង់ទី 1",
    end: "ចប់ការប្រកួត",
  },
  "zh-Hant": {
    goal: "入球！Team 1 1–0 Team 2",
    overturned: "入球無效",
    red: "Team 1領紅牌",
    half: "半場完結",
    end: "完場",
  },
} as const;

for (const [locale, said] of Object.entries(words)) {
  test(`what happens arrives without reload and is said (${locale})`, {
    tag: locale === "kh" ? "@phone" : "@desktop",
  }, async ({ page, scoreline, match, consoleErrors: _ }) => {
    await scoreline.say(score(match, 0, 0, "first-half"));
    await page.goto(await matchAddress(page, locale));
    await ready(page);
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    const points = page.locator("[data-score] b");
    const announcer = page.locator("[data-announcer]");
    const feed = page.locator("ol [data-side]");
    await expect(points).toHaveText(["0", "0"]);

    await scoreline.say(score(match, 1, 0, "first-half"), goal(match));
    await expect(points).toHaveText(["1", "0"]);
    await expect(announcer).toHaveText(said.goal);
    await expect(feed).toHaveCount(1);
    await expect(feed).toContainText("1 – 0");

    await scoreline.say(score(match, 0, 0, "first-half"), goalTakenBack(match));
    await expect(points).toHaveText(["0", "0"]);
    await expect(announcer).toContainText(said.overturned);
    await expect(page.getByText("VAR", { exact: true })).toBeVisible();

    await scoreline.say(redCard(match));
    await expect(announcer).toHaveText(said.red);

    await scoreline.say(halfTime(match, 0, 0));
    await expect(announcer).toContainText(said.half);
    await scoreline.say(fullTime(match, 2, 0));
    await expect(announcer).toContainText(said.end);
    await expect(points).toHaveText(["2", "0"]);

    await scoreline.say(highlights(match));
    const video = page.getByRole("button").filter({ hasText: "4:05" });
    // What was filmed is for everybody; a player of others opens beside the page.
    await page.context().route("https://video.example/**", (route) => route.fulfill({ body: "Goals" }));
    const opened = page.waitForEvent("popup");
    await video.click();
    await opened;
    expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
  });
}

function goal(match: string): FeedOf<"football-events"> {
  const event = { ref: "goal", type: "goal", how: "header", side: "home", minute: 67, phase: "second-half" } as const;
  return { type: "football-events", match, at: Date.now(), events: [event] };
}

test("the time machine goes back and the address keeps the minute", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await scoreline.say(score(match, 1, 0), goal(match));
  await page.goto(await matchAddress(page, "en"));
  await ready(page);
  const points = page.locator("[data-score] b");
  await expect(points).toHaveText(["1", "0"]);
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(points).toHaveText(["0", "0"]);
  await expect(slider).toHaveAttribute("aria-valuetext", "1', 0–0");
  await expect(page).toHaveURL(/minute=1$/);
  await expect(page.locator("ol [data-side]")).toHaveCount(0);

  // News do not move the past, and a link to it opens there.
  await scoreline.say(score(match, 2, 0));
  await page.reload();
  await ready(page);
  await expect(points).toHaveText(["0", "0"]);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(points).toHaveText(["2", "0"]);
  await expect(page).not.toHaveURL(/minute/);
});

test("a hidden score is nowhere until it is opened", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
  context,
  baseURL,
}) => {
  await scoreline.say(score(match, 3, 1));
  const address = await matchAddress(page, "en");
  await context.addCookies([{ name: "settings", value: "hidden", url: baseURL ?? "" }]);
  await page.goto(address);
  await ready(page);
  await expect(page.getByText("The score is hidden")).toBeVisible();
  await expect(page.locator("[data-score]")).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText(/3 ?– ?1/);
  await scoreline.say(score(match, 4, 1), goal(match));
  await expect(page.locator("[data-announcer]")).toHaveText("");
  await expect(page).toHaveTitle("Team 1 vs Team 2 – Small football league – Scoreline");

  await page.getByRole("button", { name: "Show the score" }).first().click();
  await expect(page.locator("[data-score] b")).toHaveText(["4", "1"]);
  await expect(page.locator("ol [data-side]")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-score] b")).toHaveText(["4", "1"]);

  // The list covers what comes later until one press uncovers it.
  const later = `${match}-later`;
  await scoreline.say(smallFixture("football", later, { kickoff: Date.now() }), score(later, 2, 2));
  await page.goto("/en/football/matches");
  const row = await newestRow(page);
  await expect(row.locator("b")).toHaveCount(0);
  await row.getByRole("button", { name: "Show score" }).click();
  await expect(row.locator("b")).toHaveText(["2", "2"]);
});

type Points = { home: number; away: number };

/** Whether a page tells a score of unusual numbers. Its data refers to its own parts by theirs, which say nothing. */
function tells(html: string, { home, away }: Points): boolean {
  const values = html.replace(/\{(\\"_\d+\\":-?\d+,?)*\}|\[(-?\d+,?)*\]/g, "");
  return new RegExp(`\\b(${home}|${away})\\b`).test(values);
}

test("no page sends what is hidden, in its words or in its data", { tag: "@desktop" }, async ({
  page,
  request,
  scoreline,
  match,
}) => {
  const points = { home: 397, away: 389 };
  const kickoff = Date.now() + 24 * 3_600_000;
  const tomorrow = new Date(kickoff).toISOString().slice(0, 10);
  await scoreline.say(score(match, 397, 389), goal(match), fullTime(match, 397, 389));
  await scoreline.say(smallFixture("football", `${match}-next`, { kickoff }));
  const moved = await request.get(await matchAddress(page, "en"));
  const nextId = await newestMatch(page, { sport: "football", date: tomorrow });
  const next = await request.get(`/en/football/a/b/c/${nextId}/analysis`);
  const address = new URL(moved.url()).pathname;
  const [, , , country, league, , id] = address.split("/");
  const info = await (await request.get(`/api/match/info?matchId=${id}`)).json();
  const { leagueId } = info.result.data.league;
  const { matchId, homeTeam } = info.result.data.match;
  const pages = [
    "/en/football/matches",
    ...["", "tracker", "lineups", "h2h", "table", "stats", "analysis"].map((tab) => `${address}/${tab}`),
    // By the month: the matches of tests are rounds of their own.
    `/en/football/${country}/${league}/matches?leagueId=${leagueId}&view=date`,
    `/en/football/${country}/${league}/table?leagueId=${leagueId}`,
    `/en/football/team/${homeTeam.slug}/${homeTeam.teamId}`,
    `/en/football/team/${homeTeam.slug}/${homeTeam.teamId}/match`,
    `/en/football/team/${homeTeam.slug}/${homeTeam.teamId}/squad`,
    `/en/football/${country}/${league}/stats?leagueId=${leagueId}`,
    `/en/football/${country}/${league}/about?leagueId=${leagueId}`,
    // Of a match to come, where this one is counted.
    `${new URL(next.url()).pathname}?counted`,
  ];
  const hidings = ["settings=hidden", `shield=m${matchId}-1-2`, `shield=t${homeTeam.teamId}`];
  for (const path of pages) {
    const told = await (await request.get(path)).text();
    for (const cookie of hidings) {
      const reply = await request.get(path, { headers: { cookie } });
      expect(reply.status()).toBe(200);
      const text = await reply.text();
      expect.soft(tells(text, points), `${path} with ${cookie}`).toBe(false);
      expect(text).toContain("Team 1");
    }
    // The page is one that tells it to everybody else.
    if (!/h2h|tracker|lineups|\/stats$|\d\/analysis$|table|squad|about/.test(path))
      expect.soft(tells(told, points), path).toBe(true);
  }
});

test("a page that is late shows the match and the list as they stood", { tag: "@desktop" }, async ({
  page,
  request,
  scoreline,
  match,
}) => {
  const points = { home: 367, away: 359 };
  await scoreline.say(score(match, 367, 359), goal(match));
  const moved = await request.get(await matchAddress(page, "en"));
  for (const path of [new URL(moved.url()).pathname, "/en/football/matches"]) {
    expect(tells(await (await request.get(path)).text(), points), path).toBe(true);
    const late = await request.get(path, { headers: { cookie: "settings=late90" } });
    expect(tells(await late.text(), points), path).toBe(false);
  }
});

for (const sport of ["football", "basketball"] as const) {
  test(
    `a ${sport} match that is postponed or abandoned has no empty tab and no empty panel (th)`,
    { tag: "@desktop" },
    async ({ page, scoreline }, info) => {
      for (const kind of ["postponed", "abandoned"] as const) {
        const ref = `${kind}-${info.testId}`;
        const type = `${sport}-state` as const;
        await scoreline.say(smallFixture(sport, ref, { kickoff: Date.now() }), {
          type,
          match: ref,
          at: Date.now(),
          state: { kind },
        });
        await page.goto(await matchAddress(page, "th", sport));
        await ready(page);
        await expect(page.locator("[data-hero]")).toContainText(kind === "postponed" ? "เลื่อนแข่ง" : "ยกเลิกกลางคัน");
        for (const tab of ["", ...(await offeredTabs(page))]) {
          if (tab) await goToTab(page, tab);
          await expect(page.getByText("ยังไม่มีข้อมูล")).toHaveCount(0);
          await expectSound(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await expectSound(page);
          await page.setViewportSize({ width: 1280, height: 900 });
        }
      }
    },
  );
}

test("a goal moves the teams in the table", { tag: "@desktop" }, async ({ page, scoreline }, info) => {
  const stage = `stage-${info.testId}`;
  const at = { season: "football-season", stage, kickoff: Date.now() };
  const [own, other] = [`own-${info.testId}`, `other-${info.testId}`];
  await scoreline.say(
    { type: "stage", ref: stage, season: "football-season", name: "regular", kind: "table", order: 1 },
    smallFixture("football", other, {
      ...at,
      home: { team: "football-team-3" },
      away: { team: "football-team-4" },
      kickoff: Date.now() - 7_200_000,
    }),
    fullTime(other, 1, 0),
    smallFixture("football", own, at),
    score(own, 0, 0),
  );
  await page.goto(`${await matchAddress(page, "en")}/table`);
  await ready(page);
  const first = page.locator("tr[data-team]").first();
  await expect(first).toContainText("Team 3");
  await expect(page.locator("tr[data-marked]")).toHaveCount(2);
  await scoreline.say(score(own, 3, 0));
  await expect(first).toContainText("Team 1");
  await expect(first.locator("[data-way=up]")).toBeVisible();
});

test("the tabs are reached by keyboard and keep the frame; nothing is inaccessible", async ({
  page,
  scoreline,
  match,
  isMobile,
}) => {
  const past = `${match}-past`;
  await scoreline.say(
    smallFixture("football", past, { kickoff: Date.now() - 86_400_000 }),
    fullTime(past, 1, 1),
    score(match, 1, 0),
    goal(match),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await matchAddress(page, "kh"));
  await ready(page);
  await expectAccessible(page);
  if (isMobile) return;
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await page.locator("nav a[href$='/h2h']").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/h2h$/);
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
});

test("addresses: wrong names are mended, what is not there is not found", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
  request,
}) => {
  await scoreline.say(score(match, 0, 0));
  const address = await matchAddress(page, "en");
  const moved = await request.get(`${address}/stats?minute=3`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toMatch(
    /\/en\/football\/thailand\/football-league\/team-1-vs-team-2\/\d+\/stats\?minute=3$/,
  );
  for (const missing of ["/en/football/a/b/c/99999999", "/th/basketball/a/b/c/x"]) {
    expect((await request.get(missing)).status()).toBe(404);
  }
});

test("a basketball game moves by its quarters", { tag: "@desktop" }, async ({ page, scoreline }, info) => {
  const ref = `page-${info.testId}`;
  await scoreline.say(smallFixture("basketball", ref, { kickoff: Date.now() }), thirdQuarter(ref, 10, 12));
  await page.goto(await matchAddress(page, "ja", "basketball"));
  await ready(page);
  await expect(page.locator("[data-score] b")).toHaveText(["60", "60"]);
  await expect(page.getByRole("table").first()).toContainText("10");
  await scoreline.say(thirdQuarter(ref, 13, 12));
  await expect(page.locator("[data-score] b")).toHaveText(["63", "60"]);
});
