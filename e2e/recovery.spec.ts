import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { expect, newestRow, ready, test } from "./server/fixtures.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { score } from "./server/states.ts";

// Each starts a server twice.

test("a page finds the true state by itself after the server was killed", { tag: "@desktop" }, async ({ page }) => {
  const scoreline = await ScorelineProcess.start();
  try {
    await scoreline.say(...smallWorld(), smallFixture("football", "m", { kickoff: Date.now() }));
    await scoreline.say(score("m", 1, 0));
    await page.goto(`${scoreline.address}/en/football/matches`);
    await ready(page);
    const row = await newestRow(page);
    await expect(row.locator("b")).toHaveText(["1", "0"]);

    await scoreline.kill("SIGKILL");
    await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
    await scoreline.restart();
    // Said before the page is back: it must be asked for, not only waited for.
    await scoreline.say(score("m", 1, 1));
    await expect(row.locator("b")).toHaveText(["1", "1"]);
    await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeHidden();

    await scoreline.say(score("m", 2, 1));
    await expect(row.locator("b")).toHaveText(["2", "1"]);
  } finally {
    await scoreline.end();
  }
});

test("a server that is asked to stop says goodbye, and the page follows it to the next one", { tag: "@phone" }, async ({
  page,
}) => {
  const scoreline = await ScorelineProcess.start();
  try {
    await scoreline.say(...smallWorld(), smallFixture("football", "m", { kickoff: Date.now() }), score("m", 0, 0));
    await page.goto(`${scoreline.address}/en/football/matches`);
    await ready(page);
    const row = await newestRow(page);
    await expect(row.locator("b")).toHaveText(["0", "0"]);
    expect(await scoreline.kill("SIGTERM")).toBe(0);
    await scoreline.restart();
    await scoreline.say(score("m", 1, 0));
    await expect(row.locator("b")).toHaveText(["1", "0"]);
  } finally {
    await scoreline.end();
  }
});
