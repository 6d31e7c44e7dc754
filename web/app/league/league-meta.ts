import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { type LeagueTab, leaguePath } from "@scoreline/site/addresses";
import type { MetaDescriptor } from "react-router";
import type { LeagueInfo } from "#league/league-page.tsx";
import { breadcrumbs } from "#seo/json-ld.ts";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

/** Each tab is a page of its own; seasons and rounds are views of it. */
export function leagueMeta(source: MetaSource, tab: LeagueTab): MetaDescriptor[] {
  const { locale = "" } = source.params;
  const info = source.matches.find((match) => match?.id === "league")?.loaderData as LeagueInfo | undefined;
  if (!isLocale(locale) || !info) return [];
  const t = loadedTranslator(locale);
  const { league } = info;
  const season = info.season?.name ?? "";
  return pageMeta(source, {
    title: t(tab === "stats" ? `league.title.stats.${league.sport}` : `league.title.${tab}`, {
      league: league.leagueName,
      season,
    }),
    description: t("league.description", { league: league.leagueName, country: league.countryName, season }),
    path: `/${league.sport}/${league.countryKey}/${league.leagueKey}/${tab}?leagueId=${league.leagueId}`,
    picture: `/share/league/${league.leagueId}.png`,
    others: [
      { type: "text/calendar", href: `/calendar/league/${league.leagueId}.ics?lang=${locale}` },
      { type: "application/feed+json", href: `/feed/league/${league.leagueId}.json?lang=${locale}` },
    ],
    data: [
      breadcrumbs(source, [
        { name: t(`shell.${league.sport}`), path: `/${locale}/${league.sport}/matches` },
        { name: league.leagueName, path: leaguePath(locale, league.sport, league) },
      ]),
    ],
  });
}
