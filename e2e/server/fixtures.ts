import { test as base, expect, type Page } from "@playwright/test";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { ScorelineProcess } from "./scoreline-process.ts";

/** One server for the tests of a worker; each test plays matches of its own. */
export const test = base.extend<{ match: string; consoleErrors: string[] }, { scoreline: ScorelineProcess }>({
  scoreline: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      // Tests follow each other more quickly than readers: none must be given the page of the last one.
      const scoreline = await ScorelineProcess.start({ PAGES_KEPT_MS: "0" });
      await scoreline.say(...smallWorld());
      await use(scoreline);
      await scoreline.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  baseURL: async ({ scoreline }, use) => use(scoreline.address),

  /** The ref of a football match that kicks off now. */
  match: async ({ scoreline }, use, info) => {
    const ref = `${info.testId}-${info.retry}`;
    await scoreline.say(smallFixture("football", ref, { kickoff: Date.now() }));
    await use(ref);
  },

  /** What the page complained about; a test that expects none asks for it. */
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(errors);
    expect(errors).toEqual([]);
  },
});

/** The page answers to the reader. */
export async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor();
}

/** The row of the match that was last added to the page's list: the newest id is the test's own. */
export async function newestRow(page: Page) {
  const { origin, pathname, searchParams } = new URL(page.url());
  const sport = pathname.includes("/basketball/") ? "basketball" : "football";
  const id = await newestMatch(page, { origin, sport, date: searchParams.get("date") ?? "" });
  return page.locator(`[data-match="${id}"]`);
}

type Sport = "football" | "basketball";

/** Asked of the call: a page shows a match that is added later only when its reader wants it. */
export async function newestMatch(
  page: Page,
  { origin = "", sport, date = "" }: { origin?: string; sport: Sport; date?: string },
): Promise<number> {
  const path = sport === "football" ? "match/getMatchListv4" : "basketball/match/getMatchList";
  const reply = await page.request.get(`${origin}/api/${path}`, { params: date ? { date } : {} });
  const { leagueMatchList } = (await reply.json()).result as { leagueMatchList: { matches: { matchId: number }[] }[] };
  return Math.max(...leagueMatchList.flatMap(({ matches }) => matches.map(({ matchId }) => matchId)));
}

export { expect };
