import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import type { Route } from "./+types/unknown-path";

export const handle: PageHandle<unknown> = { shortTitle: () => "Scoreline" };

/** An unknown path keeps its language: it is told there that it is unknown. */
export function loader({ request, params }: Route.LoaderArgs): never {
  localeOf(params.locale, pageUrl(request));
  throw notFound();
}

/** With something to draw it is a page, whose frame is drawn around what is not there. */
export default function UnknownPath() {
  return null;
}
