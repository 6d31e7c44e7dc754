import { startDemoWorld } from "@scoreline/e2e/server/demo-world";
import type { ScorelineProcess } from "@scoreline/e2e/server/scoreline-process";
import { atLeast, count, kilobytes, type Report, times } from "../harness/figures.ts";
import { startSite } from "../harness/site.ts";
import { ratesInTurn, type Target } from "../harness/wrk.ts";
import { fetchRaw } from "./lists.ts";

const headers = { "accept-encoding": "br" };
/** No page is given twice: signed-in readers will not share theirs. */
const notKept = { PAGES_KEPT_MS: "0" };
const pages = (rate: number) => `${rate.toFixed(0)} a second`;

/** Pages for anonymous readers: out of the cache, and rendered for each of them. */
export async function pagesPart({ rows }: { rows: number }): Promise<Report> {
  const kept = await startSite(rows);
  const fresh = await startSite(rows, notKept);
  const world = await startDemoWorld(notKept);
  try {
    const home = `${fresh.base}/en`;
    const match = await liveMatch(world);
    const weights = await Promise.all([home, match].map(weightOf));
    const found = await ratesInTurn({ cached: target(`${kept.base}/en`), home: target(home), match: target(match) });
    return {
      title: `Pages: the home page of ${count(rows)} matches and the page of a live match, anonymous`,
      verdicts: [
        atLeast("cached against rendered each time", found.cached / found.home, 30, times),
        atLeast("home pages, rendered each time", found.home, 120, pages),
        atLeast("match pages, rendered each time", found.match, 150, pages),
      ],
      tables: [
        {
          head: ["", "pages a second", "HTML", "brotli"],
          rows: [
            ["home, cached", count(found.cached), "", ""],
            ["home, rendered each time", found.home.toFixed(1), ...(weights[0] ?? [])],
            ["match, rendered each time", found.match.toFixed(1), ...(weights[1] ?? [])],
          ],
        },
      ],
      notes: [
        "Rendered each time: on a server that keeps no pages, so that each is rendered and compressed. The cached rate holds one rendering every 1.5 s. The match is on, in a demo world that goes on playing meanwhile.",
      ],
    };
  } finally {
    await Promise.all([kept.site.end(), fresh.site.end(), world.end()]);
  }
}

const target = (url: string): Target => ({ url, headers, expect: 200 });

async function weightOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const { body } = await fetchRaw(url);
  return [kilobytes(Buffer.byteLength(html)), kilobytes(body.length)];
}

type League = { countryKey: string; leagueKey: string; matches: { matchName: string; matchId: number }[] };

/** The address of a football match that is on. */
async function liveMatch({ address }: ScorelineProcess): Promise<string> {
  const reply = await fetch(`${address}/api/match/getMatchListv4?status=live&timeZone=Asia/Bangkok`);
  const leagues: League[] = (await reply.json()).result.leagueMatchList;
  const [league] = leagues;
  const [match] = league?.matches ?? [];
  if (!league || !match) throw new Error("no match is on in the demo world");
  const { countryKey, leagueKey } = league;
  return `${address}/en/football/${countryKey}/${leagueKey}/${match.matchName}/${match.matchId}`;
}
