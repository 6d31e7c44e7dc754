import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import { matchPath } from "@scoreline/site/addresses";
import { redirect } from "react-router";
import { loadAd } from "#frame/banners/load-ad.ts";
import { notFound } from "#frame/paths/unknown.ts";
import { type MatchRequest, matchRequest } from "#match/match-request.ts";
import { coversRow } from "#reader/hidden/masked.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";

/** So many other live matches are shown beside one: those of the most followed competitions. */
const othersShown = 8;

type LoaderArgs = Parameters<typeof matchRequest>[0] & {
  params: { country?: string; league?: string; matchName?: string };
};

/** What the frame of a match page shows. An address with other names in it leads to the right one. */
export async function loadMatch(args: LoaderArgs) {
  const request = matchRequest(args);
  const { sport, matchId, locale, reader, minute, url, ask } = request;
  if (sport === "football" && url.pathname.split("/")[7] === "box-score") throw notFound();
  const info = await ask(sport === "football" ? "/match/info" : "/basketball/match/info");
  const base = matchPath(locale, sport, { ...info.league, ...info.match });
  const { country = "", league = "", matchName = "" } = args.params;
  const asked = matchPath(locale, sport, { countryKey: country, leagueKey: league, matchName, matchId });
  if (asked !== base) {
    // The parts of the path may hold letters of any script: what comes after them is counted in segments.
    const rest = url.pathname.split("/").slice(7).join("/");
    throw redirect(`${encodeURI(base)}${rest && `/${rest}`}${url.search}`, 301);
  }
  const client = readerClient(args.context, locale, reader);
  const live = { status: "live" } as const;
  const [{ result }, standing, ad] = await Promise.all([
    sport === "football"
      ? client.get("/match/getMatchListv4", live)
      : client.get("/basketball/match/getMatchList", live),
    standingOf(request, info.tabs),
    loadAd(client, "match", reader, sport),
  ]);
  // The stream moves the present, whatever minute the page shows first.
  const present =
    minute === undefined
      ? info.match
      : ((await client.get(sport === "football" ? "/match/score" : "/basketball/match/score", { matchIds: [matchId] }))
          .result.data[0] ?? info.match);
  return {
    sport,
    matchId,
    minute,
    info,
    present,
    standing,
    ad,
    /** What gives the score away was left out. */
    hidden: coversRow(present, reader),
    others: mostFollowed(result.leagueMatchList, matchId),
  };
}

export type MatchData = Awaited<ReturnType<typeof loadMatch>>;

/** Both lines of the table, as short as the head shows them: the table itself stays here. */
async function standingOf({ ask, countsHidden }: MatchRequest, tabs: MatchInfoReply["tabs"]) {
  if (!tabs.includes("table") || (await countsHidden())) return null;
  const { home, away } = await ask("/soccer/getLeagueStandingStatByMatch");
  const line = (lines: typeof home) => {
    if (!lines || lines.total.played === 0) return null;
    const { rank, won, lost } = lines.total;
    return { rank, wins: won, losses: lost };
  };
  return { home: line(home), away: line(away) };
}

function mostFollowed(leagues: readonly LeagueMatches[], own: number): LeagueMatches[] {
  const found: LeagueMatches[] = [];
  let left = othersShown;
  for (const league of leagues) {
    const matches = league.matches.filter(({ matchId }) => matchId !== own).slice(0, left);
    left -= matches.length;
    if (matches.length > 0) found.push({ ...league, matches });
  }
  return found;
}
