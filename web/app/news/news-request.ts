import type { Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { RouterContextProvider } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { readerClient } from "#reader/hidden/reader-client.ts";
import { type Reader, readerOf } from "#reader/reader.ts";

export type NewsArgs = {
  request: Request;
  params: { locale?: string };
  context: Readonly<RouterContextProvider>;
};

export type NewsRequest = { url: URL; locale: LocaleCode; reader: Reader; client: Client };

/** What the loaders of the news start from. */
export function newsRequest({ request, params, context }: NewsArgs): NewsRequest {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  return { url, locale, reader, client: readerClient(context, locale, reader) };
}
