import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { type TeamTab, teamPath } from "@scoreline/site/addresses";
import type { MetaDescriptor } from "react-router";
import { breadcrumbs, sportsTeam } from "#seo/json-ld.ts";
import { type MetaSource, pageMeta } from "#seo/page-meta.ts";
import type { TeamHead } from "#team/team-page.tsx";

/** Title and description of one of a team's pages, from what the frame around it has loaded. */
export function teamMeta(tab: TeamTab, source: MetaSource): MetaDescriptor[] {
  const { locale = "" } = source.params;
  const frame = source.matches.find((match) => match?.id === "team")?.loaderData as TeamHead | undefined;
  if (!isLocale(locale) || !frame) return [];
  const t = loadedTranslator(locale);
  const values = { team: frame.name };
  return pageMeta(source, {
    title: t(`team.title.${tab}`, values),
    description: t(`team.description.${tab}`, values),
    path: teamPath(locale, frame.sport, frame, tab === "overview" ? undefined : tab).slice(locale.length + 1),
    picture: `/share/team/${frame.teamId}.png`,
    others: [{ type: "text/calendar", href: `/calendar/team/${frame.teamId}.ics?lang=${locale}` }],
    data: [
      sportsTeam({ source, locale, sport: frame.sport }, frame),
      breadcrumbs(source, [
        { name: t(`shell.${frame.sport}`), path: `/${locale}/${frame.sport}/matches` },
        { name: frame.name, path: teamPath(locale, frame.sport, frame) },
      ]),
    ],
  });
}
