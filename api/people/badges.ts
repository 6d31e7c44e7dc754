import type { TeamBadge } from "@scoreline/contract/schemas";
import type {
  CareerFigureSet,
  CareerRow,
  CountryBadge,
  PlayerBadge,
  Transfer,
  Trophy,
} from "@scoreline/contract/schemas/people";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { careerFigures, type CareerRow as StoredCareerRow } from "@scoreline/domain/people";
import type { Catalogue } from "@scoreline/live/catalogue";
import { addressName, slug } from "@scoreline/site/slug";
import type { Player } from "@scoreline/store/catalogue/catalogue";
import type { Transfer as StoredTransfer, Trophy as StoredTrophy } from "@scoreline/store/people/people";
import { leagueBadge, teamBadge } from "#rows/badges.ts";

/** Stored rows as readers of one language see them. */
export type Wording = { catalogue: Catalogue; locale: LocaleCode };

export function country(id: number | null, { catalogue, locale }: Wording): CountryBadge | null {
  const found = id === null ? undefined : catalogue.countries.get(id);
  return found ? { code: found.code, key: slug(found.names.en), name: nameIn(found.names, locale) } : null;
}

export function team(id: number | null, { catalogue, locale }: Wording): TeamBadge | null {
  return id !== null && catalogue.teams.has(id) ? teamBadge({ teamId: id }, catalogue, locale) : null;
}

export function person(player: Pick<Player, "id" | "names" | "photo">, { locale }: Wording): PlayerBadge {
  const { id, names, photo } = player;
  return { playerId: id, slug: addressName(names.en, id), name: nameIn(names, locale), photo };
}

export function move(stored: StoredTransfer, wording: Wording): Transfer {
  const { date, kind, feeEur, fromTeamId, toTeamId } = stored;
  return { date, kind, feeEur, from: team(fromTeamId, wording), to: team(toTeamId, wording) };
}

export function honour({ competitionId, seasonName, place }: StoredTrophy, { catalogue, locale }: Wording): Trophy {
  return { league: leagueBadge(competitionId, catalogue, locale), seasonName, place };
}

export function careerLine(row: StoredCareerRow<number, number>, wording: Wording): CareerRow {
  const { catalogue, locale } = wording;
  return {
    ...figuresOf(row),
    seasonName: row.season,
    team: teamBadge({ teamId: row.team }, catalogue, locale),
    league: row.competition === undefined ? null : leagueBadge(row.competition, catalogue, locale),
    loan: row.loan,
  };
}

function figuresOf(row: StoredCareerRow<number, number>): CareerFigureSet {
  const figures: CareerFigureSet = { appearances: row.appearances };
  if (row.rating !== undefined) figures.rating = row.rating;
  for (const figure of careerFigures) if (row[figure] !== undefined) figures[figure] = row[figure];
  return figures;
}
