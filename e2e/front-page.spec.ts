import type { FeedOf } from "@scoreline/feed/port/message";
import { smallFixture } from "@scoreline/feed/scripted/small-world";
import { expect, newestMatch, newestRow, ready, test } from "./server/fixtures.ts";
import { fullTime, highlights, redCard, score } from "./server/states.ts";

const minute = 60_000;

test("hidden scores are given away by nothing, until the reader asks for one (kh)", { tag: "@phone" }, async ({
  page,
  context,
  scoreline,
  match,
  baseURL,
}) => {
  await context.addCookies([{ name: "settings", value: "hidden", url: baseURL ?? "" }]);
  await scoreline.say(score(match, 3, 1));
  await page.goto("/kh/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await expect(row.locator("b")).toHaveCount(0);
  const title = await page.title();

  await scoreline.say(score(match, 4, 1));
  // Told after the goal, on the same stream: when this is here, the goal has been as well.
  await scoreline.say(smallFixture("football", `${match}-next`, { kickoff: Date.now() }));
  await expect(page.getByRole("button", { name: "បង្ហាញលំដាប់ថ្មី" })).toBeVisible();
  await expect(row).not.toHaveAttribute("data-flash");
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "4" })).toHaveCount(0);
  expect(await page.title()).toBe(title);

  const show = row.getByRole("button", { name: "មើលលទ្ធផល" });
  await show.focus();
  await page.keyboard.press("Enter");
  await expect(row.locator("b")).toHaveText(["4", "1"]);
  await page.reload();
  await expect(page.locator(`[data-match="${await row.getAttribute("data-match")}"] b`)).toHaveText(["4", "1"]);
});

test("a match that begins while the list is open is hidden with its team (vn)", { tag: "@desktop" }, async ({
  page,
  context,
  request,
  scoreline,
  match,
  baseURL,
}) => {
  await page.goto("/vn/football/matches");
  const matchId = await newestMatch(page, { sport: "football" });
  const info = await (await request.get(`/api/match/info?matchId=${matchId}`)).json();
  const hidden = `t${info.result.data.match.homeTeam.teamId}`;
  await context.addCookies([{ name: "shield", value: hidden, url: baseURL ?? "" }]);
  await page.reload();
  await ready(page);
  const row = await newestRow(page);
  await expect(row.locator("time")).toBeVisible();
  const title = await page.title();
  await scoreline.say(score(match, 5, 3));
  const show = row.getByRole("button", { name: "Xem tỷ số" });
  await expect(show).toBeVisible();
  await expect(row.locator("b")).toHaveCount(0);
  expect(await page.title()).toBe(title);
  await show.click();
  await expect(row.locator("b")).toHaveText(["5", "3"]);
});

test("a goal is in the title for a moment, and heard by those who want to (zh-Hant)", { tag: "@desktop" }, async ({
  page,
  context,
  scoreline,
  match,
  baseURL,
}) => {
  await context.addCookies([{ name: "settings", value: "sound", url: baseURL ?? "" }]);
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (when) {
      (window as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
  await page.clock.install();
  await scoreline.say(score(match, 0, 0));
  await page.goto("/zh-Hant/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await scoreline.say(score(match, 0, 1));
  await expect(page).toHaveTitle("入球：Team 1 0–1 Team 2");
  await expect(row).toHaveAttribute("data-flash", "goal");
  await expect.poll(() => page.evaluate(() => (window as unknown as { tones: number }).tones)).toBe(2);
  await page.clock.fastForward(8_000);
  await expect(page).toHaveTitle("足球即時比分 – Scoreline");
  await expect(row).not.toHaveAttribute("data-flash");
});

test("a match that ends under a filter stays in its place until the reader wants the new order (vn)", {
  tag: "@phone",
}, async ({ page, scoreline, match }) => {
  await scoreline.say(score(match, 1, 0));
  await page.goto("/vn/football/matches?status=live");
  await ready(page);
  const row = await newestRow(page);
  const filters = page.getByRole("navigation", { name: "Lọc trận đấu" });
  const count = async (name: string) =>
    Number(/\d+/.exec((await filters.getByRole("link", { name }).textContent()) ?? "")?.[0]);
  const live = await count("Trực tiếp");

  await scoreline.say(fullTime(match, 1, 0));
  await expect(row).toContainText("KT");
  await expect.poll(() => count("Trực tiếp")).toBe(live - 1);
  await page.getByRole("button", { name: "Xem thứ tự mới" }).click();
  await expect(row).toHaveCount(0);
});

test("pinned and folded leagues are remembered, and the server renders them so", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await scoreline.say(score(match, 1, 0));
  await page.goto("/en/football/matches");
  await ready(page);
  const rows = page.locator("[data-match]");
  await expect(rows.first()).toBeVisible();
  await page.getByRole("button", { name: "Pin Small football league" }).click();
  const fold = page.getByRole("button", { name: "Small football league matches" });
  await fold.click();
  await expect(rows).toHaveCount(0);
  const html = await (await page.request.get("/en/football/matches")).text();
  expect(html).not.toContain("data-match=");
  await page.reload();
  await expect(page.getByRole("button", { name: "Pin Small football league" })).toHaveAttribute("aria-pressed", "true");
  await fold.click();
  await expect(rows.first()).toBeVisible();
});

test("favourites belong to an account: a visitor is told so (vn)", { tag: "@phone" }, async ({
  page,
  scoreline,
  match,
}) => {
  await scoreline.say(score(match, 1, 0));
  await page.goto("/vn/football/matches");
  await ready(page);
  await (await newestRow(page)).getByRole("button", { name: "Thêm Team 1 – Team 2 vào mục yêu thích" }).click();
  const tip = page.getByRole("dialog");
  await expect(tip.getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.getByRole("navigation", { name: "Lọc trận đấu" }).getByRole("link", { name: "Yêu thích" }).click();
  await expect(tip.getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await expect(page).toHaveURL("/vn/football/matches");
});

test(
  "matches to come carry prices for those who ask, in their way of writing them",
  { tag: "@desktop" },
  async ({ page, context, scoreline, baseURL }, info) => {
    const ref = `priced-${info.testId}`;
    const at = Date.now();
    const odds: FeedOf<"odds"> = {
      type: "odds",
      match: ref,
      at,
      entries: [{ company: 8, market: "1x2", phase: "opening", at, prices: [1.85, 3.4, 4.5] }],
    };
    // The day of the reader in this test ends at midnight UTC; a kick-off a day ahead is safely to come.
    await scoreline.say(smallFixture("football", ref, { kickoff: at + 24 * 60 * minute }), odds);
    const date = new Date(at + 24 * 60 * minute).toISOString().slice(0, 10);
    await context.addCookies([
      { name: "settings", value: "hong-kong", url: baseURL ?? "" },
      { name: "tz", value: "UTC!", url: baseURL ?? "" },
    ]);
    await page.goto(`/en/football/matches?date=${date}`);
    await ready(page);
    const row = await newestRow(page);
    await expect(row).not.toContainText("0.85");
    await page.getByRole("button", { name: "Odds", exact: true }).click();
    await expect(row).toContainText(/0\.85\s*2\.40\s*3\.50/);
  },
);

test("where streams do not get through, the list is asked for every ten seconds", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await page.route("**/api/live/stream*", (route) => route.abort());
  await page.clock.install();
  await scoreline.say(score(match, 0, 0));
  await page.goto("/en/football/matches");
  await ready(page);
  const row = await newestRow(page);
  // Three tries, then it polls.
  for (let i = 0; i < 3; i += 1) await page.clock.runFor(3_000);
  await expect(page.getByText("Reconnecting")).toBeVisible();
  await scoreline.say(score(match, 2, 0));
  const asked = page.waitForResponse("**/api/match/getMatchListv4*");
  await page.clock.runFor(10_000);
  await asked;
  await expect(row.locator("b")).toHaveText(["2", "0"]);
});

test("a page that nobody sees rests, and catches up when it is seen again", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
  request,
}) => {
  const listeners = async () =>
    Number(/^scoreline_listeners (\d+)$/m.exec(await (await request.get("/metrics")).text())?.[1]);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.clock.install();
  await scoreline.say(score(match, 0, 0));
  await page.goto("/en/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await expect.poll(listeners).toBe(1);
  await turn(true);
  await page.clock.runFor(60_000);
  await expect.poll(listeners).toBe(0);
  await scoreline.say(score(match, 1, 0));
  await expect(row.locator("b")).toHaveText(["0", "0"]);
  await turn(false);
  await expect(row.locator("b")).toHaveText(["1", "0"]);
  await expect.poll(listeners).toBe(1);
});

test("the data saver holds no stream open", { tag: "@phone" }, async ({ page, context, scoreline, match, baseURL }) => {
  await context.addCookies([{ name: "settings", value: "saver", url: baseURL ?? "" }]);
  const streams: string[] = [];
  page.on("request", (request) => request.url().includes("/live/stream") && streams.push(request.url()));
  await page.clock.install();
  await scoreline.say(score(match, 0, 0));
  await page.goto("/th/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await scoreline.say(score(match, 0, 2));
  await page.clock.runFor(30_000);
  await expect(row.locator("b")).toHaveText(["0", "2"]);
  expect(streams).toEqual([]);
});

test("a page runs its own scripts, and none that was planted with the nonce of a page that others got too (th)", {
  tag: "@phone",
}, async ({ page, scoreline, match }) => {
  await scoreline.say(score(match, 1, 0));
  await page.goto("/th/football/matches");
  await ready(page);
  const ran = await page.evaluate(() => {
    const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    const planted = Object.assign(document.createElement("script"), {
      nonce,
      textContent: "document.title = 'planted'",
    });
    document.body.append(planted);
    return { nonce, title: document.title };
  });
  expect(ran.nonce).not.toBe("");
  expect(ran.title).not.toBe("planted");
});

test("a row says how a match was decided, who was sent off and what can be watched (zh-Hant)", {
  tag: "@phone",
}, async ({ page, scoreline, match }) => {
  const { state, ...ended } = fullTime(match, 1, 1);
  if (state.kind !== "finished") throw new Error("it is not over");
  const shootOut = {
    ...state.score,
    extraTime: { home: 1, away: 1 },
    penalties: { home: 3, away: 4 },
    aggregate: { home: 2, away: 2 },
  };
  await scoreline.say(redCard(match), highlights(match), {
    ...ended,
    state: { ...state, decided: "penalties", score: shootOut },
  });
  await page.goto("/zh-Hant/football/matches");
  await ready(page);
  const row = await newestRow(page);
  await expect(row).toContainText("互射十二碼 3–4 · 兩回合總比分 2–2");
  await expect(row.getByRole("img", { name: "1張紅牌" })).toBeVisible();
  await expect(row.getByRole("img")).toHaveCount(2);
  const weightOf = (team: string) =>
    row.getByText(team, { exact: true }).evaluate((name) => Number(getComputedStyle(name).fontWeight));
  expect(await weightOf("Team 2")).toBeGreaterThan(await weightOf("Team 1"));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("rows lead to their matches, leagues to theirs", { tag: "@desktop" }, async ({ page, scoreline, match }) => {
    await scoreline.say(score(match, 3, 1));
    await page.goto("/pt/football/matches");
    const row = await newestRow(page);
    await expect(row.getByRole("link")).toHaveAttribute(
      "href",
      /^\/pt\/football\/thailand\/football-league\/team-1-vs-team-2\/\d+$/,
    );
    await expect(page.locator("h2 a").first()).toHaveAttribute(
      "href",
      /^\/pt\/football\/thailand\/football-league\?leagueId=\d+$/,
    );
  });
});
