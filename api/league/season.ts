import { Refusal } from "@scoreline/contract/errors";
import type { LeagueCard, SeasonCard } from "@scoreline/contract/schemas/league";
import type { Sport } from "@scoreline/domain/sport";
import type { Subject } from "@scoreline/live/changes";
import type { SeasonSheet } from "@scoreline/live/seasons";
import { type Competition, type Season, seasonsOfCompetition } from "@scoreline/store/catalogue/catalogue";
import { cachedAnswer } from "#cache/answer.ts";
import type { Reader, Services } from "#handler.ts";
import { leagueCard, seasonCard } from "#league/cards.ts";
import type { Prepared } from "#prepared.ts";

/** A competition, of the wanted sport where one is wanted; refused where there is none. */
export function competitionOf({ boards }: Services, leagueId: number, sport?: Sport): Competition {
  const competition = boards.catalogue.competitions.get(leagueId);
  if (!competition || (sport && competition.sport !== sport)) throw new Refusal("leagueNotFound");
  return competition;
}

export const todayOf = (services: Services): string => new Date(services.now()).toISOString().slice(0, 10);

/** The season that was named, by number or name; otherwise the last that has begun, or else the first to come. */
export function chosenSeason(seasons: readonly Season[], named: string | undefined, today: string): Season {
  const chosen =
    named === undefined
      ? (seasons.find(({ from }) => from <= today) ?? seasons.at(-1))
      : (seasons.find(({ name }) => name === named) ?? seasons.find(({ id }) => String(id) === named));
  if (!chosen) throw new Refusal("seasonNotFound");
  return chosen;
}

export type LeagueSeason = { competition: Competition; sheet: SeasonSheet };

/** The season of a competition that a caller asks for. */
export async function leagueSeason(
  services: Services,
  wanted: { leagueId: number; season?: string | undefined },
  sport?: Sport,
): Promise<LeagueSeason> {
  const competition = competitionOf(services, wanted.leagueId, sport);
  const seasons = await seasonsOfCompetition(services.database, competition.id);
  const { id } = chosenSeason(seasons, wanted.season, todayOf(services));
  const sheet = await services.boards.seasons.get(id);
  if (!sheet) throw new Refusal("seasonNotFound");
  return { competition, sheet };
}

/** What every answer about a season begins with. */
export function seasonHead(
  { competition, sheet }: LeagueSeason,
  { locale }: Pick<Reader, "locale">,
  services: Services,
): { league: LeagueCard; season: SeasonCard } {
  return {
    league: leagueCard(competition, services.boards.catalogue, locale),
    season: seasonCard(sheet.season, todayOf(services)),
  };
}

/** A season and the day on which it is looked at: "current" ends at midnight, without a fact. */
export type SeasonAsked = { leagueId: number; seasonId: number; today: string };

export function asked({ competition, sheet }: LeagueSeason, services: Services): SeasonAsked {
  return { leagueId: competition.id, seasonId: sheet.season.id, today: todayOf(services) };
}

/** The season that was asked for before. */
export async function seasonAsked({ leagueId, seasonId }: SeasonAsked, services: Services): Promise<LeagueSeason> {
  const sheet = await services.boards.seasons.get(seasonId);
  if (!sheet) throw new Refusal("seasonNotFound");
  return { competition: competitionOf(services, leagueId), sheet };
}

/** An answer made of a season alone: it holds until something in the season changes. */
export function seasonAnswer<Input extends SeasonAsked, Body>(
  name: string,
  make: (found: LeagueSeason, input: Input, reader: Pick<Reader, "locale">, services: Services) => Promise<Body> | Body,
  restsOn: (input: Input) => readonly Subject[] = ({ seasonId }) => [`season:${seasonId}`],
): (input: Input, reader: Pick<Reader, "locale">, services: Services) => Promise<Prepared<Body>> {
  return cachedAnswer({
    name,
    reader: ["locale"],
    restsOn: (input: Input) => [...restsOn(input), "catalogue", "people"],
    make: async (input, reader, services) => make(await seasonAsked(input, services), input, reader, services),
  });
}
