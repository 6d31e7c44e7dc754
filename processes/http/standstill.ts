import type { RequestListener } from "node:http";
import { refusal, retryAfter } from "@scoreline/api/refuse";
import { Refusal } from "@scoreline/contract/errors";
import { apiParamLocale, isLocale, languageTags, localeAliases } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { translatorFor } from "@scoreline/i18n/server-catalogues";

/** What is said while nothing can be served: to readers as a page that looks again by itself, to machines as a refusal. */
export const standstill: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(`http://scoreline.internal${request.url?.replace(/^\/+/, "/")}`);
  const isCall = pathname.startsWith("/api/");
  const locale = isCall
    ? apiParamLocale(searchParams.get("lang") ?? "en")
    : readerLocale(pathname, request.headers["accept-language"]);
  response.writeHead(503, {
    "content-type": isCall ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "content-language": languageTags[locale],
    "retry-after": String(retryAfter),
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  response.end(isCall ? JSON.stringify(refusal(new Refusal("unavailable"), locale).body) : page(locale));
};

function page(locale: LocaleCode): string {
  const t = translatorFor(locale);
  const [title, text] = [t("shell.unavailable.title"), t("shell.unavailable.text")].map(escaped);
  return `<!doctype html>
<html lang="${languageTags[locale]}" style="color-scheme: light dark; font-family: system-ui, sans-serif">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfter}"><title>${title} · Scoreline</title>
<main style="max-width: 30rem; margin: 20vh auto; padding: 1.5rem; text-align: center; line-height: 1.5">
<h1 style="font-size: 1.5rem">${title}</h1><p>${text}</p></main>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The language in the address, or else the first of the browser's that we speak. */
function readerLocale(pathname: string, header = ""): LocaleCode {
  const asked = [pathname.split("/", 2)[1] ?? "", ...header.slice(0, 200).split(",")];
  for (const one of asked) {
    const tag = one.split(";")[0]?.trim() ?? "";
    const known = isLocale(tag) ? tag : (aliasOf(tag) ?? localeCodes.find((code) => languageTags[code] === tag));
    if (known) return known;
  }
  return "en";
}

function aliasOf(tag: string): LocaleCode | undefined {
  const base = tag.split("-", 1)[0] ?? "";
  if (Object.hasOwn(localeAliases, base)) return localeAliases[base];
  if (base === "zh") return /hant|hk|tw|mo/i.test(tag) ? "zh-Hant" : "zh-Hans";
  return localeCodes.find((code) => languageTags[code] === base);
}
