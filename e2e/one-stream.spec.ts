import type { Page } from "@playwright/test";
import { expect, newestMatch, newestRow, ready, test } from "./server/fixtures.ts";
import { figures, score } from "./server/states.ts";

type Streams = { open: number; most: number; opened: string[] };

/** Counts the connections that the page holds, from before its first script on. */
async function watchStreams(page: Page): Promise<() => Promise<Streams>> {
  await page.addInitScript(() => {
    const streams: Streams = { open: 0, most: 0, opened: [] };
    Object.assign(window, { streams });
    window.EventSource = class extends EventSource {
      #open = true;
      constructor(url: string | URL) {
        super(url);
        streams.opened.push(new URL(url, location.href).searchParams.get("topics") ?? "");
        streams.open += 1;
        streams.most = Math.max(streams.most, streams.open);
      }
      override close() {
        if (this.#open) streams.open -= 1;
        this.#open = false;
        super.close();
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { streams: Streams }).streams);
}

test("a tab has one stream, from page to page and back, and every page on the way is alive", {
  tag: "@desktop",
}, async ({ page, scoreline, match, consoleErrors: _ }) => {
  const streams = await watchStreams(page);
  let goals = 0;
  const goal = async (shown: ReturnType<Page["locator"]>) => {
    goals += 1;
    await scoreline.say(score(match, goals, 0));
    await expect(shown).toContainText(String(goals));
  };
  await scoreline.say(score(match, 0, 0), figures(match, 0));
  await page.goto("/en/football/matches");
  await ready(page);
  const row = await newestRow(page);
  const id = await newestMatch(page, { sport: "football" });
  await goal(row.locator("b").first());

  await row.locator("a").first().click();
  const header = page.locator("[data-score] b").first();
  await goal(header);
  await page.locator('main nav a[href$="/stats"]').first().click();
  await page.waitForURL(/\/stats$/);
  await goal(header);
  const onMatch = await streams();
  expect(onMatch.opened).toEqual(["scores:football", `scores:football,match:${id}`]);

  await page.locator("main header a").first().click();
  await page.waitForURL(/football-league/);
  // The matches of tests are rounds of their own: by the month all of them are there.
  await page.getByRole("link", { name: "By date" }).click();
  await page.waitForURL(/view=date/);
  const line = page.locator(`[data-match="${id}"]`);
  await goal(line.locator("b").first());
  await line.locator("a").first().click();
  await page.locator('main header a[href*="/team/"]').first().click();
  await page.waitForURL(/\/team\//);
  await expect(page.locator("h1")).toBeVisible();
  await page.goBack();
  await goal(header);
  await page.goBack();
  await goal(line.locator("b").first());

  const { most, open, opened } = await streams();
  expect([most, open]).toEqual([1, 1]);
  // What the match page listened to was enough for everything that came after it.
  expect(opened).toEqual(onMatch.opened);
});

test("a goal that falls while another list is on its way is shown by that list", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("scores", ({ data }) => heard.push(data));
      }
    };
  });
  await scoreline.say(score(match, 0, 0));
  const id = await newestMatch(page, { sport: "football" });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/en/football/matches?date=${tomorrow}`);
  await ready(page);

  // The list that comes knows of no more than the one before, which has not that match.
  const answered = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  await page.route(/matches\.data/, async (route) => {
    const reply = await route.fetch();
    answered.resolve();
    await told.promise;
    await route.fulfill({ response: reply });
  });
  await page.getByRole("link", { name: /Today/ }).first().click();
  await answered.promise;
  await scoreline.say(score(match, 7, 0));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join()))
    .toMatch(new RegExp(`"i":${id},.*"h":7`));
  told.resolve();
  await expect(page.locator(`[data-match="${id}"] b`).first()).toHaveText("7");
});

test("header and tab never disagree: a goal and its figures are shown in one step", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await page.clock.install();
  await scoreline.say(score(match, 0, 0), figures(match, 0));
  await page.goto("/en/football/matches");
  await (await newestRow(page)).locator("a").first().click();
  await page.locator('main nav a[href$="/stats"]').first().click();
  const header = page.locator("[data-score] b").first();
  const figure = page.locator("main table tbody td").first();
  await expect(figure).toHaveText("0");

  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const [goals, shots] = ["[data-score] b", "main table tbody td"].map(
        (place) => document.querySelector(place)?.textContent,
      );
      const now = `${goals} ${shots}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // The page's time passes slowly: an answer that a busy machine gives late is not late for the page.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const shown = async () => {
    await page.clock.runFor(20);
    return header.textContent();
  };
  for (const goals of [1, 2, 3]) {
    await scoreline.say(score(match, goals, 0), figures(match, goals));
    await expect.poll(shown, { intervals: [100] }).toBe(String(goals));
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "0 0",
    "1 1",
    "2 2",
    "3 3",
  ]);
});

test("a tab that gets no answer does not hold its header back for long", { tag: "@desktop" }, async ({
  page,
  scoreline,
  match,
}) => {
  await scoreline.say(score(match, 0, 0), figures(match, 0));
  await page.goto("/en/football/matches");
  await (await newestRow(page)).locator("a").first().click();
  await page.locator('main nav a[href$="/stats"]').first().click();
  const figure = page.locator("main table tbody td").first();
  await expect(figure).toHaveText("0");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/match/stat?**", async (route) => {
    await held;
    await route.continue();
  });
  await scoreline.say(score(match, 1, 0), figures(match, 1));
  await expect(page.locator("[data-score] b").first()).toHaveText("1");
  await expect(figure).toHaveText("0");
  answer();
  await expect(figure).toHaveText("1");
});
