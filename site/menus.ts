import { isSport, type Sport } from "@scoreline/domain/sport";
import { allCountries } from "#addresses.ts";

/** What an address is to the frame around the page: which menu is lit, what is hidden, where the sport picker leads. */

/** Second segments under a sport that are not a country. */
const sections = ["matches", "highlights", "fav", "event", "fantasysport", "team", "player", allCountries] as const;
type Section = (typeof sections)[number];

type Place = { sport: Sport | undefined; section: Section | undefined; segments: readonly string[] };

function placeOf(pathname: string): Place {
  const segments = pathname.split("/").filter(Boolean).slice(1);
  const [first = "", second = ""] = segments;
  const sport = isSport(first) ? first : undefined;
  return { sport, section: sport && sections.find((section) => section === second), segments };
}

/** The sport in an address, where it has one. */
export function sportIn(pathname: string): Sport | undefined {
  return placeOf(pathname).sport;
}

/** The front page of a sport; a language's home is football's. */
export function isHomePage(pathname: string): boolean {
  const { sport, section, segments } = placeOf(pathname);
  return (
    segments.length === 0 || (sport !== undefined && segments.length < 3 && (!segments[1] || section === "matches"))
  );
}

/** /{locale}/{sport}/{country}/{league}/{matchName}/{matchId}, and its tabs. */
export function isMatchPage(pathname: string): boolean {
  const { sport, section, segments } = placeOf(pathname);
  return sport !== undefined && !section && /^\d+$/.test(segments[4] ?? "");
}

export function isOddsResultPage(pathname: string): boolean {
  return isMatchPage(pathname) && /\/analysis\/odds(\/|$)/.test(pathname);
}

const accountPages = ["signup", "signin", "forgetpassword", "account"];

export function isAccountPage(pathname: string): boolean {
  return accountPages.includes(placeOf(pathname).segments[0] ?? "");
}

/** Pages of a reader's own: a visitor is asked to log in first. */
export function isPersonalPage(pathname: string): boolean {
  const { section, segments } = placeOf(pathname);
  return section === "fav" || section === "fantasysport" || segments[0] === "account" || segments[0] === "notification";
}

export const menuItems = ["matches", "highlights", "competitions", "favourites", "events", "fantasy"] as const;
export type MenuItem = (typeof menuItems)[number];

const itemOf: Partial<Record<Section, MenuItem>> = {
  highlights: "highlights",
  fav: "favourites",
  event: "events",
  fantasysport: "fantasy",
  [allCountries]: "competitions",
};

/** Which tab is lit, and which item of its menu: pages of leagues, matches and teams belong to the matches. */
export function menuPlace(pathname: string): { tab: Sport | "news" | undefined; item: MenuItem | undefined } {
  const { sport, section, segments } = placeOf(pathname);
  if (sport) return { tab: sport, item: (section && itemOf[section]) ?? "matches" };
  if (segments.length === 0) return { tab: "football", item: "matches" };
  return { tab: segments[0] === "news" ? "news" : undefined, item: undefined };
}

/** Where the picker leads when another sport is chosen; nowhere when the page belongs to both. */
export function withSport(pathname: string, sport: Sport): string | undefined {
  const { sport: current, section, segments } = placeOf(pathname);
  const [locale = "", ...rest] = pathname.split("/").filter(Boolean);
  if (segments[0] === "news" || segments[0] === "notification") return undefined;
  const both: readonly (Section | undefined)[] = ["highlights", "fav", "fantasysport", allCountries];
  const swaps = both.includes(section) || isHomePage(pathname);
  // What was seen again belongs to one match: the other sport has a list of its own.
  if (current && section === "highlights") return current === sport ? undefined : `/${locale}/${sport}/highlights`;
  if (current && swaps) return `/${[locale, sport, ...rest.slice(1)].join("/")}`;
  return (current ?? (segments.length === 0 ? "football" : undefined)) === sport
    ? undefined
    : `/${locale}/${sport}/matches`;
}
