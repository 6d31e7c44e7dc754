import type { LocaleCode } from "@scoreline/domain/names";
import { isTimeZone } from "@scoreline/domain/time/local-day";

/** What the reader has chosen or their device has told, kept in cookies so that the server renders the same page. */
export type Reader = { theme: "light" | "dark" | "system"; timeZone: string; timeZoneKnown: boolean };

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

export function readerOf(request: Request, locale: LocaleCode): Reader {
  const cookies = new Map(
    (request.headers.get("cookie") ?? "").split(";").map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())];
    }),
  );
  const theme = cookies.get("theme");
  const timeZone = cookies.get("tz") ?? "";
  const timeZoneKnown = isTimeZone(timeZone);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "system",
    timeZone: timeZoneKnown ? timeZone : likelyTimeZone[locale],
    timeZoneKnown,
  };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Kept for a year, for this site only. */
export function keepCookie(name: "theme" | "tz", value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}
