import { wellKnownCompetitionIds } from "@scoreline/domain/constants";
import { isLocale, localeAliases } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { localDay } from "@scoreline/domain/time/local-day";
import { defaultLocale, eventWindows } from "#constants.ts";
import { homeCountry } from "#home-countries.ts";

/** Where addresses lead by their first segment, the day and the reader's country. */

/** The locale that a first segment means, aliases included. */
export function localeOfSegment(segment: string): LocaleCode | undefined {
  if (isLocale(segment)) return segment;
  return Object.hasOwn(localeAliases, segment) ? localeAliases[segment] : undefined;
}

/** The same page in another language: the first segment is rewritten, the rest stays. */
export function inLocale(path: string, locale: LocaleCode): string {
  return path.replace(/^\/[^/?#]*/, `/${locale}`);
}

/** Days count in UTC: a window opens for everybody at once. */
export function isOpen(window: { from: string; to: string }, now: number): boolean {
  const today = localDay(now, "UTC");
  return window.from <= today && today <= window.to;
}

const worldCup = `world-cup-2022/matches/${wellKnownCompetitionIds["world-cup-2022"]}`;

/** Where `/` leads: to the language of the last visit; on the first one to that of the reader's country. */
export function rootTarget(now: number, { last = "", country = "" } = {}): string {
  const locale = isLocale(last) ? last : (homeCountry(country)?.locales[0] ?? defaultLocale);
  return isOpen(eventWindows.worldCupRootRedirect, now) ? `/${locale}/${worldCup}` : `/${locale}`;
}

/** Where `/{locale}` leads, when it is not the home page itself. */
export function localeHomeTarget(locale: LocaleCode, now: number): string | undefined {
  return isOpen(eventWindows.worldCupHomeRedirect, now) ? `/${locale}/${worldCup}` : undefined;
}

/** `asInit=init` asks for the language of the reader's country: the address without it, in that language. */
export function initTarget(pathAndQuery: string, country: string): string | undefined {
  const { pathname, searchParams } = new URL(pathAndQuery, "http://localhost");
  if (searchParams.get("asInit") !== "init") return undefined;
  searchParams.delete("asInit");
  const locale = homeCountry(country)?.locales[0];
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return `${locale ? inLocale(pathname, locale) : pathname}${query}`;
}

/** Where a reader goes back to after signing in: only ever a path on this site. */
export function callBackPath(asked: string | null, locale: LocaleCode): string {
  return asked !== null && asked.length <= 2_001 && isOwnPath(asked) ? asked : `/${locale}`;
}

/** Also for whoever decodes it once more, or more than once, on the way. */
function isOwnPath(text: string): boolean {
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text)) return false;
  const [path = ""] = text.split(/[?#]/, 1);
  if (!path.includes("%")) return true;
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || isOwnPath(decoded);
  } catch {
    return false;
  }
}

/** Tournaments with pages of their own, by the part of the address after the locale. */
export const tournamentPaths = [
  { key: "world-cup-2022", path: worldCup, window: "worldCup" },
  {
    key: "uefa2024",
    path: `uefa2024/matches/${wellKnownCompetitionIds["uefa-euro-2024"]}`,
    window: "europeanChampionship",
  },
  {
    key: "copa2024",
    path: `copa2024/matches/${wellKnownCompetitionIds["copa-america-2024"]}`,
    window: "southAmericanCup",
  },
] as const satisfies readonly { key: string; path: string; window: keyof typeof eventWindows }[];
