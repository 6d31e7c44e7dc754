import type { Points } from "@scoreline/domain/match/state/score";
import { companies } from "@scoreline/domain/odds/companies";
import type { OddsPhase } from "@scoreline/domain/odds/move";
import { oddsPhases } from "@scoreline/domain/odds/move";
import { type Market, markets, type OddsMove } from "#odds/moves.ts";

/** What companies do about a match, row by row as it is written down; in columns, because a match has thousands of rows. */
export class PriceLog {
  count = 0;
  /** Milliseconds from kick-off. */
  at = new Float64Array(1_024);
  company = new Uint16Array(1_024);
  /** Places in `markets` and `oddsPhases`. */
  market = new Uint8Array(1_024);
  phase = new Uint8Array(1_024);
  suspended = new Uint8Array(1_024);
  /** Not a number where there is none. */
  line = new Float64Array(1_024);
  /** Three a row; none where there is no third outcome. */
  prices = new Float64Array(3 * 1_024);
  /** By row, where a handicap counts from a score. */
  readonly from = new Map<number, Points>();

  clear(): void {
    this.count = 0;
    this.from.clear();
  }

  /** Returns the row. */
  add(company: number, market: Market, phase: OddsPhase, at: number, line: number, prices: Float64Array): number {
    const row = this.count;
    if (row === this.at.length) this.#grow();
    this.count += 1;
    this.at[row] = at;
    this.company[row] = company;
    this.market[row] = markets.indexOf(market);
    this.phase[row] = oddsPhases.indexOf(phase);
    this.suspended[row] = 0;
    this.line[row] = line;
    for (let outcome = 0; outcome < 3; outcome += 1) this.prices[row * 3 + outcome] = prices[outcome] ?? 0;
    return row;
  }

  /** The same line and prices, which nobody can bet on for now. */
  suspend(row: number, at: number): number {
    const market = markets[this.market[row] ?? 0] ?? "1x2";
    const prices = this.prices.slice(row * 3, row * 3 + 3);
    const own = this.add(this.company[row] ?? 0, market, "live", at, this.line[row] ?? Number.NaN, prices);
    this.suspended[own] = 1;
    const from = this.from.get(row);
    if (from) this.from.set(own, from);
    return own;
  }

  /** Whether the same line and prices stand in a row, for everybody to bet on. */
  stands(row: number, phase: OddsPhase, line: number, prices: Float64Array): boolean {
    if (this.phase[row] !== oddsPhases.indexOf(phase) || this.suspended[row] === 1) return false;
    if (!Object.is(this.line[row], line)) return false;
    for (let outcome = 0; outcome < 3; outcome += 1)
      if (this.prices[row * 3 + outcome] !== prices[outcome]) return false;
    return true;
  }

  moveAt(row: number): OddsMove {
    const line = this.line[row] ?? Number.NaN;
    const from = this.from.get(row);
    const third = this.prices[row * 3 + 2];
    return {
      company: companies.find(({ id }) => id === this.company[row])?.id ?? 8,
      market: markets[this.market[row] ?? 0] ?? "1x2",
      phase: oddsPhases[this.phase[row] ?? 0] ?? "live",
      at: this.at[row] ?? 0,
      prices: [...this.prices.subarray(row * 3, row * 3 + (third === 0 ? 2 : 3))],
      ...(Number.isNaN(line) ? {} : { line }),
      ...(this.suspended[row] === 1 && { suspended: true as const }),
      ...(from && { from }),
    };
  }

  #grow(): void {
    const size = this.at.length * 2;
    const larger = <Column extends Float64Array | Uint16Array | Uint8Array>(column: Column, made: Column): Column => {
      made.set(column);
      return made;
    };
    this.at = larger(this.at, new Float64Array(size));
    this.company = larger(this.company, new Uint16Array(size));
    this.market = larger(this.market, new Uint8Array(size));
    this.phase = larger(this.phase, new Uint8Array(size));
    this.suspended = larger(this.suspended, new Uint8Array(size));
    this.line = larger(this.line, new Float64Array(size));
    this.prices = larger(this.prices, new Float64Array(3 * size));
  }
}
