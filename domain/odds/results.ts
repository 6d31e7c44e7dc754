import { type PastMatch, sideOf } from "#match/state/past-match.ts";
import type { OddsMove } from "#odds/move.ts";
import { type Settlement, settleHandicap, settleTotal } from "#odds/settle.ts";
import type { Side } from "#sport.ts";

/** How a past match ended for who backed a team at a company's last price before kick-off. */
export type OddsResult = {
  side: Side;
  /** The line from the team's point of view, and what became of it. */
  handicap: { line: number; price: number; settlement: Settlement } | null;
  /** What became of the over. */
  total: { line: number; over: number; under: number; settlement: Settlement } | null;
  result: { prices: number[]; outcome: "home" | "draw" | "away" } | null;
};

type Closing = Partial<Record<OddsMove["market"], OddsMove>>;

export function oddsResult(teamId: number, match: PastMatch, closing: Closing): OddsResult {
  const side = sideOf(teamId, match);
  const { home, away } = match.regular;
  const { handicap, "1x2": result } = closing;
  const total = closing["over-under"];
  return {
    side,
    handicap:
      handicap && handicap.line !== null
        ? {
            line: side === "home" ? handicap.line : 0 - handicap.line,
            price: handicap.prices[side === "home" ? 0 : 1] ?? 0,
            settlement: settleHandicap(side, handicap.line, home - away),
          }
        : null,
    total:
      total && total.line !== null
        ? {
            line: total.line,
            over: total.prices[0] ?? 0,
            under: total.prices[1] ?? 0,
            settlement: settleTotal("over", total.line, home + away),
          }
        : null,
    result: result ? { prices: result.prices, outcome: home === away ? "draw" : home > away ? "home" : "away" } : null,
  };
}

export type OddsTally = {
  played: number;
  handicap: { won: number; push: number; lost: number };
  total: { over: number; push: number; under: number };
};

/** Half a win is a win and half a loss a loss: it is about who was right, not about how much. */
export function tallyResults(results: readonly OddsResult[]): OddsTally {
  const tally: OddsTally = {
    played: results.length,
    handicap: { won: 0, push: 0, lost: 0 },
    total: { over: 0, push: 0, under: 0 },
  };
  for (const { handicap, total } of results) {
    if (handicap) tally.handicap[verdict(handicap.settlement, "won", "lost")] += 1;
    if (total) tally.total[verdict(total.settlement, "over", "under")] += 1;
  }
  return tally;
}

function verdict<Won, Lost>(settlement: Settlement, won: Won, lost: Lost): Won | Lost | "push" {
  if (settlement === "push") return "push";
  return settlement === "win" || settlement === "half-win" ? won : lost;
}
