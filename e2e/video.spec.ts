import type { Page } from "@playwright/test";
import type { FeedOf } from "@scoreline/feed/port/message";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { canFilm, type Films, startFilms } from "./server/films.ts";
import { test as base, expect, newestMatch, ready } from "./server/fixtures.ts";
import { newAddress, signUp } from "./server/people.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { fullTime, score } from "./server/states.ts";

let films: Films | undefined;
let server: ScorelineProcess | undefined;

const test = base.extend({
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      films ??= await startFilms();
      if (!server) {
        const { host } = films;
        server = await ScorelineProcess.start({ TRUST_PROXY: "1", VIDEO_HOSTS: host, EMBED_HOSTS: host });
        await server.say(...smallWorld());
      }
      await use(server.address);
    },
    { scope: "test", timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

test.skip(!canFilm, "ffmpeg is not installed: there is nothing to play");
test.afterAll(async () => {
  await server?.end();
  await films?.close();
});

function running(): { server: ScorelineProcess; films: Films } {
  if (!server || !films) throw new Error("both are started with the first page");
  return { server, films };
}

type Entry = FeedOf<"videos">["entries"][number];

/** A match of the test's own with what there is to watch of it. */
async function filmed(page: Page, match: string, how: "on" | "over", ...entries: Omit<Entry, "at">[]): Promise<number> {
  const now = Date.now();
  await running().server.say(
    smallFixture("football", match, { kickoff: now }),
    how === "on" ? score(match, 1, 0, "first-half") : fullTime(match, 1, 0),
    { type: "videos", match, at: now, entries: entries.map((entry) => ({ ...entry, at: now })) },
  );
  return newestMatch(page, { sport: "football" });
}

/** Where the film is, in seconds. */
const place = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

/** How much of it was played. */
const seen = (page: Page) =>
  page
    .locator("video")
    .evaluate(({ played }: HTMLVideoElement) =>
      played.length > 0 ? played.end(played.length - 1) - played.start(0) : 0,
    );

test(
  "anybody plays a file with captions and speed, goes on where they stopped, and is told when it fails (th)",
  {
    tag: "@desktop",
  },
  async ({ page }, info) => {
    const { films } = running();
    const captions = [{ language: "th", url: films.address("captions.vtt") }];
    const id = await filmed(
      page,
      info.testId,
      "over",
      { ref: "short", kind: "highlights", seconds: 30, url: films.address("film.mp4"), captions },
      { ref: "theirs", kind: "first-half", url: films.address("player.html") },
      { ref: "free", kind: "first-half", title: { en: "The other format" }, url: films.address("film.webm") },
      { ref: "foreign", kind: "first-half", title: { en: "Foreign" }, url: "https://evil.example/embed" },
    );
    await page.goto(`/th/football/highlights/a/b/c/${id}`);
    await ready(page);
    const panel = page.getByRole("region", { name: "วิดีโอ", exact: true });
    const player = page.getByRole("region", { name: "เครื่องเล่นวิดีโอ" });
    const video = page.locator("video");

    // Broken at first: words and a way to try again, which works once the film is there.
    films.broken = true;
    await panel.getByRole("button", { name: "เล่น: ไฮไลต์" }).click();
    await expect(player.getByRole("alert")).toContainText("เล่นวิดีโอไม่ได้");
    films.broken = false;
    await player.getByRole("button", { name: "ลองอีกครั้ง" }).click();
    await expect(player.getByRole("alert")).toBeHidden();
    await expect(page).toHaveURL(/\?video=short$/);
    await expect.poll(() => seen(page)).toBeGreaterThan(0);

    await video.press("k");
    await expect(video).toHaveJSProperty("paused", true);
    await video.press("c");
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.activeCues?.length)).toBe(1);
    await player.getByLabel("ความเร็ว").selectOption("1.5");
    await expect(video).toHaveJSProperty("playbackRate", 1.5);
    const before = await place(page);
    await video.press("l");
    await expect.poll(() => place(page)).toBeGreaterThanOrEqual(before + 10);
    // A window of its own, and back.
    const inPicture = () => page.evaluate(() => document.pictureInPictureElement !== null);
    const pictureInPicture = player.getByRole("button", { name: "ภาพซ้อนภาพ" });
    await pictureInPicture.click();
    await expect.poll(inPicture).toBe(true);
    await pictureInPicture.click();
    await expect.poll(inPicture).toBe(false);
    await expectSound(page);
    await expectAccessible(page);

    // The player leaves with its place, and comes back to it.
    await panel.getByRole("button", { name: "ปิดวิดีโอ" }).click();
    await expect(player).toHaveCount(0);
    await page.reload();
    await ready(page);
    await panel.getByRole("button", { name: "เล่น: ไฮไลต์" }).click();
    await expect(player.getByRole("status")).toContainText("เล่นต่อจาก");
    await expect.poll(() => place(page)).toBeGreaterThanOrEqual(10);
    await player.getByRole("button", { name: "เริ่มใหม่ตั้งแต่ต้น" }).click();
    await expect.poll(() => place(page)).toBeLessThan(9);

    // A player of others stands in a frame that is shut in; one of a foreign host has none.
    await panel.getByRole("listitem").filter({ hasText: "ครึ่งแรก" }).getByRole("button").click();
    await expect(player.locator("iframe")).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-presentation",
    );
    await expect(player.frameLocator("iframe").locator("p")).toHaveText("A player of others");
    await expect(video).toHaveCount(0);
    await panel.getByRole("listitem").filter({ hasText: "The other format" }).getByRole("button").click();
    await expect(video).toHaveAttribute("src", films.address("film.webm"));
    await expect.poll(() => seen(page)).toBeGreaterThan(0);
    await panel.getByRole("listitem").filter({ hasText: "ครึ่งแรก" }).getByRole("button").click();
    await page.context().route("https://evil.example/**", (route) => route.fulfill({ body: "Elsewhere" }));
    const opened = page.waitForEvent("popup");
    await panel.getByRole("listitem").filter({ hasText: "Foreign" }).getByRole("button").click();
    await expect(await opened).toHaveURL("https://evil.example/embed");
    await expect(page.locator("iframe")).toHaveAttribute("src", films.address("player.html"));
  },
);

test(
  "a live stream is played to who is signed in, by a link of their own, until the match is over (th)",
  { tag: "@phone" },
  async ({ page, another }, info) => {
    const { films, server } = running();
    await signUp(server, page.request);
    const captions = [{ language: "th", url: films.address("captions.vtt") }];
    const live = { ref: "tv", kind: "live", url: films.address("live.m3u8"), captions } as const;
    const id = await filmed(page, info.testId, "on", live);
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/th/football/a/b/c/${id}`);
    await ready(page);
    // Nothing of it comes before somebody wants it, and then no more than it takes.
    expect(asked.filter((path) => /hls|\.m3u8|\.ts$/.test(path))).toEqual([]);
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => /\/(hls|video)[\w.-]*\.(js|css)$/.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      );
    const poster = page.getByRole("listitem").filter({ hasText: "ถ่ายทอดสด" }).getByRole("button");
    await poster.click();
    await expect.poll(() => seen(page)).toBeGreaterThan(0.3);
    const loaded = await scripts();
    expect(loaded).toBeGreaterThan(90_000);
    expect(loaded).toBeLessThanOrEqual(130_000);
    expect(asked).toContain("/video/live");
    const video = page.locator("video");
    await video.press("c");
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.activeCues?.length)).toBe(1);
    expect(await page.content()).not.toContain("live.m3u8");

    await expectSound(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "main");
    // The policy of the page lets all of it through; what is refused once the match is over is meant to be.
    expect(complaints).toEqual([]);

    const visitor = await another();
    await visitor.page.goto(`/th/football/a/b/c/${id}`);
    await ready(visitor.page);
    await visitor.page.getByRole("listitem").filter({ hasText: "ถ่ายทอดสด" }).getByRole("button").click();
    await expect(visitor.page.getByRole("dialog")).toContainText("เข้าสู่ระบบเพื่อดูถ่ายทอดสด");

    await server.say(fullTime(info.testId, 1, 0));
    await expect(poster).toBeHidden();
  },
);
