import { type TournamentPage, tournamentPages } from "@scoreline/site/tournament-pages";
import { redirect } from "react-router";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";

/** A tournament opens with its matches. */
export function loader({ request, params }: { request: Request; params: { locale?: string } }): Response {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const name = url.pathname.split("/")[2] as TournamentPage;
  return redirect(`/${locale}/${name}/matches/${tournamentPages[name]}`);
}
