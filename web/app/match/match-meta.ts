import { isLocale } from "@scoreline/domain/languages";
import { localDay } from "@scoreline/domain/time/local-day";
import { fullDate } from "@scoreline/i18n/format";
import { loadedTranslator } from "@scoreline/i18n/load";
import { leaguePath } from "@scoreline/site/addresses";
import type { MetaDescriptor } from "react-router";
import type { MatchData } from "#match/match-loader.ts";
import { breadcrumbs, sportsEvent } from "#seo/json-ld.ts";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";

/** The title names the teams and never the score: it stands in tabs, histories and previews of those who do not want to know. */
export function matchMeta(source: MetaSource, data: MatchData | undefined): MetaDescriptor[] {
  const { locale = "" } = source.params;
  if (!isLocale(locale) || !data) return [];
  const t = loadedTranslator(locale);
  const { league, match } = data.info;
  const names = { home: match.homeTeam.name, away: match.awayTeam.name };
  const path = `/${data.sport}/${league.countryKey}/${league.leagueKey}/${match.matchName}/${match.matchId}`;
  return pageMeta(source, {
    title: `${t("match.title", names)} – ${league.leagueName}`,
    description: t("match.description", {
      ...names,
      league: league.leagueName,
      date: fullDate(localDay(match.kickoff, "UTC"), t),
    }),
    path,
    picture: `/share/match/${match.matchId}.png`,
    data: [
      sportsEvent(
        { source, locale, sport: data.sport },
        { match, league, path: `/${locale}${path}`, venue: data.info.venue?.name },
      ),
      breadcrumbs(source, [
        { name: t(`shell.${data.sport}`), path: `/${locale}/${data.sport}/matches` },
        { name: league.leagueName, path: leaguePath(locale, data.sport, league) },
        { name: `${names.home} – ${names.away}`, path: `/${locale}${path}` },
      ]),
    ],
  });
}
