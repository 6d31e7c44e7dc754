import type { MatchRow, TeamBadge } from "@scoreline/contract/schemas";
import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { leaguePath, newsListPath, newsPath, playerPath, teamPath } from "@scoreline/site/addresses";
import { type MetaSource, originOf } from "#seo/page-meta.ts";

/** Structured data in schema.org's words. Addresses are whole: a reader of data has no page to start from. */

type Where = { source: MetaSource; locale: LocaleCode; sport: Sport };
type League = { leagueId: number; leagueName: string; leagueKey: string; countryKey: string };

/** The site itself, and how it is searched. */
export function webSite(source: MetaSource, locale: LocaleCode): object {
  const home = `${originOf(source)}/${locale}`;
  return {
    "@type": "WebSite",
    name: "Scoreline",
    url: home,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${home}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** The way down to a page, the page itself last. */
export function breadcrumbs(source: MetaSource, steps: readonly { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: address(source, path),
    })),
  };
}

export function sportsTeam({ source, locale, sport }: Where, team: TeamBadge): object {
  if (team.teamId === 0) return { "@type": "SportsTeam", name: team.name, sport: sportName[sport] };
  return {
    "@type": "SportsTeam",
    name: team.name,
    sport: sportName[sport],
    url: address(source, teamPath(locale, sport, team)),
    logo: `${originOf(source)}/share/team/${team.teamId}.png?lang=${locale}`,
  };
}

type Profile = {
  playerId: number;
  slug: string;
  name: string;
  birthDate: string | null;
  birthPlace: string | null;
  heightCm: number | null;
  country: { name: string } | null;
};

export function person(where: Where, player: Profile, team: TeamBadge | undefined): object {
  const { source, locale, sport } = where;
  return {
    "@type": "Person",
    name: player.name,
    url: address(source, playerPath(locale, sport, player)),
    image: `${originOf(source)}/share/player/${player.playerId}.png?lang=${locale}`,
    ...(player.birthDate && { birthDate: player.birthDate }),
    ...(player.birthPlace && { birthPlace: { "@type": "Place", name: player.birthPlace } }),
    ...(player.heightCm && { height: { "@type": "QuantitativeValue", value: player.heightCm, unitCode: "CMT" } }),
    ...(player.country && { nationality: { "@type": "Country", name: player.country.name } }),
    ...(team && { memberOf: sportsTeam(where, team) }),
  };
}

type Article = {
  newsId: number;
  sport: Sport;
  slug: string;
  title: string;
  summary: string;
  language: LocaleCode;
  authorId: number;
  authorName: string;
  publishedAt: number;
  correctedAt: number | null;
  comments: number;
};

/** A story. Its title is what the page shows: plain while a result is hidden. */
export function newsArticle(source: MetaSource, locale: LocaleCode, story: Article): object {
  return {
    "@type": "NewsArticle",
    headline: story.title,
    description: story.summary,
    inLanguage: languageTags[story.language],
    url: address(source, newsPath(locale, story)),
    image: [`${originOf(source)}/share/news/${story.newsId}.png?lang=${locale}`],
    datePublished: new Date(story.publishedAt).toISOString(),
    dateModified: new Date(story.correctedAt ?? story.publishedAt).toISOString(),
    commentCount: story.comments,
    author: {
      "@type": "Person",
      name: story.authorName,
      url: address(source, newsListPath(locale, "author", story.authorId)),
    },
    publisher: { "@type": "Organization", name: "Scoreline", url: originOf(source) },
  };
}

const sportName = { football: "Association football", basketball: "Basketball" } as const satisfies Record<
  Sport,
  string
>;

const eventStatus: Partial<Record<MatchRow["kind"], string>> = {
  postponed: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
};

/** A match as an event: who, when and where, never the score. */
export function sportsEvent(
  where: Where,
  { match, league, path, venue }: { match: MatchRow; league: League; path: string; venue: string | undefined },
): object {
  const { source, locale, sport } = where;
  const [home, away] = [match.homeTeam, match.awayTeam].map((team) => sportsTeam(where, team));
  return {
    "@type": "SportsEvent",
    name: `${match.homeTeam.name} – ${match.awayTeam.name}`,
    startDate: new Date(match.kickoff).toISOString(),
    eventStatus: eventStatus[match.kind] ?? "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    sport: sportName[sport],
    url: address(source, path),
    image: `${originOf(source)}/share/match/${match.matchId}.png?lang=${locale}`,
    location: { "@type": "Place", name: venue ?? match.homeTeam.name },
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    superEvent: {
      "@type": "SportsEvent",
      name: league.leagueName,
      url: address(source, leaguePath(locale, sport, league)),
    },
  };
}

function address(source: MetaSource, path: string): string {
  return `${originOf(source)}${encodeURI(path)}`;
}
