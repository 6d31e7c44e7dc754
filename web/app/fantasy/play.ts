import { redirect } from "react-router";
import { ownClient } from "#account/own/own-loader.ts";
import { refusalIn } from "#account/refused.ts";
import { hasFantasy } from "#fantasy/has-fantasy.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import { pageContext } from "#page-context.ts";
import type { Route } from "./+types/play";

/** Leads to the fantasy site with a token of this moment: one in a page would be too old for whoever reads first. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const sport = askedSport(pageUrl(args.request));
  const { client, locale } = ownClient(args);
  const page = `/${locale}/${sport}/fantasysport`;
  if (!hasFantasy(args.context.get(pageContext).fantasy, sport)) return redirect(page);
  try {
    const { result } = await client.get("/user/getProviderToken", {});
    return redirect(result.data.url);
  } catch (error) {
    if (refusalIn(error)) return redirect(page);
    throw error;
  }
}
