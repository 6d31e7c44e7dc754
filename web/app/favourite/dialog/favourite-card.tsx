import type { ReactNode } from "react";
import styles from "#favourite/dialog/dialog.module.css";
import { useDialogTip } from "#favourite/dialog/dialog-tip.ts";
import { useFavourites, useIsFavourite } from "#favourite/favourites-context.ts";
import type { Thing } from "#favourite/own-favourites.ts";
import { usePage } from "#frame/page.ts";
import { StarIcon } from "#ui/icons.tsx";
import { isNarrow } from "#ui/narrow.ts";

/** One thing to follow: its star answers to a click anywhere in the row. A visitor is told in the dialog, on phones by a popup, what is missing. */
export function FavouriteCard({ thing, mark, about }: { thing: Thing; mark: ReactNode; about: string }) {
  const { t, user } = usePage();
  const { toggle } = useFavourites();
  const showTip = useDialogTip();
  const on = useIsFavourite(thing.kind, thing.id);
  return (
    <li className={styles.card}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.words}>
        <b>{thing.name}</b>
        {about && <small>{about}</small>}
      </span>
      <button
        type="button"
        className={styles.star}
        aria-pressed={on}
        aria-label={t("shell.favourite", { name: thing.name })}
        onClick={(event) => {
          if (user || isNarrow()) toggle(thing, event.currentTarget);
          else showTip({ kind: "favourite", thing });
        }}
      >
        <StarIcon />
      </button>
    </li>
  );
}
