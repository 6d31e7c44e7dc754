import type { SquadPlayer } from "@scoreline/contract/calls/team";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { euros } from "@scoreline/i18n/euros";
import { fixed } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";

export type SquadColumn = {
  key: string;
  /** What is shown in the head, and what it is in full. */
  short: MessageKey;
  full: MessageKey;
  /** Left out on a phone. */
  wide?: boolean;
  value(player: SquadPlayer): number | undefined;
  text?(value: number, locale: LocaleCode, t: Translate): string;
};

const age: SquadColumn = {
  key: "age",
  short: "people.column.age",
  full: "people.column.age",
  wide: true,
  value: ({ age: years }) => years ?? undefined,
};
const rating: SquadColumn = {
  key: "rating",
  short: "people.short.rating",
  full: "people.figure.rating",
  value: ({ season }) => season.rating,
};
const value: SquadColumn = {
  key: "value",
  short: "people.column.value",
  full: "people.column.value",
  wide: true,
  value: ({ marketValueEur }) => marketValueEur ?? undefined,
  text: euros,
};

function figure(key: "appearances" | "goals" | "assists", wide = false): SquadColumn {
  return {
    key,
    short: `people.short.${key}`,
    full: `people.figure.${key}`,
    wide,
    value: ({ season }) => season[key],
  };
}

/** A mean of all games, for figures that grow with every one. */
function perGame(key: "points" | "rebounds" | "assists", wide = false): SquadColumn {
  return {
    ...figure("appearances", wide),
    key,
    short: `people.short.${key}`,
    full: `people.figure.${key}`,
    value: ({ season }) =>
      season.appearances > 0 && season[key] !== undefined ? season[key] / season.appearances : undefined,
    text: (mean, locale) => fixed(mean, locale),
  };
}

export const squadColumns: Record<Sport, readonly SquadColumn[]> = {
  football: [age, figure("appearances"), figure("goals"), figure("assists", true), rating, value],
  basketball: [age, figure("appearances"), perGame("points"), perGame("rebounds"), perGame("assists", true), value],
};
