import type { Names, ShortNames } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { competitionNames, shortTeamNames, teamNames } from "@scoreline/names/book";
import { countryNames } from "@scoreline/names/countries";
import { loadCountries } from "@scoreline/store/catalogue/catalogue";
import type { Batch } from "#intake/batch.ts";

type BookSought = { country: string; name: string };
type OfCountry = { sport: Sport; countryId: number; names: Names };

/** What a source said, with the languages that it did not deliver from the book of names. */
function completed(said: Names, known: Names | undefined): Names {
  return known ? { ...known, ...said } : said;
}

export function countryInAllLanguages<Row extends { code: string; names: Names }>(row: Row): Row {
  return { ...row, names: completed(row.names, countryNames(row.code)) };
}

export async function competitionsInAllLanguages<Row extends OfCountry>(batch: Batch, rows: Row[]): Promise<Row[]> {
  return inAllLanguages(batch, rows, competitionNames);
}

/** With what they are called where there is little room, which no source says in more than one language. */
export async function teamsInAllLanguages<Row extends OfCountry>(
  batch: Batch,
  rows: Row[],
): Promise<(Row & { shorts: ShortNames | null })[]> {
  return inAllLanguages(
    batch,
    rows.map((row) => ({ ...row, shorts: null as ShortNames | null })),
    teamNames,
    (row, sought) => ({ ...row, shorts: shortTeamNames(row.sport, sought) ?? null }),
  );
}

/** The book knows things by where they are from and what they are called in English. */
async function inAllLanguages<Row extends OfCountry>(
  { tx }: Batch,
  rows: Row[],
  look: (sport: Sport, sought: BookSought) => Names | undefined,
  further: (row: Row, sought: BookSought) => Row = (row) => row,
): Promise<Row[]> {
  if (rows.length === 0) return rows;
  const countries = await loadCountries(tx, [...new Set(rows.map(({ countryId }) => countryId))]);
  const codes = new Map(countries.map(({ id, code }) => [id, code]));
  return rows.map((row) => {
    const country = codes.get(row.countryId);
    if (country === undefined) return row;
    const sought = { country, name: row.names.en };
    return further({ ...row, names: completed(row.names, look(row.sport, sought)) }, sought);
  });
}
