import type { Quote } from "@scoreline/contract/calls/odds";
import { usePage } from "#frame/page.ts";
import { figureIn, type Market, type PriceColumn } from "#match/analysis/markets.ts";
import styles from "#match/analysis/price-cell.module.css";
import { lineText, priceText } from "#match/analysis/prices.ts";

type Props = { quote: Quote | null; before: Quote | null; column: PriceColumn; market: Market };

/** A price or a line, and where it went since the one before: an arrow says it, colour only helps. */
export function PriceValue({ quote, before, column, market }: Props) {
  const { locale, t, reader } = usePage();
  const value = figureIn(quote, column);
  if (value === undefined) return <span className={styles.none}>–</span>;
  const moved = movedFrom(quote, before, column);
  const text =
    column.price === undefined
      ? lineText(value, market === "handicap", locale)
      : priceText(value, reader.oddsFormat, locale);
  return (
    <span className={styles.value} data-line={column.price === undefined || undefined} data-moved={moved}>
      {text}
      {moved && (
        <>
          <i aria-hidden="true">{moved === "up" ? "▲" : "▼"}</i>
          <span className="visually-hidden">{t(`odds.${moved}`)}</span>
        </>
      )}
    </span>
  );
}

/** Prices of different lines cannot be compared; the lines themselves can. */
function movedFrom(quote: Quote | null, before: Quote | null, column: PriceColumn): "up" | "down" | undefined {
  const [from, to] = [figureIn(before, column), figureIn(quote, column)];
  if (from === undefined || to === undefined || from === to) return undefined;
  if (column.price !== undefined && quote?.line !== before?.line) return undefined;
  return to > from ? "up" : "down";
}
