import type { BoxFigures } from "@scoreline/domain/match/figures/statistics";
import type { Side } from "@scoreline/domain/sport";
import { type BoxScore, boxScoreAt } from "#basketball/box-score.ts";
import type { BasketballScriptParts } from "#basketball/clock.ts";
import { clamp } from "#basketball/profile.ts";
import type { PlayerRating } from "#basketball/script.ts";

const sides: readonly Side[] = ["home", "away"];

/** Marks from 3 to 10 for whoever has played: Hollinger's game score, shifted by how the team did with him. */
export function ratingsAt(told: BasketballScriptParts, at: number): PlayerRating[] {
  return ratingsOf(told.matchup, boxScoreAt(told, at));
}

export function ratingsOf({ quarterMinutes }: BasketballScriptParts["matchup"], box: BoxScore): PlayerRating[] {
  const length = 48 / (4 * quarterMinutes);
  return sides.flatMap((side) =>
    box[side].players
      .filter((row) => row.played && row.seconds > 0)
      .map((row) => {
        const mark = 5.8 + 0.12 * gameScore(row) * length + 0.025 * row.plusMinus * length;
        return { player: row.player, side, rating: Math.round(clamp(mark, 3, 10) * 10) / 10 };
      }),
  );
}

function gameScore(row: BoxFigures): number {
  const shooting = row.pts + 0.4 * row.fgm - 0.7 * row.fga - 0.4 * (row.fta - row.ftm);
  const rest = 0.7 * row.oreb + 0.3 * row.dreb + row.stl + 0.7 * row.ast + 0.7 * row.blk - 0.4 * row.pf - row.tov;
  return shooting + rest;
}
