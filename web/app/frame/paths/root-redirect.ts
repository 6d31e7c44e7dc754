import { rootTarget } from "@scoreline/site/redirects";
import { redirect } from "react-router";
import { pageContext } from "#page-context.ts";
import { cookiesOf, localeCookie } from "#reader/reader.ts";
import type { Route } from "./+types/root-redirect";

export function loader({ request, context }: Route.LoaderArgs): Response {
  const { now, country } = context.get(pageContext);
  return redirect(rootTarget(now(), { last: cookiesOf(request).get(localeCookie), country }));
}
