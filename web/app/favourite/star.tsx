import { useFavourites, useIsFavourite } from "#favourite/favourites-context.ts";
import type { Thing } from "#favourite/own-favourites.ts";
import styles from "#favourite/star.module.css";
import { usePage } from "#frame/page.ts";
import { iconShape } from "#ui/controls/icon-button.tsx";
import { StarIcon } from "#ui/icons.tsx";

/** The star of a match, a team or a competition. */
export function Star({ thing, className = "" }: { thing: Thing; className?: string | undefined }) {
  const { t } = usePage();
  const { toggle } = useFavourites();
  const on = useIsFavourite(thing.kind, thing.id);
  return (
    <button
      type="button"
      className={`${iconShape} ${styles.star} ${className}`}
      aria-pressed={on}
      aria-label={t("shell.favourite", { name: thing.name })}
      onClick={(event) => toggle(thing, event.currentTarget)}
    >
      <StarIcon />
    </button>
  );
}
