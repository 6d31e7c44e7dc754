import { rootTarget } from "@scoreline/site/redirects";
import { redirect } from "react-router";
import { pageContext } from "#page-context.ts";
import type { Route } from "./+types/root-redirect";

export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(rootTarget(context.get(pageContext).now()));
}
