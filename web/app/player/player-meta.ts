import { type PlayerTab, playerPath } from "@scoreline/domain/addresses";
import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { MetaDescriptor } from "react-router";
import type { PlayerHead } from "#player/player-page.tsx";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

/** Title and description of one of a player's pages, from what the frame around it has loaded. */
export function playerMeta(tab: PlayerTab, source: MetaSource): MetaDescriptor[] {
  const { locale = "" } = source.params;
  const frame = source.matches.find((match) => match?.id.endsWith("-player"))?.loaderData as PlayerHead | undefined;
  if (!isLocale(locale) || !frame) return [];
  const t = loadedTranslator(locale);
  const values = { player: frame.name, team: frame.teams[0]?.team.name ?? t("player.freeAgent") };
  return pageMeta(source, {
    title: t(`player.title.${tab}`, values),
    description: t(`player.description.${tab}`, values),
    path: playerPath(locale, frame.sport, frame, tab === "overview" ? undefined : tab).slice(locale.length + 1),
  });
}
