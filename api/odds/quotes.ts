import type { Quote } from "@scoreline/contract/calls/odds";
import { companies } from "@scoreline/domain/odds/companies";
import type { OddsMove } from "@scoreline/domain/odds/move";

export function quoteOf({ at, line, prices, suspended }: OddsMove): Quote {
  return { at, line, prices, suspended };
}

export const maybeQuote = (move: OddsMove | null) => (move ? quoteOf(move) : null);

const names = new Map<number, string>(companies.map(({ id, name }) => [id, name]));

/** Companies in the order in which they are shown; those that we do not know are left out. */
export function byCompanyOrder<Row extends { company: number }>(
  rows: readonly Row[],
): (Row & { companyName: string })[] {
  const place = new Map<number, number>(companies.map(({ id }, index) => [id, index]));
  return rows
    .flatMap((row) => {
      const companyName = names.get(row.company);
      return companyName === undefined ? [] : [{ ...row, companyName }];
    })
    .sort((a, b) => (place.get(a.company) ?? 0) - (place.get(b.company) ?? 0));
}
