import type { Translate } from "@scoreline/i18n/translate";
import { useMatches } from "react-router";
import { usePage } from "#frame/page.ts";

/** What a page tells the frame: what it is called where there is room for a few words only. */
export type PageHandle<Data> = { shortTitle(data: Data, t: Translate): string };

/** The short title of the innermost page that has one; a page that has none is one of the matches' pages. */
export function useShortTitle(): string {
  const { t } = usePage();
  const named = useMatches().findLast(({ handle, loaderData }) => handle !== undefined && loaderData !== undefined);
  const handle = named?.handle as PageHandle<unknown> | undefined;
  return handle?.shortTitle(named?.loaderData, t) ?? t("shell.menu.matches");
}
