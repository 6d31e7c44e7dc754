import type { Sport } from "@scoreline/domain/sport";
import type { KeyboardEvent } from "react";
import styles from "#favourite/dialog/dialog.module.css";
import { type DialogTab, dialogTabs } from "#favourite/dialog/dialog-calls.ts";
import { useFavouriteChanges, useFavourites } from "#favourite/favourites-context.ts";
import { usePage } from "#frame/page.ts";

type Props = { sport: Sport; tab: DialogTab; panel: string; onChoose(tab: DialogTab): void };

/** Sideways through the tabs with the arrows. How many are followed stands beside the name. */
export function DialogTabs({ sport, tab, panel, onChoose }: Props) {
  const { t, user } = usePage();
  const { own } = useFavourites();
  useFavouriteChanges();
  const counts: Partial<Record<DialogTab, number>> = user
    ? { teams: own.count(sport, "team"), competitions: own.count(sport, "competition") }
    : {};
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const step = (event.key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction === "ltr") ? 1 : -1;
    const next = tabs[(tabs.indexOf(event.target as HTMLElement) + step + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t("favourites.tabs")} onKeyDown={move}>
      {dialogTabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls={panel}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {t(`favourites.tab.${name}`)}
          {counts[name] !== undefined && counts[name] > 0 && <small className="num">{counts[name]}</small>}
        </button>
      ))}
    </div>
  );
}
