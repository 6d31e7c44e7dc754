import { redirect } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { askedSport, notFound } from "#frame/paths/unknown.ts";
import { pageContext } from "#page-context.ts";
import type { Route } from "./+types/needs-login";

/** Pages of one's own: a visitor is led to the door, and back afterwards. */
export function loader({ request, params, context }: Route.LoaderArgs): Response {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const locale = localeOf(params.locale, url);
  if ("sport" in params) askedSport(url);
  // Behind this door there is nothing to see yet.
  if (context.get(pageContext).user) throw notFound();
  return redirect(`/${locale}/signin?callBackUrl=${encodeURIComponent(`${pathname}${search}`)}`);
}
