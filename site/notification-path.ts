import type { LocaleCode } from "@scoreline/domain/names";
import { isSport } from "@scoreline/domain/sport";
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
      return `/${locale}/news/${known}/${slug(text("title"))}/${number("newsId")}#comments`;
    default:
      return `/${locale}/notification`;
  }
}

function read(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
