import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { ready } from "./fixtures.ts";

export type Sport = "football" | "basketball";
type Status = "live" | "finished" | "scheduled";
type Match = { matchId: number; matchName: string; kind: string };
type League = { countryKey: string; leagueKey: string; matches: Match[] };

/** The address of a match of the small demo world in a state, without locale and tab. */
export async function matchIn(request: APIRequestContext, sport: Sport, status: Status): Promise<string> {
  const call = sport === "football" ? "/api/match/getMatchListv4" : "/api/basketball/match/getMatchList";
  // From the day on which the world starts, into its past or its future.
  const way = status === "finished" ? -1 : 1;
  for (let days = 0; days <= 40; days += 1) {
    const date = new Date(Date.parse("2026-11-13T12:00:00Z") + way * days * 86_400_000).toISOString().slice(0, 10);
    const reply = await request.get(`${call}?date=${date}&status=${status}&timeZone=Asia/Bangkok`);
    const leagues: League[] = (await reply.json()).result.leagueMatchList;
    for (const { countryKey, leagueKey, matches } of leagues) {
      const match = matches.find(({ kind }) => kind === status);
      if (match) return `${sport}/${countryKey}/${leagueKey}/${match.matchName}/${match.matchId}`;
    }
  }
  throw new Error(`no ${status} match of ${sport} in the demo world`);
}

export async function open(page: Page, path: string): Promise<void> {
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(200);
  await ready(page);
}

/** The tabs after the first one that the match that is open has, in their order. */
export async function offeredTabs(page: Page): Promise<string[]> {
  const bar = page.locator("main nav", { has: page.locator("a[aria-current=page]") }).first();
  const addresses = await bar
    .locator("a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  return addresses.flatMap((address) => address.split("/")[7] ?? []);
}

/** Goes on to a tab of the match that is open, as a reader does. */
export async function goToTab(page: Page, tab: string): Promise<void> {
  await page.locator(`main nav a[href$="/${tab}"]`).first().click();
  // Told by the browser: an expectation looks again and again, and describes the whole page each time that it does not hold.
  await page.waitForURL(new RegExp(`/${tab}$`));
}
