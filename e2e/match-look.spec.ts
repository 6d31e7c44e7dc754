import type { Page } from "@playwright/test";
import type { FeedMessage } from "@scoreline/feed/port/message";
import { smallFixture, smallTeam } from "@scoreline/feed/scripted/small-world";
import { expect, newestMatch, ready, test } from "./server/fixtures.ts";
import { expectAccessible, expectSound } from "./server/sound.ts";
import { fullTime, score, thirdQuarter } from "./server/states.ts";

const phone = { tag: "@phone" };
const desktop = { tag: "@desktop" };
const smallest = { width: 320, height: 720 };

/** The longest words and the longest names that clubs have on the site, by language. */
const longNames = {
  en: ["Büyükçekmece", "Western Sydney Wanderers Youth"],
  th: ["มหาวิทยาลัยวันเฮียน", "Anyang JungKwanJang Red Boosters ทีมสำรอง"],
  vn: ["Borussia Mönchengladbach U19", "Anyang JungKwanJang Red Boosters (dự bị)"],
  kh: ["កងយោធពលខេមរភូមិន្ទ", "Anyang JungKwanJang Red Boosters បម្រុង"],
  "zh-Hans": ["安养正官庄红色助推器预备队", "Rain or Shine Elasto Painters预备队"],
  "zh-Hant": ["安養正官莊紅色助推器預備隊", "North-West Tasmania Thunder女籃"],
  ja: ["安養正官庄レッドブースターズリザーブ", "マウント・ドルイット・タウン・レンジャーズリザーブ"],
  pt: ["Borussia Mönchengladbach Feminino", "Anyang JungKwanJang Red Boosters Reservas"],
} as const;

type Locale = keyof typeof longNames;

function named(sport: "football" | "basketball", ref: string, number: 0 | 1): FeedMessage {
  const names = Object.fromEntries(Object.entries(longNames).map(([locale, each]) => [locale, each[number]]));
  return {
    ...smallTeam(sport, 1),
    ref,
    names: names as { en: string },
    short: longNames.en[number].slice(0, 24),
    code: "LNG",
  };
}

/** Words that are cut, wider than their side, or over something else of the head. */
async function troubleInHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const head = document.querySelector("[data-hero]");
    if (!head) return ["no head"];
    const shown = (element: Element) => element.getClientRects().length > 0;
    const trouble: string[] = [];
    for (const word of head.querySelectorAll("[data-name] > span")) {
      if (!shown(word)) continue;
      const side = word.closest("[data-side]")?.getBoundingClientRect();
      const box = word.getBoundingClientRect();
      if (!side || box.left < side.left - 1 || box.right > side.right + 1) trouble.push(`wide: ${word.textContent}`);
      // A word that may not break stands on one line.
      if (!word.hasAttribute("data-free") && word.getClientRects().length !== 1)
        trouble.push(`broken: ${word.textContent}`);
    }
    const blocks = [...head.querySelectorAll("[data-name], [data-score], [data-hour], [data-state]")].filter(shown);
    for (const [place, one] of blocks.entries()) {
      for (const other of blocks.slice(place + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const over = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        if (over) trouble.push(`over each other: ${one.textContent} / ${other.textContent}`);
      }
    }
    return trouble;
  });
}

for (const sport of ["football", "basketball"] as const) {
  test(
    `the head of a ${sport} match breaks no name at 320 px, in any language`,
    phone,
    async ({ page, scoreline }, info) => {
      const ref = `names-${info.testId}`;
      const teams = [`${ref}-1`, `${ref}-2`] as const;
      await scoreline.say(
        named(sport, teams[0], 0),
        named(sport, teams[1], 1),
        smallFixture(sport, ref, { kickoff: Date.now(), home: { team: teams[0] }, away: { team: teams[1] } }),
        sport === "football" ? score(ref, 2, 1) : thirdQuarter(ref, 60, 65),
      );
      const id = await newestMatch(page, { sport });
      await page.setViewportSize(smallest);
      for (const locale of Object.keys(longNames) as Locale[]) {
        await page.goto(`/${locale}/${sport}/a/b/c/${id}`);
        await ready(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await troubleInHead(page), locale).toEqual([]);
        await expectSound(page);
      }
    },
  );
}

test(
  "a match to come says when, how long that is, and what to look forward to; no tab is empty",
  desktop,
  async ({ page, scoreline }, info) => {
    const ref = `preview-${info.testId}`;
    const at = Date.now();
    const price = { company: 8, market: "1x2" as const, at, prices: [2, 4, 4] as [number, number, number] };
    const past = `${ref}-past`;
    await scoreline.say(
      smallFixture("football", past, { kickoff: Date.now() - 7 * 86_400_000 }),
      fullTime(past, 2, 1),
      smallFixture("football", ref, { kickoff: Date.now() + 3 * 3_600_000 }),
      {
        type: "odds",
        match: ref,
        at,
        entries: [
          { ...price, phase: "opening" },
          { ...price, phase: "pre-match" },
        ],
      },
    );
    const tomorrow = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const id = await newestMatch(page, { sport: "football", date: tomorrow });
    await page.goto(`/en/football/a/b/c/${id}`);
    await ready(page);
    const head = page.locator("[data-hero]");
    await expect(head.locator("[data-hour]")).toHaveText(/^\d{2}:\d{2}$/);
    await expect(head.locator("[data-countdown]")).toHaveText(/^0[23]:\d{2}:\d{2}$/);
    await expect(head).not.toContainText("- – -");
    const preview = page.locator("[data-preview]");
    await expect(preview.getByRole("heading", { name: "Form" })).toBeVisible();
    await expect(preview.getByRole("heading", { name: "Meetings" })).toBeVisible();
    // Who wins: the shares are told to whoever has said what they think, who may think again.
    const choices = preview.locator("[data-votes] button");
    await expect(choices).toHaveCount(3);
    await expect(choices.first()).not.toContainText("%");
    await choices.first().click();
    await expect(choices.first()).toHaveText(/100\s?%/);
    await choices.nth(1).click();
    await expect(choices.nth(1)).toHaveText(/100\s?%/);
    await expect(choices.first()).toHaveAttribute("aria-pressed", "false");
    await expect(preview).toContainText(/T1 50% · Draw 25% · T2 25%/);
    const tabs = page.locator("main nav").first().getByRole("link");
    await expect(tabs).toHaveText(["Info", "H2H", "Analysis"]);
    await expect(page.locator("main")).not.toContainText("No data yet");
    await expectSound(page);
    await expectAccessible(page);
  },
);

test(
  "postponed says why and until when, abandoned the minute and the reason, and its timeline ends there",
  desktop,
  async ({ page, scoreline }, info) => {
    const [off, broken] = [`off-${info.testId}`, `broken-${info.testId}`];
    const until = Date.parse("2027-01-20T18:30:00Z");
    await scoreline.say(smallFixture("football", off, { kickoff: Date.now() }), {
      type: "football-state",
      match: off,
      at: Date.now(),
      state: { kind: "postponed", reason: "weather", until },
    });
    await page.goto(`/en/football/a/b/c/${await newestMatch(page, { sport: "football" })}`);
    const head = page.locator("[data-hero]");
    await expect(head).toContainText("Postponed");
    await expect(head).toContainText("Bad weather");
    await expect(head).toContainText("New date: ");
    await expect(head).toContainText("20 Jan");

    await scoreline.say(
      smallFixture("football", broken, { kickoff: Date.now() - 3_600_000 }),
      score(broken, 1, 0, "first-half"),
      {
        type: "football-events",
        match: broken,
        at: Date.now(),
        events: [{ ref: "goal", type: "goal", how: "header", side: "home", minute: 12, phase: "first-half" }],
      },
      {
        type: "football-state",
        match: broken,
        at: Date.now() + 1_000,
        state: { kind: "abandoned", reason: "power", stoppedAt: { minute: 31 } },
      },
    );
    await page.goto(`/en/football/a/b/c/${await newestMatch(page, { sport: "football" })}`);
    await ready(page);
    await expect(head).toContainText("Abandoned 31'");
    await expect(head).toContainText("Power failure");
    await expect(head.locator("[data-score] b")).toHaveText(["1", "0"]);
    const slider = page.getByRole("slider");
    await expect(slider).toHaveValue("30");
    await expect(slider).toHaveAttribute("max", "30");
    await expect(page.locator("[data-ended]")).toHaveCount(1);
  },
);

test(
  "a goal is told for a moment with its scorer's side bold, and a red card never stands beside a ball",
  desktop,
  async ({ page, scoreline, match }) => {
    await scoreline.say(score(match, 0, 0), {
      type: "football-events",
      match,
      at: Date.now(),
      events: [{ ref: "red", type: "card", card: "red", side: "away", minute: 20, phase: "first-half" }],
    });
    await page.goto(`/en/football/a/b/c/${await newestMatch(page, { sport: "football" })}`);
    await ready(page);
    const lines = page.getByRole("region", { name: "Goals and red cards" }).getByRole("listitem");
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toHaveAttribute("data-mark", "red");
    await expect(lines.first().locator("svg")).toHaveCount(0);

    await scoreline.say(score(match, 0, 1), {
      type: "football-events",
      match,
      at: Date.now(),
      events: [{ ref: "goal", type: "goal", how: "header", side: "away", minute: 67, phase: "second-half" }],
    });
    const bar = page.locator("[data-goal-bar]");
    await expect(bar).toContainText("GOAL");
    await expect(bar.locator("[data-scored]")).toHaveText(["1"]);
    await expect(page.locator("ol [data-goal] [data-scored]")).toHaveText(["1"]);
    await expect(page.locator("ol [data-goal]")).toHaveAttribute("data-side", "away");
  },
);

test(
  "a game shows fouls, bonus and time-outs, tenths in the last minute, and records beside the names",
  desktop,
  async ({ page, scoreline }, info) => {
    const ref = `court-${info.testId}`;
    const state = thirdQuarter(ref, 10, 12);
    if (state.state.kind !== "live") throw new Error("a game that is on");
    await scoreline.say(smallFixture("basketball", ref, { kickoff: Date.now() }), {
      ...state,
      state: {
        ...state.state,
        clock: { ...state.state.clock, remaining: 48.3 },
        courtside: { fouls: { home: 5, away: 3 }, bonus: { home: false, away: true }, timeOuts: { home: 2, away: 1 } },
      },
    });
    await page.goto(`/en/basketball/a/b/c/${await newestMatch(page, { sport: "basketball" })}`);
    await ready(page);
    await expect(page.locator("[data-state]")).toHaveText("Q3 48.3");
    const rows = page.locator("[data-courtside] tbody tr");
    await expect(rows.nth(0)).toHaveText(/5\s*Team fouls\s*3\s*Bonus/);
    await expect(rows.nth(1)).toHaveText(/2\s*Time-outs left\s*1/);
  },
);

test("a match is shared with its picture", desktop, async ({ page, scoreline, match }) => {
  await scoreline.say(score(match, 1, 0));
  // The device's own way to share, which a browser of a test does not have.
  await page.addInitScript(() => {
    const device = { shared: undefined as unknown };
    Object.assign(window, { device });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, files }: ShareData) => {
        device.shared = { title, files: files?.map(({ type, size }) => ({ type, filled: size > 1_000 })) };
      },
    });
  });
  await page.goto(`/en/football/a/b/c/${await newestMatch(page, { sport: "football" })}`);
  await ready(page);
  await page.locator("[data-hero]").getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { device: { shared: unknown } }).device.shared))
    .toEqual({ title: "Team 1 vs Team 2", files: [{ type: "image/png", filled: true }] });
});
