import type { MatchRow } from "@scoreline/contract/schemas";

/** Extra time, overtime and penalties say that it was level: who does not want to know reads the plain end. */
export const plainStatus: Readonly<Record<string, string>> = {
  AET: "FT",
  "Pen.": "FT",
  AOT: "FT",
  ET: "Live",
  Pen: "Live",
  OT: "Live",
};

type Telling = Pick<
  MatchRow,
  | "matchStatus"
  | "clock"
  | "homeTeamScore"
  | "awayTeamScore"
  | "halfTime"
  | "penalties"
  | "aggregate"
  | "periods"
  | "homeRedCards"
  | "awayRedCards"
  | "winner"
>;

/** A match without anything that says how it stands. */
export function maskedRow<Row extends Telling>(row: Row): Row {
  const plain = plainStatus[row.matchStatus];
  return {
    ...row,
    matchStatus: plain ?? row.matchStatus,
    clock: plain ? null : row.clock,
    homeTeamScore: null,
    awayTeamScore: null,
    halfTime: null,
    penalties: null,
    aggregate: null,
    periods: null,
    homeRedCards: 0,
    awayRedCards: 0,
    winner: null,
  };
}

/** The points of a side as a list shows them: a match that is on, or over, has some, whether they are told or not. */
export function pointsOf(row: Pick<MatchRow, "kind" | "homeTeamScore" | "awayTeamScore">, side: "home" | "away") {
  const points = side === "home" ? row.homeTeamScore : row.awayTeamScore;
  return points ?? (row.kind === "live" || row.kind === "finished" ? "?" : "-");
}
