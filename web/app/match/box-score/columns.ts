import type { BoxScoreRow } from "@scoreline/contract/schemas/box-score";
import type { BoxFigures } from "@scoreline/domain/match/figures/statistics";
import { clockNotation } from "@scoreline/domain/match/state/clock";

/** A column of the box score: what it shows, and what it is sorted by. */
export type Column = { key: ColumnKey; words(row: BoxFigures): string; value(row: BoxFigures): number };

/** What is looked for first stands first: a phone shows four of them. */
export const columnKeys = [
  "seconds",
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "fg",
  "tp",
  "ft",
  "oreb",
  "dreb",
  "tov",
  "pf",
  "plusMinus",
] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** Made and tried; among those who made as many, whoever needed fewer stands first. */
const shooting = (made: "fgm" | "tpm" | "ftm", tried: "fga" | "tpa" | "fta") => ({
  words: (row: BoxFigures) => `${row[made]}-${row[tried]}`,
  value: (row: BoxFigures) => row[made] * 1000 - row[tried],
});
const plain = (key: keyof BoxFigures) => ({
  words: (row: BoxFigures) => String(row[key]),
  value: (row: BoxFigures) => row[key],
});

const own: Partial<Record<ColumnKey, Omit<Column, "key">>> = {
  seconds: { words: ({ seconds }) => clockNotation(Math.round(seconds)), value: ({ seconds }) => seconds },
  fg: shooting("fgm", "fga"),
  tp: shooting("tpm", "tpa"),
  ft: shooting("ftm", "fta"),
  plusMinus: {
    words: ({ plusMinus }) => (plusMinus > 0 ? `+${plusMinus}` : String(plusMinus)),
    value: ({ plusMinus }) => plusMinus,
  },
};

export const columns: readonly Column[] = columnKeys.map((key) => ({
  key,
  ...(own[key] ?? plain(key as keyof BoxFigures)),
}));

export type Order = { key: ColumnKey; down: boolean };

/** Those who played, in the order of a column; without one as they are listed. */
export function playersInOrder(players: readonly BoxScoreRow[], order: Order | undefined): BoxScoreRow[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!column || !order) return [...players];
  const sign = order.down ? -1 : 1;
  return players
    .filter(({ played }) => played)
    .sort((a, b) => sign * (column.value(a) - column.value(b)))
    .concat(players.filter(({ played }) => !played));
}
