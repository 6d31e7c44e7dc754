import type { LocaleCode } from "@scoreline/domain/names";
import { zoneSpelling } from "@scoreline/domain/time/zone-spelling";
import type { Device } from "@scoreline/site/device";
import { readSettings, type Settings } from "#reader/settings-cookie.ts";
import { readShield, type Shield } from "#reader/shield.ts";

/** What the reader has chosen or their device has told, kept in cookies so that the server renders the same page. */
export type Reader = Settings & {
  /** Matches and teams whose scores are hidden, beside the choice for all. */
  shield: Shield;
  theme: "light" | "dark" | "system";
  timeZone: string;
  /** Who says so: a zone that the reader picked stays when the device travels. */
  timeZoneFrom: "guess" | "device" | "reader";
  /** As the user agent says; a narrow window is mobile as well. */
  device: Device;
};

/** Sets something: the page obeys at once. */
export type ChangeSettings = (patch: Partial<Omit<Reader, "timeZoneFrom" | "device">>) => void;

/** The server tells its pages in a header of its own: they never see the user agent, so there are few kinds of pages. */
const deviceHeader = "x-device";
const zoneHeader = "x-zone";

/** Where most readers of a language live: the best guess until the device has told. */
const likelyTimeZone: Record<LocaleCode, string> = {
  en: "UTC",
  th: "Asia/Bangkok",
  vn: "Asia/Ho_Chi_Minh",
  kh: "Asia/Phnom_Penh",
  "zh-Hans": "Asia/Shanghai",
  "zh-Hant": "Asia/Hong_Kong",
  ja: "Asia/Tokyo",
  pt: "America/Sao_Paulo",
};

export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  return cookiesIn(request.headers.get("cookie") ?? "");
}

function cookiesIn(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(";").map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())];
    }),
  );
}

export function readerOf(request: Request, locale: LocaleCode): Reader {
  const cookies = cookiesOf(request);
  const theme = cookies.get("theme");
  return {
    ...readSettings(cookies.get("settings") ?? ""),
    shield: readShield(cookies.get("shield") ?? ""),
    ...timeZoneIn(cookies.get("tz") ?? "", likelyZone(request, locale)),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    device: (request.headers.get(deviceHeader) as Device | null) ?? "desktop",
  };
}

/** A mark behind the zone says that the reader picked it. */
const picked = "!";

/** By where the request came from, if the server knows that; else by the language. */
function likelyZone(request: Request, locale: LocaleCode): string {
  return request.headers.get(zoneHeader) || likelyTimeZone[locale];
}

function timeZoneIn(cookie: string, guess: string): Pick<Reader, "timeZone" | "timeZoneFrom"> {
  const byReader = cookie.endsWith(picked);
  const timeZone = zoneSpelling(byReader ? cookie.slice(0, -picked.length) : cookie);
  if (timeZone === undefined) return { timeZone: guess, timeZoneFrom: "guess" };
  return { timeZone, timeZoneFrom: byReader ? "reader" : "device" };
}

export function timeZoneCookie(timeZone: string, from: "device" | "reader"): string {
  return from === "reader" ? `${timeZone}${picked}` : timeZone;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Kept for a year, for this site only. */
export function keepCookie(name: "theme" | "tz" | "settings" | "leagues" | "shield", value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of keptListeners) listener();
}

/** The language of the last visit, which `/` leads to. */
export const localeCookie = "locale";

export function keepLocale(locale: LocaleCode): void {
  if (readCookie(localeCookie) === locale) return;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

const keptListeners = new Set<() => void>();

/** Hears of every setting that is kept on this device. */
export function onCookieKept(listener: () => void): () => void {
  keptListeners.add(listener);
  return () => keptListeners.delete(listener);
}

/** On the device. */
export function readCookie(name: string): string | undefined {
  return cookiesIn(document.cookie).get(name);
}
