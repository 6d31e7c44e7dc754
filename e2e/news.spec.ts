import type { Page } from "@playwright/test";
import type { FeedOf } from "@scoreline/feed/port/message";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { test as base, expect, ready } from "./server/fixtures.ts";
import { newAddress, signUp } from "./server/people.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { fullTime } from "./server/states.ts";

let server: ScorelineProcess | undefined;

const test = base.extend({
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (!server) {
        server = await ScorelineProcess.start({ TRUST_PROXY: "1", PAGES_KEPT_MS: "0" });
        await server.say(...smallWorld());
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

type Stories = FeedOf<"news">["stories"];

/** A report of a match of the test's own, with what is told of it in some languages. */
async function told(ref: string, stories: Stories, author = "Mai"): Promise<void> {
  const at = Date.now();
  const player = { type: "player", ref, sport: "football", names: { en: "Somchai" } } as const;
  await running().say(smallFixture("football", ref, { kickoff: at - 7_200_000 }), fullTime(ref, 2, 1), player, {
    type: "news",
    ref,
    sport: "football",
    category: "report",
    author: { key: "mai", names: { en: author } },
    publishedAt: at - 60_000,
    at,
    lead: { match: ref, competition: "football-league" },
    weight: 50,
    about: {
      teams: ["football-team-1", "football-team-2"],
      players: [ref],
      competitions: ["football-league"],
      matches: [ref],
    },
    stories,
  });
}

/** By the list's own links: the newest story of that title. */
const linkTo = (page: Page, title: string) => page.locator("main article").getByRole("link", { name: title });

test("a story is found, read and talked about, and another browser hears of it (vn)", async ({
  page,
  another,
  isMobile,
  consoleErrors: _,
}, info) => {
  const name = `Derby${info.testId.slice(-8)}`;
  const title = `${name} kịch tính`;
  const text = `[Đội 1](team:football-team-1) **thắng**.\n\n::match(${info.testId})\n\nHết.`;
  await told(info.testId, {
    en: { title: `${name} is won`, summary: "s", text: "Won." },
    vn: { title, summary: "Tóm tắt", text },
  });

  // Typed without the marks, from anywhere on the site.
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await page.goto(`/vn/news?search=${name}%20kich%20tinh`);
  await ready(page);
  await page.getByRole("dialog").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("article").getByText("2 – 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mở trận đấu" })).toBeVisible();
  const right = new URL(page.url()).pathname;

  const other = await another({
    extraHTTPHeaders: newAddress(),
    ...(isMobile && { viewport: { width: 390, height: 844 } }),
  });
  await signUp(running(), other.page.request);
  // A wrong title in the address is put right, in one step.
  const answer = await other.page.goto(right.replace(/football\/[^/]+/, "football/sai"));
  expect(answer?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  await expect(other.page).toHaveURL(encodeURI(decodeURI(right)));
  const machines = await other.page.locator('script[type="application/ld+json"]').allTextContents();
  expect(machines.map((data) => JSON.parse(data))).toContainEqual(
    expect.objectContaining({ "@type": "NewsArticle", headline: title, inLanguage: "vi" }),
  );
  await ready(other.page);

  // What was written is there after a reload and after the login, and is said once.
  const words = `Trận hay quá ${name} <b>x</b> https://a.example/b`;
  const box = (where: Page) => where.getByRole("textbox", { name: "Viết bình luận" });
  await box(page).fill(words);
  await page.getByRole("button", { name: "Đăng nhập để bình luận" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await signUp(running(), page.request);
  await page.reload();
  await ready(page);
  await expect(box(page)).toHaveValue(words);
  await page.getByRole("button", { name: "Gửi" }).click();
  const mine = page.locator("#comments li").filter({ hasText: "Trận hay quá" });
  await expect(mine).toHaveCount(1);
  await expect(box(page)).toHaveValue("");
  await expect(mine.getByRole("link", { name: "https://a.example/b" })).toHaveAttribute("rel", /nofollow ugc noopener/);
  await expect(mine).toContainText("<b>x</b>");
  for (const content of ["Hiệp một", "Hiệp hai"]) {
    const form = { newsId: right.split("/").at(-1) ?? "", content };
    await page.request.post("/api/news/addComment", { form, headers: { "sec-fetch-site": "same-origin" } });
  }

  // The other reader is told, and nothing moves before they want it.
  const fresh = other.page.getByRole("button", { name: "3 bình luận mới" });
  await expect(fresh).toBeVisible();
  await expect(other.page.locator("#comments li")).toHaveCount(0);
  await fresh.click();
  const theirs = other.page.locator("#comments > ol > li").filter({ hasText: "Trận hay quá" });
  const like = (where: typeof theirs) => where.getByRole("button", { name: /^Thích \d/ }).first();
  await like(theirs).click();
  await expect(like(theirs)).toHaveAttribute("aria-pressed", "true");
  await expect(like(theirs)).toContainText("1");
  await theirs.getByRole("button", { name: "Báo cáo" }).click();
  await expect(other.page.getByText("Cảm ơn bạn. Chúng tôi sẽ xem xét.")).toBeVisible();
  await theirs.getByRole("button", { name: "Trả lời" }).click();
  await theirs.getByRole("textbox").fill("Đồng ý");
  await theirs.getByRole("button", { name: "Gửi" }).click();
  await expect(theirs.locator("ol li")).toHaveText([/Đồng ý/]);

  // One's own from elsewhere, and the answer.
  await page.getByRole("button", { name: "3 bình luận mới" }).click();
  await expect(mine.first().locator("ol li")).toHaveText([/Đồng ý/]);
  await expect(like(mine.first())).toContainText("1");
  await expectSound(page);
  await expectAccessible(page);

  // Taken back, it leaves the other's page too; what was answered stays below it.
  page.once("dialog", (dialog) => void dialog.accept());
  await mine.first().getByRole("button", { name: "Xóa" }).click();
  await expect(mine).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await expect(other.page.locator("#comments > ol > li").last()).toContainText("Bình luận này không còn nữa.");
  await expect(other.page.locator("#comments ol ol li")).toHaveText([/Đồng ý/]);
});

test("a story that is not written in the reader's language says so; what it tells stays hidden until it is wanted (th)", async ({
  page,
  context,
  baseURL,
  isMobile,
  consoleErrors: _,
}, info) => {
  await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
  const mark = info.testId.slice(-8);
  const attack = `</script><img src=x onerror="document.title='taken'">`;
  const title = `Home wins ${mark} ${attack}`;
  await page.goto("/th/news");
  const text = `Home won 2–1. ${attack}\n\n::quote(${info.testId}) ${attack}`;
  await told(info.testId, { en: { title, summary: `2–1 it was ${attack}`, text } }, `Mai ${attack}`);
  await page.goto("/th/news");
  await linkTo(page, title).click();
  await expect(page.getByRole("note")).toContainText("English");
  // What was written as a script is words, or nothing.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("blockquote")).toContainText("<img src=x");
  await expect(page.locator("article img[src=x]")).toHaveCount(0);
  await expectSound(page);
  await expectAccessible(page);
  const path = new URL(page.url()).pathname;

  // It stands where it belongs: on the front page and with all that it is about.
  const about = page.getByRole("navigation", { name: "เกี่ยวกับ" }).getByRole("link");
  const places = await about.evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
  expect(places).toHaveLength(5);
  for (const place of ["/th/football/matches", ...places]) {
    const html = await (await page.request.get(place)).text();
    expect([place, html.includes(`Home wins ${mark}`), html.includes("<img src=x")]).toEqual([place, true, false]);
  }

  await context.addCookies([{ name: "settings", value: "hidden", url: baseURL ?? "" }]);
  await page.goto("/th/news");
  await ready(page);
  await expect(page.locator("main article").first()).toContainText("ทีม 1 – ทีม 2");
  await expect(page.locator("main")).not.toContainText(mark);
  await expect(page.locator("main")).not.toContainText(/\d ?– ?\d/);
  await page.goto(path);
  await ready(page);
  await expect(page.locator("main")).not.toContainText("Home won");
  await page.getByRole("button", { name: "แสดง", exact: true }).first().click();
  await expect(page.getByText("Home won 2–1.")).toBeVisible();
  await expect(page).not.toHaveTitle("taken");
});

test("the newsletter is asked for, and confirmed from the mailbox (zh-Hant)", async ({
  page,
  isMobile,
  consoleErrors: _,
}, info) => {
  await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
  await page.goto("/zh-Hant/newsletter");
  await ready(page);
  await expectSound(page);
  await expectAccessible(page);
  const mailbox = `fan${info.testId.slice(-8)}@inbox.example`;
  await page.getByLabel("電郵地址").fill(mailbox);
  await page.getByRole("button", { name: "訂閱" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("請查看電郵");
  const link = await mailedLink(mailbox, "confirm");
  await page.goto(link);
  await ready(page);
  await page.getByRole("button", { name: "確認" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("訂閱成功");
  await expectAccessible(page, "main");
});

/** The link of the mail that went to a box: it stands on the server's console. */
async function mailedLink(mailbox: string, step: string): Promise<string> {
  const found = () => {
    const { printed } = running();
    const from = printed.lastIndexOf(mailbox);
    return new RegExp(`/[\\w-]+/newsletter\\?${step}=[\\w.~-]+`).exec(from < 0 ? "" : printed.slice(from))?.[0];
  };
  await expect.poll(found).toBeDefined();
  return found() ?? "";
}
