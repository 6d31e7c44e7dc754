import type { Quote } from "@scoreline/contract/calls/odds";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";

export const markets = ["handicap", "europeOdds", "overUnder"] as const;
export type Market = (typeof markets)[number];

export function marketIn(query: URLSearchParams): Market {
  return markets.find((market) => market === query.get("market")) ?? "europeOdds";
}

/** Basketball has a winner and no draw. */
export function marketName(market: Market, sport: Sport): MessageKey {
  return market === "europeOdds" && sport === "basketball" ? "odds.market.winner" : `odds.market.${market}`;
}

/** A column of prices: an outcome by its place among the prices, or the line. */
export type PriceColumn = { key: string; name: MessageKey; price?: number };

export function columnsOf(market: Market, outcomes: number): readonly PriceColumn[] {
  const line: PriceColumn = { key: "line", name: "odds.line" };
  if (market === "handicap") {
    return [{ key: "home", name: "odds.home", price: 0 }, line, { key: "away", name: "odds.away", price: 1 }];
  }
  if (market === "overUnder") {
    return [{ key: "over", name: "odds.over", price: 0 }, line, { key: "under", name: "odds.under", price: 1 }];
  }
  return [
    { key: "home", name: "odds.home", price: 0 },
    ...(outcomes === 3 ? [{ key: "draw", name: "odds.draw", price: 1 } as const] : []),
    { key: "away", name: "odds.away", price: outcomes - 1 },
  ];
}

/** What a column of a quote holds. */
export function figureIn(quote: Quote | null, column: PriceColumn): number | undefined {
  if (!quote) return undefined;
  return column.price === undefined ? (quote.line ?? undefined) : quote.prices[column.price];
}
