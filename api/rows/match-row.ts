import type { MatchRow } from "@scoreline/contract/schemas";
import type { Contender, MatchHead } from "@scoreline/domain/match/state/head";
import type { LocaleCode } from "@scoreline/domain/names";
import type { BoardHead } from "@scoreline/live/board-head";
import type { Catalogue } from "@scoreline/live/catalogue";
import { movingPart } from "@scoreline/live/moving-part";
import { slug } from "@scoreline/site/slug";
import { teamBadge } from "#rows/badges.ts";

/** A match as a list shows it, in one language. */
export function matchRow(head: BoardHead, catalogue: Catalogue, locale: LocaleCode): MatchRow {
  return {
    matchId: head.id,
    matchName: matchName(head, catalogue),
    homeTeam: teamBadge(head.home, catalogue, locale),
    awayTeam: teamBadge(head.away, catalogue, locale),
    ...movingPart(head),
  };
}

/** A part of the match's address. */
export function matchName({ home, away }: MatchHead, catalogue: Catalogue): string {
  return `${slugOf(home, catalogue)}-vs-${slugOf(away, catalogue)}`;
}

function slugOf(side: Contender, catalogue: Catalogue): string {
  if ("placeholder" in side) return slug(side.placeholder.en);
  return slug(catalogue.teams.get(side.teamId)?.names.en ?? "");
}
