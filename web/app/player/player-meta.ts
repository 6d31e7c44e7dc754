import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { type PlayerTab, playerPath, teamPath } from "@scoreline/site/addresses";
import type { MetaDescriptor } from "react-router";
import type { PlayerHead } from "#player/player-page.tsx";
import { breadcrumbs, person } from "#seo/json-ld.ts";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

/** Title and description of one of a player's pages, from what the frame around it has loaded. */
export function playerMeta(tab: PlayerTab, source: MetaSource): MetaDescriptor[] {
  const { locale = "" } = source.params;
  const frame = source.matches.find((match) => match?.id === "player")?.loaderData as PlayerHead | undefined;
  if (!isLocale(locale) || !frame) return [];
  const t = loadedTranslator(locale);
  const team = frame.teams[0]?.team;
  const values = { player: frame.name, team: team?.name ?? t("player.freeAgent") };
  return pageMeta(source, {
    title: t(`player.title.${tab}`, values),
    description: t(`player.description.${tab}`, values),
    path: playerPath(locale, frame.sport, frame, tab === "overview" ? undefined : tab).slice(locale.length + 1),
    picture: `/share/player/${frame.playerId}.png`,
    data: [
      person({ source, locale, sport: frame.sport }, frame, team),
      breadcrumbs(source, [
        { name: t(`shell.${frame.sport}`), path: `/${locale}/${frame.sport}/matches` },
        ...(team ? [{ name: team.name, path: teamPath(locale, frame.sport, team) }] : []),
        { name: frame.name, path: playerPath(locale, frame.sport, frame) },
      ]),
    ],
  });
}
