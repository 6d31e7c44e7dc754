import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";

/** The addresses of the specification, built in one place: pages, sitemaps and feeds link by these. */

export type MatchTab =
  | "info"
  | "tracker"
  | "lineups"
  | "h2h"
  | "table"
  | "stats"
  | "analysis"
  | "box-score"
  | `analysis/${string}`;
export type LeagueTab = "matches" | "table" | "stats" | "about";
export type TeamTab = "overview" | "match" | "squad";
export type PlayerTab = "overview" | "transfer" | "career" | "compare";

export function matchPath(
  locale: LocaleCode,
  sport: Sport,
  match: { countryKey: string; leagueKey: string; matchName: string; matchId: number },
  tab?: MatchTab,
): string {
  return path(locale, sport, match.countryKey, match.leagueKey, match.matchName, match.matchId, tab);
}

/** What of a match can be seen again: below the list of its sport. */
export function highlightsPath(
  locale: LocaleCode,
  sport: Sport,
  match: { countryKey: string; homeTeam: { slug: string }; awayTeam: { slug: string }; matchId: number },
): string {
  return path(locale, sport, "highlights", match.countryKey, match.homeTeam.slug, match.awayTeam.slug, match.matchId);
}

export function leaguePath(
  locale: LocaleCode,
  sport: Sport,
  league: { countryKey: string; leagueKey: string; leagueId: number },
  tab?: LeagueTab,
): string {
  return `${path(locale, sport, league.countryKey, league.leagueKey, tab)}?leagueId=${league.leagueId}`;
}

/** The word that stands for all countries in the place of one. */
export const allCountries = "countries";

/** A country's or a region's competitions: the parent of their pages. */
export function countryPath(locale: LocaleCode, sport: Sport, { countryKey }: { countryKey: string }): string {
  return path(locale, sport, countryKey);
}

/** `slug` is the team's `addressName`. A place that no team fills yet (teamId 0) has no page: do not link it. */
export function teamPath(
  locale: LocaleCode,
  sport: Sport,
  team: { slug: string; teamId: number },
  tab?: TeamTab,
): string {
  return path(locale, sport, "team", team.slug, team.teamId, tab);
}

/** `slug` is the player's `addressName`. */
export function playerPath(
  locale: LocaleCode,
  sport: Sport,
  player: { slug: string; playerId: number },
  tab?: PlayerTab,
): string {
  return path(locale, sport, "player", player.slug, player.playerId, tab);
}

/** A story; `slug` is made of its title. */
export function newsPath(locale: LocaleCode, story: { sport: Sport; slug: string; newsId: number }): string {
  return path(locale, "news", story.sport, story.slug, story.newsId);
}

/** Stories of a kind, by somebody, or about something. */
export function newsListPath(
  locale: LocaleCode,
  by?: "category" | "author" | "tag" | "sport",
  what?: string | number,
): string {
  return by === "sport" ? path(locale, "news", what) : path(locale, "news", by, what);
}

function path(...parts: (string | number | undefined)[]): string {
  return `/${parts.filter((part) => part !== undefined).join("/")}`;
}
