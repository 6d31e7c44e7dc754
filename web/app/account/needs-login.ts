import { redirect } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import type { Route } from "./+types/needs-login";

/** Pages of one's own: a visitor is led to the door, and back afterwards. */
export function loader({ request, params, context }: Route.LoaderArgs): Response {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const locale = localeOf(params.locale, url);
  if ("sport" in params) askedSport(url, context);
  return redirect(`/${locale}/signin?callBackUrl=${encodeURIComponent(`${pathname}${search}`)}`);
}
