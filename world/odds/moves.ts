import type { Points } from "@scoreline/domain/match/state/score";
import type { CompanyId } from "@scoreline/domain/odds/companies";
import type { OddsPhase } from "@scoreline/domain/odds/move";
import type { Sport } from "@scoreline/domain/sport";

export const markets = ["handicap", "over-under", "1x2"] as const;
export type Market = (typeof markets)[number];

/** A company's prices of one market from `at` on, until its next move. */
export type OddsMove = {
  company: CompanyId;
  market: Market;
  phase: OddsPhase;
  /** Milliseconds from kick-off, negative before. */
  at: number;
  /** What the home side is given, or the total to be over or under. */
  line?: number;
  /** Decimal: home and away, over and under, or home, draw and away; basketball's 1x2 is home and away. */
  prices: readonly number[];
  /** Nobody can bet: the prices are the last ones. */
  suspended?: true;
  /** The score that a football handicap counts from: in play it is about the rest of the match. */
  from?: Points;
};

export type OddsSeries = { company: CompanyId; market: Market /** In order of time. */; moves: readonly OddsMove[] };

export type OddsHistory = {
  sport: Sport;
  /** Epoch milliseconds. */
  kickoff: number;
  /** Milliseconds from kick-off at which the markets close; absent while the match has no script. Football: the end of regular time. */
  end?: number;
  series: readonly OddsSeries[];
};
