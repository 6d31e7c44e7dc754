import type { BoxScoreRow } from "@scoreline/contract/schemas/box-score";
import { trueShooting, usage } from "@scoreline/domain/match/figures/box-ratios";
import type { BoxFigures } from "@scoreline/domain/match/figures/statistics";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import type { LocaleCode } from "@scoreline/domain/names";
import { percent, signed } from "@scoreline/i18n/numbers";

/** A column of the box score: what it shows, and what it is sorted by. */
export type Column = {
  key: ColumnKey;
  words(row: BoxFigures, team: BoxFigures, locale: LocaleCode): string;
  value(row: BoxFigures, team: BoxFigures): number;
};

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
  "ts",
  "usg",
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
  ts: {
    words: (row, _team, locale) => shareWords(trueShooting(row), locale),
    value: (row) => trueShooting(row) ?? 0,
  },
  usg: {
    words: (row, team, locale) => shareWords(usage(row, team), locale),
    value: (row, team) => usage(row, team) ?? 0,
  },
  plusMinus: {
    words: ({ plusMinus }) => signed(plusMinus),
    value: ({ plusMinus }) => plusMinus,
  },
};

function shareWords(share: number | undefined, locale: LocaleCode): string {
  return share === undefined ? "–" : percent(share * 100, locale);
}

export const columns: readonly Column[] = columnKeys.map((key) => ({
  key,
  ...(own[key] ?? plain(key as keyof BoxFigures)),
}));

export type Order = { key: ColumnKey; down: boolean };

/** Those who played, in the order of a column; without one as they are listed. */
export function playersInOrder(
  players: readonly BoxScoreRow[],
  team: BoxFigures,
  order: Order | undefined,
): BoxScoreRow[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!column || !order) return [...players];
  const sign = order.down ? -1 : 1;
  return players
    .filter(({ played }) => played)
    .sort((a, b) => sign * (column.value(a, team) - column.value(b, team)))
    .concat(players.filter(({ played }) => !played));
}
