/**
 * Ways to write a price. Everything is kept in decimal, the return of one unit staked, stake included; the others are for
 * showing and for reading what somebody else wrote.
 */
export const oddsFormats = ["decimal", "hong-kong", "malay", "indonesian"] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export function fromDecimal(format: OddsFormat, decimal: number): number {
  if (!(decimal > 1)) throw new RangeError(`a decimal price is above 1, not ${decimal}`);
  const profit = decimal - 1;
  switch (format) {
    case "decimal":
      return decimal;
    case "hong-kong":
      return profit;
    // Negative: what has to be staked to win one unit.
    case "malay":
      return profit <= 1 ? profit : -1 / profit;
    case "indonesian":
      return profit >= 1 ? profit : -1 / profit;
  }
}

export function toDecimal(format: OddsFormat, price: number): number {
  const decimal = readPrice(format, price);
  if (!(decimal > 1 && Number.isFinite(decimal))) throw new RangeError(`${price} is no ${format} price`);
  return decimal;
}

function readPrice(format: OddsFormat, price: number): number {
  switch (format) {
    case "decimal":
      return price;
    case "hong-kong":
      return price + 1;
    case "malay":
      // Malay prices never leave -1 to 1, Indonesian ones never lie inside.
      if (Math.abs(price) > 1) return Number.NaN;
      return price > 0 ? price + 1 : 1 - 1 / price;
    case "indonesian":
      if (Math.abs(price) < 1) return Number.NaN;
      return price > 0 ? price + 1 : 1 - 1 / price;
  }
}
