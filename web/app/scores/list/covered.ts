import type { Reader } from "#reader/reader.ts";
import { hasBegun } from "#reader/shield.ts";
import type { ListedMatch } from "#scores/list/packed-list.ts";

type Row = Pick<ListedMatch, "matchId" | "covered">;

/** Whether a match of the list must not be given away. */
export function isCovered(row: Row & Pick<ListedMatch, "kind">, reader: Reader): boolean {
  return hasBegun(row) && coversOnceBegun(row, reader);
}

/** Whether it must not be from the moment in which it begins. */
export function coversOnceBegun({ matchId, covered }: Row, reader: Reader): boolean {
  return (covered || reader.hideScores) && !reader.shield.includes(`o${matchId}`);
}
