export const oddsMarkets = ["handicap", "over-under", "1x2"] as const;
export type OddsMarket = (typeof oddsMarkets)[number];

export const oddsPhases = ["opening", "pre-match", "live"] as const;
export type OddsPhase = (typeof oddsPhases)[number];

/** What one company asked from one instant on. */
export type OddsMove = {
  company: number;
  market: OddsMarket;
  phase: OddsPhase;
  /** Epoch milliseconds. */
  at: number;
  /** What the home side is given, or the total; none for 1x2. */
  line: number | null;
  /** Decimal: home and away, over and under, or home, draw and away. */
  prices: number[];
  /** No bets are taken. */
  suspended: boolean;
};
