import type { LeagueCard, SeasonCard, StageHead } from "@scoreline/contract/schemas/league";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { Competition, Season, Stage } from "@scoreline/store/catalogue/catalogue";
import { leagueBadge } from "#rows/badges.ts";

export function leagueCard(competition: Competition, catalogue: Catalogue, locale: LocaleCode): LeagueCard {
  const { id, sport, kind, level, popularity, code, colour, logo } = competition;
  return { ...leagueBadge(id, catalogue, locale), sport, kind, level, popularity, code, colour, logo };
}

export function seasonCard({ id, name, from, to }: Season, today: string): SeasonCard {
  return { seasonId: id, name, from, to, current: from <= today && today <= to };
}

export function stageHead(stage: Pick<Stage, "id" | "name" | "names">, locale: LocaleCode): StageHead {
  return { subLeagueId: stage.id, code: stage.name, name: stage.names ? nameIn(stage.names, locale) : null };
}
