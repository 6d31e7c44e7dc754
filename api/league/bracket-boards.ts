import type { BracketBoard, BracketRoundRow } from "@scoreline/contract/schemas/league";
import { type BracketRound, brackets } from "@scoreline/domain/knockout/bracket";
import type { LocaleCode } from "@scoreline/domain/names";
import { plainHead } from "@scoreline/live/board-head";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { SeasonSheet } from "@scoreline/live/seasons";
import { stageHead } from "#league/cards.ts";
import { teamBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

/** The knock-outs of a season in the reader's language. */
export function bracketBoards(sheet: SeasonSheet, catalogue: Catalogue, locale: LocaleCode): BracketBoard[] {
  const roundRow = ({ stageId, name, ties }: BracketRound): BracketRoundRow => {
    const stage = sheet.stages.find(({ id }) => id === stageId);
    return {
      ...stageHead(stage ?? { id: stageId, name, names: null }, locale),
      ties: ties.map(({ sides, score, penalties, winner, slot, matches }) => ({
        home: teamBadge(sides[0], catalogue, locale),
        away: teamBadge(sides[1], catalogue, locale),
        score: score ?? null,
        penalties: penalties ?? null,
        winner: winner ?? null,
        slot,
        matches: matches.map((head) => matchRow(plainHead(head), catalogue, locale)),
      })),
    };
  };
  return brackets(sheet.stages, sheet.heads).map(({ prefix, rounds, thirdPlace }) => ({
    prefix,
    rounds: rounds.map(roundRow),
    thirdPlace: thirdPlace ? roundRow(thirdPlace) : null,
  }));
}
