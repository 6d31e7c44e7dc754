import type { Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { data, type RouterContextProvider, redirect } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { readerOf } from "#reader/reader.ts";

export type ProfileArgs = {
  request: Request;
  params: { locale?: string };
  context: Readonly<RouterContextProvider>;
};
export type ProfileRequest = { url: URL; locale: LocaleCode; sport: Sport; client: Client; timeZone: string };

/** What the address of a team or a player says, before its number is looked at. */
export function profileRequest({ request, params, context }: ProfileArgs): ProfileRequest {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const { timeZone } = reader;
  const sport = askedSport(url);
  return { url, locale, sport, client: readerClient(context, locale, reader), timeZone };
}

const largestId = 2_147_483_647;

/** A number in an address; anything else is a page that is not there. */
export function idIn(text: string | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? "") ? Number(text) : 0;
  if (id < 1 || id > largestId) throw data(null, { status: 404 });
  return id;
}

/** An old or wrong name leads to the right one, and keeps the tab: what comes after the number is counted in segments. */
export function leadToRightName(asked: string | undefined, slug: string, rightPath: string, url: URL): void {
  if (asked === slug) return;
  const tab = url.pathname.split("/").slice(6).join("/");
  throw redirect(`${encodeURI(rightPath)}${tab && `/${tab}`}${url.search}`, 301);
}
