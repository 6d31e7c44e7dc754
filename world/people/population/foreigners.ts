import type { Sport } from "@scoreline/domain/sport";
import { basketballForeigners } from "#people/population/basketball-foreigners.ts";
import { footballForeigners } from "#people/population/football-foreigners.ts";
import type { ForeignerRow } from "#people/population/foreigner-row.ts";

export type Mix = {
  perSquad: number;
  countries: readonly string[];
  weights: readonly number[];
  /** Goalkeepers among them at most: where few foreigners may play, nobody spends a place on one. */
  keepers: number;
};

const rows: Record<Sport, Readonly<Record<string, ForeignerRow>>> = {
  football: footballForeigners,
  basketball: basketballForeigners,
};
const fallback: ForeignerRow = [[3], "br:3 ng:2 fr:2 rs:2 us:1 ar:1"];
const parsed = new Map<string, Mix>();

export function mixOf(sport: Sport, country: string, level: number, women: boolean): Mix {
  const key = `${sport} ${women ? "women " : ""}${country} ${level}`;
  let mix = parsed.get(key);
  if (!mix) {
    mix = parseRow(rows[sport][women ? `${country}-women` : country] ?? fallback, level, country);
    parsed.set(key, mix);
  }
  return mix;
}

function parseRow([perSquad, origins]: ForeignerRow, level: number, home: string): Mix {
  const pairs = origins.split(" ").map((pair) => pair.split(":"));
  const abroad = pairs.filter(([country]) => country !== home);
  const count = perSquad[Math.min(level, perSquad.length) - 1] ?? 0;
  return {
    perSquad: count,
    countries: abroad.map(([country]) => country ?? ""),
    weights: abroad.map(([, weight]) => Number(weight)),
    keepers: count >= 13 ? 2 : count >= 9 ? 1 : 0,
  };
}
