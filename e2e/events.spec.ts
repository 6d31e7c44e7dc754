import type { Page } from "@playwright/test";
import { smallFixture } from "@scoreline/feed/scripted/small-world";
import { derby, startContestWorld } from "./server/contest-world.ts";
import { test as base, expect, ready } from "./server/fixtures.ts";
import { newAddress, signUp } from "./server/people.ts";
import type { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";

let world: ScorelineProcess | undefined;
let turn = 0;

const test = base.extend({
  // Started with the first test: pages are given their address before anything else of the file runs. What is over stays over,
  // so whoever runs the file several times has a world for each.
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { repeatEachIndex }) => {
      if (repeatEachIndex !== turn) await world?.end().then(() => (world = undefined));
      turn = repeatEachIndex;
      world ??= await startContestWorld();
      await use(world.address);
    },
    { scope: "test", timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

test.afterAll(() => world?.end());

function running(): ScorelineProcess {
  if (!world) throw new Error("no page was opened yet");
  return world;
}

/** An event that is on, once it is there: those about matches are drafted when the matches are known. */
async function openEvent(page: Page, locale: string, kind: string): Promise<number> {
  const kinds = ["prediction", "topreferral", "matchscore", "worldcup", "tiktok"];
  let contestId = 0;
  await expect
    .poll(async () => {
      const { result } = await (await page.request.get("/api/contest/getContestList?type=ongoing&sportType=0")).json();
      const found = result.data.find(
        ({ contestType }: { contestType: number }) => contestType === kinds.indexOf(kind) + 1,
      );
      contestId = found?.contestId ?? 0;
      return contestId;
    })
    .toBeGreaterThan(0);
  await page.goto(`/${locale}/football/event/${kind}/${contestId}`);
  await ready(page);
  return contestId;
}

test("scores are entered, a league is joined by its link; the match ends, and the leaderboard moves by itself (pt)", async ({
  page,
  another,
  consoleErrors: _,
}) => {
  const server = running();
  const me = await signUp(server, page.request);
  const contestId = await openEvent(page, "pt", "matchscore");
  await expect(page.getByRole("heading", { level: 1, name: "Desafio do placar" })).toBeVisible();
  const match = page.locator("fieldset", { hasText: "Team 1" });
  // The first press begins at nought.
  for (const team of ["Team 1", "Team 1", "Team 1", "Team 2"])
    await match.getByRole("button", { name: `Um a mais: ${team}` }).click();
  await match.getByRole("button", { name: "Curinga" }).click();
  await expect(match.getByRole("button", { name: "Curinga" })).toHaveAttribute("aria-pressed", "true");
  await expectSound(page);
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Salvar palpites" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sim, quero participar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(/Comprovante [0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}/)).toBeVisible();

  // Before the first result nobody has a place or points.
  await page.reload();
  await ready(page);
  await expect(page.locator("[data-board] [data-me]")).toHaveText(me.nickname);

  // A table of one's own, for whoever has the link.
  const leagues = page.locator("section", { has: page.getByRole("heading", { name: "Ligas particulares" }) });
  await leagues.getByLabel("Nome da liga").fill("Escritório");
  await leagues.getByRole("button", { name: "Criar" }).click();
  await expect(leagues.getByRole("heading", { name: "Escritório" })).toBeVisible();
  const { result } = await (await page.request.get(`/api/contest/groups?contestId=${contestId}`)).json();
  const friend = await another({ extraHTTPHeaders: newAddress() });
  const { nickname } = await signUp(server, friend.context.request);
  await friend.page.goto(`/pt/football/event/matchscore/${contestId}?group=${result.data[0].code}`);
  await ready(friend.page);
  await friend.page.getByRole("button", { name: "Entrar na liga" }).click();
  const theirs = friend.page.getByRole("region", { name: "Escritório" });
  await expect(theirs.getByText(nickname)).toBeVisible();
  await expect(theirs.getByText(me.nickname)).toBeVisible();

  // Moved to the moment after the entry, by the server's own clock, and over: nobody reloads anything.
  const mine = await (await page.request.get(`/api/contest/getMyPredictionList?contestId=${contestId}`)).json();
  const kickoff: number = mine.result.data[0].receipt.at + 1_000;
  await server.say(smallFixture("football", derby, { kickoff }));
  const ends = (at: number, home: number, away: number) =>
    server.say({
      type: "football-state",
      match: derby,
      at,
      state: { kind: "finished", decided: "regular", score: { current: { home, away } } },
    });
  await ends(kickoff + 1_000, 2, 1);
  const own = page.locator("[data-board] [data-me]").first();
  await expect(own).toContainText(/4$/);
  await expect(own.locator(".num").first()).toHaveText("1");
  await expect(page.locator("article", { hasText: "Team 1 – Team 2" })).toContainText("+4");
  // Its root is published by now: the sums are done on this page.
  const verified = page.getByText("1 palpite está na lista publicada. Conferido no seu navegador.");
  await expect(async () => {
    await page.getByRole("button", { name: "Conferir meu palpite" }).click();
    await expect(verified).toBeVisible({ timeout: 2_000 });
  }).toPass();

  // A correction counts anew, and says so; how it was stays readable.
  await ends(kickoff + 2_000, 1, 1);
  await expect(own).toContainText(/-2$/);
  const changes = page.locator("section", { has: page.getByRole("heading", { name: "O que mudou" }) });
  await expect(changes).toContainText("a fonte corrigiu 2 – 1 para 1 – 1");
  await changes.getByRole("link", { name: "Classificação naquele momento" }).click();
  await expect(page.getByText(/^Esta é a classificação pelos resultados nº 1/)).toBeVisible();
  await expect(page.locator("[data-board] [data-me]")).toContainText(/4$/);
  await expectSound(page);
});

test("a bracket is filled in by keyboard and by finger, follows its choices and is handed in whole (zh-Hans)", async ({
  page,
  isMobile,
}) => {
  await page.goto("/zh-Hans/football/event");
  const { nickname } = await signUp(running(), page.request);
  const contestId = await openEvent(page, "zh-Hans", "worldcup");
  const press = async (selector: string, index = 0) => {
    const control = page.locator(selector).nth(index);
    if (isMobile) return control.locator("xpath=ancestor::label").tap();
    await control.focus();
    await page.keyboard.press("Space");
  };
  // What hands it in stands above the tabs of a phone, wherever one is in the form.
  const save = page.getByRole("button", { name: "保存对阵图" });
  const bar = await save.boundingBox();
  const tabs = await page.locator("nav.mobile-only").last().boundingBox();
  const end = tabs?.y ?? page.viewportSize()?.height ?? 0;
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(end);
  const thirds = "fieldset input[type=checkbox]";
  for (let group = 0; group < 8; group += 1) {
    await press(thirds, group);
    await expect(page.locator(thirds).nth(group)).toBeChecked();
  }
  await expect(page.locator(thirds).nth(8)).toBeDisabled();
  const fill = async (match: number) => {
    const first = `[data-tie="${match}"] input`;
    await press(first);
    await expect(page.locator(first).first()).toBeChecked();
  };
  // By their numbers: a later one is played by winners of earlier ones.
  for (let match = 73; match <= 104; match += 1) if (match !== 103) await fill(match);
  const champion = page.locator("[data-champion]");
  await expect(champion).toHaveText("Land E1");
  await expectAccessible(page, "main");
  await expectSound(page);

  // Another first of group E takes everything along that it won.
  await page.getByRole("button", { name: "Land E2上移" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("此更改清除了后面的6个选择。")).toBeVisible();
  await expect(save).toBeDisabled();
  for (const match of [74, 78, 89, 97, 101, 104]) await fill(match);
  await expect(champion).toHaveText("Land E2");
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "分享图片" }).click();
  expect((await picture).suggestedFilename()).toBe("bracket.png");
  await save.click();
  await page.getByRole("dialog").getByRole("button", { name: "是的，参与" }).click();
  await expect(page.getByText(/凭证 [0-9A-F]{4}/)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(champion).toHaveText("Land E2");
  // Whoever entered last stands among the latest entries.
  await expect(page.getByText(`${nickname}参与了活动`)).toBeVisible();

  // What contradicts itself is refused, whoever sends it.
  const mine = await (await page.request.get(`/api/contest4/myPrediction?contestId=${contestId}`)).json();
  const pick: string = mine.result.data.receipt.pick;
  const won = pick.split(" ").at(-1) ?? "";
  const bracket = pick.replace(/\d+$/, won.split(",").at(-4) ?? "");
  expect(bracket).not.toBe(pick);
  const sent = await page.request.post("/api/contest4/submitPrediction", {
    form: { contestId: String(contestId), bracket },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect((await sent.json()).result.businessCode).toBe(400_006);
});

test("winners of the weekend, friends and a video: each has its way in (zh-Hans)", async ({
  page,
  consoleErrors: _,
}) => {
  await page.goto("/zh-Hans/football/event");
  await signUp(running(), page.request);
  const agree = async () => {
    await page.getByRole("dialog").getByRole("button", { name: "是的，参与" }).click();
    // What lies behind it answers again.
    await expect(page.getByRole("dialog")).toBeHidden();
  };

  await openEvent(page, "zh-Hans", "prediction");
  const match = page.locator("fieldset", { hasText: "Team 1" });
  await match.getByRole("button", { name: "T2胜" }).click();
  await match.getByLabel("有把握").check();
  await page.getByRole("button", { name: "保存竞猜" }).click();
  await agree();
  await expect(page.getByText(/凭证 [0-9A-F]{4}/)).toBeVisible();
  await match.getByRole("button", { name: "T1胜" }).click();
  // A page that is left takes along what it was about to send.
  const changed = page.waitForResponse("**/api/contest/join");
  await page.getByRole("button", { name: "保存竞猜" }).click();
  await changed;
  await page.reload();
  await ready(page);
  await expect(match.getByRole("button", { name: "T1胜" })).toHaveAttribute("aria-pressed", "true");

  await openEvent(page, "zh-Hans", "topreferral");
  await page.getByRole("main").getByRole("button", { name: "参与" }).click();
  await agree();
  await expect(page.getByRole("main").getByRole("link", { name: "我的邀请码" })).toBeVisible();

  await openEvent(page, "zh-Hans", "tiktok");
  const link = page.getByLabel("您的视频网址");
  await link.fill("https://example.com/@me/video/1234567890123");
  await page.getByRole("button", { name: "提交" }).click();
  await agree();
  await expect(page.getByRole("alert")).toContainText("请填写 TikTok 上一条视频的网址。");
  await link.fill("https://www.tiktok.com/@me.too/video/1234567890123");
  await expect(link).toHaveValue(/me\.too/);
  await page.getByRole("button", { name: "提交" }).click();
  await agree();
  await expect(page.getByText("已提交，审核后展示。")).toBeVisible();
  // People of the demo world have posted before: what they show can be liked, once.
  const like = page.getByRole("button", { name: "点赞" }).first();
  await expect(async () => {
    await page.reload();
    await expect(like).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await ready(page);
  await like.click();
  await expect(page.locator('button[aria-pressed="true"]', { hasText: "点赞" })).toHaveCount(1);
  await expectSound(page);
});
