import type { Page } from "@playwright/test";
import { test } from "./server/demo-fixtures.ts";
import { matchIn, open } from "./server/demo-matches.ts";
import { expect } from "./server/fixtures.ts";

test("before line-ups are out the likely ones are shown and said to be likely (zh-Hant)", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await open(page, `/zh-Hant/${await matchIn(request, "football", "scheduled")}/lineups`);
  await expect(page.getByText("預計正選").first()).toBeVisible();
  await expect(page.locator("[data-likely] li")).toHaveCount(22);
});

test("a formation shows both sides, and every name leads to its player (th)", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await open(page, `/th/${await matchIn(request, "football", "live")}/lineups`);
  const players = page.locator("section:has(li[style*=tall-x]) li a");
  await expect(players).toHaveCount(22);
  await expect(players.first()).toHaveAttribute("href", /^\/th\/football\/player\/.+\/\d+$/);
});

test("statistics go back to a minute and leave out what nobody counted then", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  const match = await matchIn(request, "football", "live");
  await open(page, `/en/${match}/stats`);
  const rows = page.locator("main table tbody tr");
  await expect(rows.filter({ hasText: "Accurate passes" })).toHaveCount(1);
  const shots = await page.locator("[data-shot]").count();
  await open(page, `/en/${match}/stats?minute=20`);
  await expect(rows.filter({ hasText: "Possession" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Accurate passes" })).toHaveCount(0);
  expect(await page.locator("[data-shot]").count()).toBeLessThan(shots);
});

test("shots are reached with the arrow keys", { tag: "@desktop" }, async ({ page, request }) => {
  await open(page, `/en/${await matchIn(request, "football", "live")}/stats`);
  const current = page.locator('[data-shot][tabindex="0"]');
  const first = await current.getAttribute("data-shot");
  await current.focus();
  await page.keyboard.press("ArrowRight");
  await expect(current).not.toHaveAttribute("data-shot", first ?? "");
  await expect(current).toBeFocused();
});

test("the tracker follows the ball, says who attacks, and replays by keyboard", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await open(page, `/en/${await matchIn(request, "football", "live")}/tracker`);
  const scene = page.getByRole("region", { name: "Where the ball is" });
  await expect(scene.locator("p").first()).not.toBeEmpty();
  const position = scene.getByRole("slider", { name: "Position in the match" });
  await expect(scene.getByRole("button", { name: "Live" })).toHaveAttribute("aria-pressed", "true");
  await position.focus();
  await page.keyboard.press("Home");
  await expect(scene.getByRole("button", { name: "Live" })).toHaveAttribute("aria-pressed", "false");
  const began = await position.inputValue();
  await scene.getByLabel("60×").check();
  await scene.getByRole("button", { name: "Play" }).press("Enter");
  await expect.poll(() => position.inputValue()).not.toBe(began);
  await scene.getByRole("button", { name: "Pause" }).press("Enter");
  await scene.getByLabel("Whole match").check();
  await expect.poll(async () => Number(await position.getAttribute("min"))).toBeLessThan(Number(began));
});

test("a box score is sorted by its columns, and back", { tag: "@desktop" }, async ({ page, request }) => {
  await open(page, `/en/${await matchIn(request, "basketball", "finished")}/box-score`);
  const table = page.locator("table").filter({ hasText: "+/-" }).first();
  const names = () => table.locator("tbody th a").allTextContents();
  const listed = await names();
  await table.getByRole("button", { name: "Points" }).click();
  await expect(table.locator("th[aria-sort=descending]")).toContainText("PTS");
  const points = (await table.locator('td[data-key="pts"]').allTextContents()).map(Number);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  await table.getByRole("button", { name: "Points" }).click();
  await expect(table.locator("th[aria-sort=ascending]")).toHaveCount(1);
  await table.getByRole("button", { name: "Points" }).click();
  await expect(table.locator("th[aria-sort]")).toHaveCount(0);
  expect(await names()).toEqual(listed);
});

/** Names that lie over another name, over somebody's shirt, or beyond the pitch. */
async function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pitch = document.querySelector("li[style*=tall-x]")?.closest("div")?.getBoundingClientRect();
    if (!pitch) return ["no pitch"];
    const words = [...document.querySelectorAll("[data-pitch-name]")].flatMap((name) =>
      [...name.children].map((word) => ({ name, text: word.textContent ?? "", box: word.getBoundingClientRect() })),
    );
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    const found = words.flatMap((one, place) =>
      words
        .slice(place + 1)
        .flatMap((other) =>
          one.name !== other.name && over(one.box, other.box) ? [`${one.text} / ${other.text}`] : [],
        ),
    );
    const outside = words.filter(({ box }) => box.left < pitch.left - 2 || box.right > pitch.right + 2);
    return [...found, ...outside.map(({ text }) => `outside: ${text}`)];
  });
}

test("no two names of a formation lie over each other, on the smallest phone and on a desk, in any language", {
  tag: "@desktop",
}, async ({ page, request }) => {
  const match = await matchIn(request, "football", "live");
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of width === 320 ? ["en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "ja", "pt"] : ["en", "th"]) {
      await open(page, `/${locale}/${match}/lineups`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await collisions(page), `${locale} at ${width}`).toEqual([]);
    }
  }
});

test("a player's own figures stand beside the match's, and the shot map shows one player's shots", {
  tag: "@desktop",
}, async ({ page, request }) => {
  await open(page, `/en/${await matchIn(request, "football", "live")}/stats`);
  const table = page.locator("table[data-players]");
  await expect(table.locator("tbody tr")).not.toHaveCount(0);
  await expect(table.locator("tbody th a").first()).toHaveAttribute("href", /\/football\/player\//);
  const all = await page.locator("[data-shot]").count();
  const choice = page.locator("[data-player-choice]");
  await choice.selectOption({ index: 1 });
  await expect.poll(() => page.locator("[data-shot]").count()).toBeLessThan(all);

  const map = table.getByRole("button", { name: /^Heat map and shots of / }).first();
  await map.click();
  await expect(map).toHaveAttribute("aria-expanded", "true");
  await expect(table.locator("figcaption")).toContainText(/\d+ touch(es)? · attacking to the right/);
  await expect(
    table
      .getByRole("img", { name: /^Heat map and shots of / })
      .locator("g circle")
      .first(),
  ).toBeVisible();
});

test("totals of a box score have minutes, percentages, true shooting and ratings", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await open(page, `/en/${await matchIn(request, "basketball", "finished")}/box-score`);
  const totals = page.locator("tfoot").first();
  await expect(totals.locator("[data-total=seconds]")).toHaveText(/^\d+:\d{2}$/);
  await expect(totals.locator("[data-total=fg]")).toHaveText(/^\d+-\d+\d{2}%$/);
  await expect(totals.locator("[data-total=ts]")).toHaveText(/^\d{2}%$/);
  await expect(page.locator("[data-ratings]").first()).toHaveText(/Offensive rating \d+\.\dDefensive rating \d+\.\d/);
  await expect(page.getByRole("button", { name: "Usage percentage" }).first()).toBeVisible();
});
