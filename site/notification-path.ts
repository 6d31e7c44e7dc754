import type { LocaleCode } from "@scoreline/domain/names";
import type { AlertBody } from "@scoreline/domain/notify/alert";
import { isSport, type Sport } from "@scoreline/domain/sport";
import { matchPath } from "./addresses.ts";
import { slug } from "./slug.ts";

/** The kinds of events, as the specification numbers them. */
const contestPaths: Readonly<Record<number, string>> = {
  1: "prediction",
  2: "topreferral",
  3: "matchscore",
  4: "worldcup",
  5: "tiktok",
};

/** Where a notification leads; the list itself where it leads nowhere. */
export function notificationPath(
  locale: LocaleCode,
  { type, redirectDetails }: { type: number; redirectDetails: string },
): string {
  const details = read(redirectDetails);
  const sport = details.sportType === "soccer" ? "football" : String(details.sportType ?? "football");
  const known = isSport(sport) ? sport : "football";
  const text = (name: string) => String(details[name] ?? "");
  const number = (name: string) => Number(details[name] ?? 0);
  switch (type) {
    case 1:
      return `/${locale}/announcement/${number("announcementId")}`;
    case 2:
    case 3:
    case 7:
      return matchPath(locale, known, {
        countryKey: text("countryKey"),
        leagueKey: text("leagueKey"),
        matchName: text("matchName"),
        matchId: number("matchId"),
      });
    case 4: {
      const kind = contestPaths[number("contestType")];
      return kind ? `/${locale}/${known}/event/${kind}/${number("contestId")}` : `/${locale}/${known}/event`;
    }
    case 5:
      return `/${locale}/news/${known}/${slug(text("title"))}/${number("newsId")}`;
    case 6:
      return `/${locale}/news/${known}/${slug(text("title"))}/${number("newsId")}${commentPart(number("commentId"))}`;
    default:
      return `/${locale}/notification`;
  }
}

/** The comment itself, where it is known. */
const commentPart = (id: number) => (id > 0 ? `?comment=${id}#comments` : "#comments");

/** As the specification has it: contests by type and id, news by title, sport and id, matches by the parts of their address. */
export function redirectDetailsOf(body: AlertBody, withoutScores = false): string {
  const details = detailsOf(body);
  // The title of a story may tell a result, and so may its address.
  return JSON.stringify(withoutScores && "title" in details ? { ...details, title: hiddenTitle } : details);
}

/** What a story is called in the address that a reader is given who wants to know no scores. */
export const hiddenTitle = "story";

function detailsOf(body: AlertBody): Record<string, unknown> {
  switch (body.about) {
    case "match": {
      const { sport, countryKey, leagueKey, matchName, matchId } = body.match;
      return { sportType: sportWord(sport), countryKey, leagueKey, matchName, matchId };
    }
    case "news":
      return { title: body.title.en, sportType: sportWord(body.sport), newsId: body.newsId };
    case "reply":
    case "likes": {
      const { newsTitle, sport, newsId, commentId } = body;
      return { title: newsTitle.en, sportType: sportWord(sport), newsId, commentId };
    }
    default:
      return { contestType: body.contestType, contestId: body.contestId, sportType: sportWord(body.sport) };
  }
}

/** The specification's own word for football here. */
const sportWord = (sport: Sport) => (sport === "football" ? "soccer" : sport);

function read(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
