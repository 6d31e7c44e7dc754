import { redirect } from "react-router";
import { localeOf } from "#shell/locale-of.ts";
import type { Route } from "./+types/needs-login";

/** Pages of one's own: a visitor is led to the door, and back afterwards. */
export function loader({ request, params }: Route.LoaderArgs): Response {
  const { pathname, search } = new URL(request.url);
  const locale = localeOf(params.locale, new URL(request.url));
  return redirect(`/${locale}/signin?callBackUrl=${encodeURIComponent(`${pathname}${search}`)}`);
}
