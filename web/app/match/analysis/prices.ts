import type { LocaleCode } from "@scoreline/domain/names";
import { fromDecimal, type OddsFormat } from "@scoreline/domain/odds/formats";
import { decimal, fixed } from "@scoreline/i18n/numbers";

/** A decimal price as the reader wants it written: two places, one from ten on. */
export function priceText(decimalPrice: number, format: OddsFormat, locale: LocaleCode): string {
  const price = fromDecimal(format, decimalPrice);
  return fixed(price, locale, Math.abs(price) >= 100 ? 0 : Math.abs(price) >= 10 ? 1 : 2);
}

/** -0.75 of a handicap is said with its sign, a total without one. */
export function lineText(line: number, signed: boolean, locale: LocaleCode): string {
  const size = decimal(Math.abs(line), locale, 2);
  if (!signed || line === 0) return size;
  return line > 0 ? `+${size}` : `−${size}`;
}
