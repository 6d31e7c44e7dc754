import { fixed } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import styles from "#match/lineups/rating.module.css";

/** A player's mark, in the colour that its height has. */
export function SpokenRating({ rating }: { rating: number | null }) {
  const { locale, t } = usePage();
  if (rating === null) return null;
  const level = rating >= 8 ? "top" : rating < 6 ? "poor" : undefined;
  const words = fixed(rating, locale);
  return (
    <span className={`${styles.rating} num`} data-level={level}>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{t("lineups.rating", { rating: words })}</span>
    </span>
  );
}
