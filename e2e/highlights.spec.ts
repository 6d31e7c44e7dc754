import { test } from "./server/demo-fixtures.ts";
import { open } from "./server/demo-matches.ts";
import { expect } from "./server/fixtures.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";

type Row = { matchId: number; homeTeamScore: number; awayTeamScore: number };

test("highlights of a day lead to a match's goals in their order; each scene has an address (zh-Hant)", async ({
  page,
  request,
  consoleErrors: _,
}) => {
  await open(page, "/zh-Hant/football/highlights");
  const reply = await request.get("/api/highlight/highlightList?timeZone=Asia/Bangkok");
  const rows: Row[] = (await reply.json()).result.data.leagueMatchList.flatMap(
    ({ matches }: { matches: Row[] }) => matches,
  );
  const shown = rows.find(({ homeTeamScore, awayTeamScore }) => homeTeamScore + awayTeamScore > 0);
  if (!shown) throw new Error("the demo world has highlights of a match with goals");
  await expectSound(page);
  await page.locator(`main a[href$="/${shown.matchId}"]`).click();
  const goals = page.getByRole("region", { name: "入球" }).getByRole("listitem");
  await expect(goals).toHaveCount(shown.homeTeamScore + shown.awayTeamScore);
  await expect(goals.last()).toContainText(`${shown.homeTeamScore}–${shown.awayTeamScore}`);
  await goals.last().getByRole("link").click();
  await expect(page).toHaveURL(/\?scene=/);
  const player = page.getByRole("region", { name: "播放器" });
  await expect(player).toContainText(`${shown.homeTeamScore}–${shown.awayTeamScore}`);
  await player.getByRole("button", { name: "上一個片段" }).press("Enter");
  await expect(page.locator("main a[aria-current=true]")).toHaveCount(1);
  await player.getByRole("button", { name: "播放" }).press("Enter");
  await expect(player.getByRole("button", { name: "暫停" })).toBeVisible();
  await expectSound(page);
  await expectAccessible(page);
});

test("hidden scores stay hidden among highlights", { tag: "@phone" }, async ({ page, context, demo }) => {
  await context.addCookies([{ name: "settings", value: "hidden", url: demo }]);
  await open(page, "/en/football/highlights");
  const poster = page.locator("main li a").first();
  await expect(poster).toContainText("–");
  await expect(poster).not.toContainText(/\d+–\d+/);
  await poster.click();
  await expect(page.getByRole("button", { name: "Show the score" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/\d+–\d+/);
});
