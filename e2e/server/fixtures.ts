import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import type { FeedMessage } from "@scoreline/feed/port/message";
import { smallFixture } from "@scoreline/feed/scripted/small-world";

/** A server with a small world, told by the test what happens; what is said is stored and served once `say` resolves. */
export type Scripted = { readonly address: string; say(...messages: FeedMessage[]): Promise<void> };

/** Opens a browser beside the test's own, of somebody else or on another device. */
export type Another = (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;

/**
 * All tests have the same fixtures for a worker, so that one worker serves them all; what is not asked for is not started.
 * A worker has a server of its own, each test plays matches of its own.
 */
export const test = base.extend<
  { match: string; consoleErrors: string[]; another: Another },
  { scoreline: Scripted; demo: string }
>({
  scoreline: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const path = `/scripted/${parallelIndex}`;
      const say = async (...messages: FeedMessage[]) => void (await atDoor(path, messages));
      await use({ address: await atDoor(path), say });
    },
    { scope: "worker", timeout: 600_000 },
  ],

  /** The address of the demo world. */
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => use(await atDoor("/demo")),
    { scope: "worker", timeout: 600_000 },
  ],

  baseURL: async ({ scoreline }, use) => use(scoreline.address),

  /** The ref of a football match that kicks off now. */
  match: async ({ scoreline }, use, info) => {
    const ref = `${info.testId}-${info.retry}`;
    await scoreline.say(smallFixture("football", ref, { kickoff: Date.now() }));
    await use(ref);
  },

  /** Closed with the test: a page that is left open goes on asking while other tests run. */
  another: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      opened.push(context);
      return { context, page: await context.newPage() };
    });
    for (const context of opened) await context.close();
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

/** The address of a server that outlives the workers, after it was told what is to be said. */
async function atDoor(path: string, messages?: readonly FeedMessage[]): Promise<string> {
  const said = messages && { method: "POST", body: JSON.stringify(messages) };
  const reply = await fetch(`${process.env.SERVERS_DOOR}${path}`, said);
  if (!reply.ok) throw new Error(await reply.text());
  return reply.text();
}

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
