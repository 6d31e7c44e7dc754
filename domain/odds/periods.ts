import type { OddsMarket, OddsMove } from "#odds/move.ts";

/** A company's price of a market at three times: when it opened, last before kick-off, and last in play. */
export type ThreePeriods = { opening: OddsMove | null; preMatch: OddsMove | null; live: OddsMove | null };
export type CompanyPeriods = { company: number } & Partial<Record<OddsMarket, ThreePeriods>>;

/** By company. A company that has not moved since it opened still stands by its first price. */
export function threePeriods(moves: readonly OddsMove[]): CompanyPeriods[] {
  const companies = new Map<number, CompanyPeriods>();
  for (const move of [...moves].sort((a, b) => a.at - b.at)) {
    let company = companies.get(move.company);
    if (!company) {
      company = { company: move.company };
      companies.set(move.company, company);
    }
    const periods = company[move.market] ?? { opening: null, preMatch: null, live: null };
    company[move.market] = periods;
    if (move.phase === "live") periods.live = move;
    else periods.preMatch = move;
    if (move.phase === "opening") periods.opening ??= move;
  }
  return [...companies.values()];
}

export type Movement = "up" | "down" | "same";

/** Where a price went. A price of another line cannot be compared. */
export function movement(before: OddsMove | null, after: OddsMove | null, outcome: number): Movement | undefined {
  const [from, to] = [before?.prices[outcome], after?.prices[outcome]];
  if (from === undefined || to === undefined || before?.line !== after?.line) return undefined;
  return to > from ? "up" : to < from ? "down" : "same";
}
