import type { Translate } from "@scoreline/i18n/translate";
import { useMatches } from "react-router";
import { usePage } from "#frame/page.ts";

/** What a page tells the frame: what it is called where there is room for a few words only. */
export type PageHandle<Data> = { shortTitle(data: Data, t: Translate): string };

/** The short title of the innermost page that has one; a page that has none is one of the matches' pages. */
export function useShortTitle(): string {
  const { t } = usePage();
  const named = useMatches().filter(({ handle }) => handle !== undefined);
  if (named.length === 0) return t("shell.menu.matches");
  const known = named.findLast(({ loaderData }) => loaderData !== undefined);
  // A page that could not be read says so itself, and nothing is known of what it would be called.
  return known ? (known.handle as PageHandle<unknown>).shortTitle(known.loaderData, t) : "Scoreline";
}
