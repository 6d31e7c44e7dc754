import { smallFixture } from "@scoreline/feed/scripted/small-world";
import { expect, newestRow, ready, test } from "./server/fixtures.ts";
import { fullTime, goalTakenBack, score, thirdQuarter } from "./server/states.ts";

const languages = {
  en: { tag: "@desktop", goal: "Goal: Team 1 1–0 Team 2", overturned: "Goal overturned", fullTime: "FT" },
  th: { tag: "@phone", goal: "ประตู: ทีม 1 1–0 ทีม 2", overturned: "ยกเลิกประตู", fullTime: "จบ" },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  test(`a goal reaches the open page without reload (${locale})`, { tag: words.tag }, async ({
    page,
    scoreline,
    match,
    consoleErrors: _,
  }) => {
    await scoreline.say(score(match, 0, 0));
    await page.goto(`/${locale}/football/matches`);
    const row = await newestRow(page);
    await expect(row.locator("b")).toHaveText(["0", "0"]);
    await expect(row).toContainText("67'");
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

    await scoreline.say(score(match, 1, 0));
    await expect(row.locator("b")).toHaveText(["1", "0"]);
    await expect(row).toHaveAttribute("data-flash", "goal");
    await expect(page.locator("p[aria-live=polite]")).toHaveText(words.goal);

    // Without a decision that says so, a falling score would be held back for a while.
    await scoreline.say(score(match, 0, 0), goalTakenBack(match));
    await expect(row.locator("b")).toHaveText(["0", "0"]);
    await expect(row).toContainText(words.overturned);

    await scoreline.say(fullTime(match, 2, 0));
    await expect(row.locator("b")).toHaveText(["2", "0"]);
    await expect(row).toContainText(words.fullTime);
    expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
  });
}

test("a basketball page moves with its quarters", { tag: "@phone" }, async ({ page, scoreline }, info) => {
  const ref = `basketball-${info.testId}`;
  await scoreline.say(smallFixture("basketball", ref, { kickoff: Date.now() }), thirdQuarter(ref, 10, 12));
  await page.goto("/en/basketball/matches");
  const row = await newestRow(page);
  await expect(row.locator("b")).toHaveText(["60", "60"]);
  await expect(row).toContainText("Q3");
  await expect(row).toContainText("04:12");
  await scoreline.say(thirdQuarter(ref, 13, 12));
  await expect(row.locator("b")).toHaveText(["63", "60"]);
});

test(
  "a match that is added waits until the reader wants it: nothing moves by itself",
  { tag: "@desktop" },
  async ({ page, scoreline, match }, info) => {
    await scoreline.say(score(match, 0, 0));
    await page.goto("/en/football/matches");
    await ready(page);
    await scoreline.say(smallFixture("football", `late-${info.testId}`, { kickoff: Date.now() }));
    const added = await newestRow(page);
    const show = page.getByRole("button", { name: "Show new order" });
    await expect(show).toBeVisible();
    await expect(added).toHaveCount(0);
    await show.click();
    await expect(added).toHaveCount(1);
    await expect(show).toBeHidden();
  },
);
