import type { Names } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { competitionNames, teamNames } from "@scoreline/names/book";
import { countryNames } from "@scoreline/names/countries";
import { loadCountries } from "@scoreline/store/catalogue/catalogue";
import type { Batch } from "#intake/batch.ts";

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

export async function teamsInAllLanguages<Row extends OfCountry>(batch: Batch, rows: Row[]): Promise<Row[]> {
  return inAllLanguages(batch, rows, teamNames);
}

/** The book knows things by where they are from and what they are called in English. */
async function inAllLanguages<Row extends OfCountry>(
  { tx }: Batch,
  rows: Row[],
  look: (sport: Sport, sought: { country: string; name: string }) => Names | undefined,
): Promise<Row[]> {
  if (rows.length === 0) return rows;
  const countries = await loadCountries(tx, [...new Set(rows.map(({ countryId }) => countryId))]);
  const codes = new Map(countries.map(({ id, code }) => [id, code]));
  return rows.map((row) => {
    const country = codes.get(row.countryId);
    if (country === undefined) return row;
    return { ...row, names: completed(row.names, look(row.sport, { country, name: row.names.en })) };
  });
}
