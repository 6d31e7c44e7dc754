import { defaultLocale } from "@scoreline/domain/constants";
import { localeHomeTarget } from "@scoreline/domain/routing";
import { redirect } from "react-router";
import { pageContext } from "#page-context.ts";
import type { Route } from "./+types/unknown-path";

/** The specification sends unknown paths under a locale to the default locale's home. */
export function loader({ context }: Route.LoaderArgs): Response {
  // While the home itself leads on to a tournament, an unknown path must not be sent round in a circle.
  const leadsOn = localeHomeTarget(defaultLocale, context.get(pageContext).now()) !== undefined;
  return redirect(leadsOn ? `/${defaultLocale}/football` : `/${defaultLocale}`);
}
