import type { leagueInfo } from "@scoreline/contract/calls/league";
import { succeed } from "@scoreline/contract/envelope";
import { nameOrder } from "@scoreline/domain/languages";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { SeasonSheet } from "@scoreline/live/seasons";
import { type Competition, type Stage, seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import { type Trophy, trophiesOf } from "@scoreline/store/people/people";
import type { Handler } from "#handler.ts";
import { leagueCard, seasonCard } from "#league/cards.ts";
import { chosenSeason, competitionOf, todayOf } from "#league/season.ts";
import { teamBadge } from "#rows/badges.ts";

const shownChampions = 12;

/** Holders and record winners are kept as English names: those of a team that we know are said in the reader's language. */
function localName(english: string, { sport }: Competition, { teams }: Catalogue, locale: LocaleCode): string {
  for (const team of teams.values()) {
    if (team.sport === sport && team.names.en === english) return nameIn(team.names, locale);
  }
  return english;
}

function championsOf(trophies: readonly Trophy[], catalogue: Catalogue, locale: LocaleCode) {
  const seasons = [...new Set(trophies.map(({ seasonName }) => seasonName))];
  return seasons.slice(0, shownChampions).flatMap((seasonName) => {
    const placed = (place: Trophy["place"]) =>
      trophies.find((trophy) => trophy.seasonName === seasonName && trophy.place === place && trophy.playerId === null);
    const [winner, second] = [placed("winner")?.teamId, placed("runner-up")?.teamId];
    if (!winner) return [];
    return [
      {
        seasonName,
        winner: teamBadge({ teamId: winner }, catalogue, locale),
        runnerUp: second ? teamBadge({ teamId: second }, catalogue, locale) : null,
      },
    ];
  });
}

function clubsOf(sheet: SeasonSheet | undefined, catalogue: Catalogue, locale: LocaleCode) {
  const sides = (sheet?.heads ?? []).flatMap(({ home, away }) => [home, away]);
  const ids = new Set(sides.flatMap((side) => ("teamId" in side ? [side.teamId] : [])));
  const order = nameOrder(locale);
  return [...ids]
    .map((teamId) => {
      const team = catalogue.teams.get(teamId);
      return {
        ...teamBadge({ teamId }, catalogue, locale),
        city: team?.city ?? null,
        ground: team?.venue?.name ?? null,
      };
    })
    .sort((one, other) => order(one.name, other.name));
}

export const leagueInfos: { leagueInfo: Handler<typeof leagueInfo> } = {
  leagueInfo: async ({ leagueId, season }, { locale }, services) => {
    const { boards, database } = services;
    const { catalogue } = boards;
    const competition = competitionOf(services, leagueId);
    const today = todayOf(services);
    const seasons = await seasonsOfCompetition(database, competition.id);
    const chosen = seasons.length === 0 && season === undefined ? undefined : chosenSeason(seasons, season, today);
    const sheet = chosen && (await boards.seasons.get(chosen.id));
    const { founded, format, holders, recordWinners } = competition;
    const winners: readonly [string, number][] = recordWinners ?? [];
    const champions = championsOf(await trophiesOf(database, { competitionId: competition.id }), catalogue, locale);
    const stages: readonly Stage[] = sheet?.stages ?? [];
    const heads: readonly MatchHead[] = sheet?.heads ?? [];
    return succeed({
      data: {
        league: leagueCard(competition, catalogue, locale),
        founded,
        format,
        // Whoever won last; what the source wrote down once may be older.
        holders:
          champions[0]?.winner.name ?? (holders === null ? null : localName(holders, competition, catalogue, locale)),
        recordWinners: winners.map(([name, titles]) => ({
          name: localName(name, competition, catalogue, locale),
          titles,
        })),
        champions,
        seasons: seasons.map((one) => seasonCard(one, today)),
        season: chosen ? seasonCard(chosen, today) : null,
        tables: sheet?.tables.length ?? 0,
        knockouts: stages.filter(({ kind }) => kind === "knockout").length,
        matches: {
          all: heads.length,
          finished: heads.filter(({ state }) => state.kind === "finished").length,
        },
        clubs: clubsOf(sheet, catalogue, locale),
      },
    });
  },
};
