import type { Sport } from "@scoreline/domain/sport";
import { defaultLocale } from "@scoreline/site/constants";
import { sportIn } from "@scoreline/site/menus";
import { localeHomeTarget } from "@scoreline/site/redirects";
import { type RouterContextProvider, redirect } from "react-router";
import { pageContext } from "#page-context.ts";

type Context = Readonly<RouterContextProvider>;

/** The specification sends unknown paths under a locale to the default locale's home. */
export function leaveUnknownPath(context: Context): Response {
  // While the home itself leads on to a tournament, an unknown path must not be sent round in a circle.
  const leadsOn = localeHomeTarget(defaultLocale, context.get(pageContext).now()) !== undefined;
  return redirect(leadsOn ? `/${defaultLocale}/football` : `/${defaultLocale}`);
}

/** The sport in an address of pages that both sports have; with another word in its place it is an unknown path. */
export function askedSport({ pathname }: URL, context: Context): Sport {
  const sport = sportIn(pathname);
  if (!sport) throw leaveUnknownPath(context);
  return sport;
}
