import { fixed } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import styles from "#ui/badges/rating.module.css";

/** A mark from 0 to 10. Colour follows the figure, which stands there in words too. */
export function Rating({ value }: { value: number }) {
  const { locale } = usePage();
  const level = value >= 8 ? "top" : value >= 7 ? "good" : value >= 6 ? "fair" : "poor";
  return (
    <span className={`${styles.rating} num`} data-level={level}>
      {fixed(value, locale)}
    </span>
  );
}
