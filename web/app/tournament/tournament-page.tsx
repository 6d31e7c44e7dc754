import { dataOf } from "@scoreline/contract/client";
import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { type TournamentPage as PageName, tournamentPages, tournamentTabs } from "@scoreline/site/tournament-pages";
import { type MetaDescriptor, redirect } from "react-router";
import { usePage } from "#frame/page.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { BracketView } from "#league/bracket-view.tsx";
import frame from "#league/league-page.module.css";
import { type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import { MatchDays } from "#league/match-days.tsx";
import days from "#league/matches.module.css";
import { StandingsTable } from "#league/standings-table.tsx";
import tables from "#league/table.module.css";
import { stageName } from "#league/words.ts";
import { ZoneLegend } from "#league/zone-legend.tsx";
import { pageMeta } from "#seo/page-meta.ts";
import { PageTabs } from "#ui/controls/page-tabs.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/tournament-page";

/** One tab of a tournament. Its number is part of the address; another one leads to the right one. */
export async function loader(args: LoaderArgs & { params: { tab?: string; leagueId?: string } }) {
  const { locale, url, client } = leagueRequest(args, "football");
  const name = url.pathname.split("/")[2] as PageName;
  const tab = tournamentTabs.find((one) => one === args.params.tab);
  if (!tab) throw notFound();
  const leagueId = tournamentPages[name];
  if (args.params.leagueId !== String(leagueId)) throw redirect(`/${locale}/${name}/${tab}/${leagueId}`, 301);
  const ranking = dataOf<"/soccerLeague/ranking">(await orNotFound(client.get("/soccerLeague/ranking", { leagueId })));
  const fixtures =
    tab === "matches"
      ? dataOf<"/match/getFixtureByLeague">(await orNotFound(client.get("/match/getFixtureByLeague", { leagueId })))
      : undefined;
  return { name, tab, ranking, matches: fixtures?.matches ?? [] };
}

type TournamentData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as TournamentData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const { league, season } = data.ranking;
  const words = { league: league.leagueName, season: season.name, country: league.countryName };
  return pageMeta(args, {
    title: t(data.tab === "matches" ? "league.title.matches" : "league.title.table", words),
    description: t("league.description", words),
    path: `/${data.name}/${data.tab}/${league.leagueId}`,
  });
}

export const handle: PageHandle<TournamentData> = { shortTitle: ({ ranking }) => ranking.league.leagueName };

export default function TournamentPage({ loaderData }: Route.ComponentProps) {
  const { name, tab, ranking, matches } = loaderData;
  const { locale, t } = usePage();
  const { league } = ranking;
  const labels = {
    matches: t("league.tab.matches"),
    standings: t("league.tournament.standings"),
    bracket: t("league.view.bracket"),
  };
  return (
    <div className={frame.page} data-wide>
      <header className={frame.top}>
        <div className={frame.head}>
          <span
            className={frame.mark}
            style={league.colour ? { background: league.colour } : undefined}
            aria-hidden="true"
          >
            {league.code}
          </span>
          <div className={frame.names}>
            <h1>{league.leagueName}</h1>
          </div>
        </div>
        <PageTabs
          label={t("league.tournament.tabs")}
          tabs={tournamentTabs.map((one) => ({
            to: `/${locale}/${name}/${one}/${league.leagueId}`,
            label: labels[one],
            current: one === tab,
          }))}
        />
      </header>
      {tab === "matches" && (
        <div className={days.columns}>
          {matches.length === 0 && <NoData>{t("league.noMatches")}</NoData>}
          <MatchDays rows={matches} league={league} sport={league.sport} />
        </div>
      )}
      {tab === "standings" && (
        <div className={tables.tab}>
          <div className={tables.groups}>
            {ranking.tables.map((table) => (
              <Panel key={table.subLeagueId} title={stageName(table, t)}>
                <StandingsTable
                  tableId={table.subLeagueId}
                  rows={table.total}
                  teams={ranking.teams}
                  sport={league.sport}
                  compact
                />
              </Panel>
            ))}
          </div>
          <ZoneLegend tables={ranking.tables} country={league.countryCode} />
        </div>
      )}
      {tab === "standings" && ranking.tables.length === 0 && <NoData>{t("league.noMatches")}</NoData>}
      {tab === "bracket" && ranking.brackets.length === 0 && <NoData>{t("league.noMatches")}</NoData>}
      {tab === "bracket" &&
        ranking.brackets.map((bracket) => <BracketView key={bracket.prefix} bracket={bracket} league={league} />)}
    </div>
  );
}
