import { type RouterContextProvider, redirect } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";

export type OwnLoaderArgs = { request: Request; params: { locale?: string }; context: Readonly<RouterContextProvider> };

/** Pages of one's own: whoever is not signed in is led to the door, and back afterwards. */
export function ownClient({ request, params, context }: OwnLoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const { user, clientFor } = context.get(pageContext);
  if (!user) throw redirect(`/${locale}/signin?callBackUrl=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
  return { locale, client: clientFor(locale, readerOf(request, locale)) };
}

/** Somebody's own record; a session that has just ended leads to the door as well. */
export async function loadOwn(args: OwnLoaderArgs) {
  const { locale, client } = ownClient(args);
  const { result } = await client.get("/user/retrieveUserInfo", {});
  return { locale, client, info: result.data };
}
