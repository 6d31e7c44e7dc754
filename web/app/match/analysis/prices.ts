import { fromDecimal, type OddsFormat } from "@scoreline/domain/odds/formats";

/** A decimal price as the reader wants it written: two places, one from ten on. */
export function priceText(decimal: number, format: OddsFormat): string {
  const price = fromDecimal(format, decimal);
  return price.toFixed(Math.abs(price) >= 100 ? 0 : Math.abs(price) >= 10 ? 1 : 2);
}

/** -0.75 of a handicap is said with its sign, a total without one. */
export function lineText(line: number, signed: boolean): string {
  const size = String(Math.abs(line));
  if (!signed || line === 0) return size;
  return line > 0 ? `+${size}` : `−${size}`;
}
