import { useState, useSyncExternalStore } from "react";
import { useFavouriteChanges } from "#favourite/favourites-context.ts";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#scores/day/day-bar.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import { type Arrangement, type Counts, countMatches, listFilters } from "#scores/list/arrange.ts";
import type { ListedLeague } from "#scores/list/packed-list.ts";
import { asTheyAre, type ListBoard } from "#scores/list/use-live-list.ts";
import { ClockIcon, EyeOffIcon, SlidersIcon, StarIcon } from "#ui/icons.tsx";

type Props = {
  data: HomeData;
  leagues: readonly ListedLeague[];
  board: ListBoard;
  follows: NonNullable<Arrangement["follows"]>;
};

/** Which matches, in which order, and what of them is shown. Links where the address can say it. */
export function Filters({ data, leagues, board, follows }: Props) {
  const { locale, reader, user, change, t } = usePage();
  const { askLogin } = useShell();
  const counts = useCounts(leagues, board, follows);
  const [ways, setWays] = useState(false);
  const withOdds = reader.showOdds && reader.listOdds;
  return (
    <div className={styles.chips}>
      <nav aria-label={t("scores.filter.label")}>
        {([undefined, ...listFilters] as const).map((filter) => (
          <PageLink
            key={filter ?? "all"}
            to={homeAddress(locale, { ...data, filter })}
            className={filter === "live" ? styles.chipLive : styles.chip}
            aria-current={data.filter === filter ? "true" : undefined}
            title={filter === "favourites" ? t("scores.filter.favourites") : undefined}
            // On narrow screens its name is a star, which is none.
            aria-label={
              filter === "favourites" && user ? `${t("scores.filter.favourites")} ${counts.favourites}` : undefined
            }
            preventScrollReset
            onClick={(event) => {
              if (filter !== "favourites" || user) return;
              event.preventDefault();
              askLogin("favourites", { to: homeAddress(locale, { ...data, filter }) });
            }}
          >
            {filter === "favourites" ? (
              <>
                <span className={styles.star} />
                <span className={styles.word}>{t("scores.filter.favourites")}</span>
                {user && <span className={styles.count}>{counts.favourites}</span>}
              </>
            ) : (
              <>
                {t(`scores.filter.${filter ?? "all"}`)}
                <span className={styles.count}>{counts[filter ?? "all"]}</span>
              </>
            )}
          </PageLink>
        ))}
      </nav>
      <button
        type="button"
        className={styles.more}
        aria-expanded={ways}
        aria-label={t("scores.moreWays")}
        onClick={() => setWays(!ways)}
      >
        <SlidersIcon />
      </button>
      <div className={styles.ways}>
        <PageLink
          to={homeAddress(locale, { ...data, sort: data.sort === "time" ? "league" : "time" })}
          className={styles.chip}
          aria-current={data.sort === "time" ? "true" : undefined}
          title={t("scores.byTime")}
          preventScrollReset
        >
          <ClockIcon />
          <span className={styles.word}>{t("scores.byTime")}</span>
        </PageLink>
        {user && (
          <button
            type="button"
            className={styles.chip}
            aria-pressed={reader.favouritesFirst}
            title={t("scores.favouritesFirst")}
            onClick={() => change({ favouritesFirst: !reader.favouritesFirst })}
          >
            <StarIcon />
            <span className={styles.word}>{t("scores.favouritesFirst")}</span>
          </button>
        )}
        <button
          type="button"
          className={styles.chip}
          aria-pressed={withOdds}
          onClick={() => change(withOdds ? { listOdds: false } : { listOdds: true, showOdds: true })}
        >
          {t("scores.odds")}
        </button>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={reader.hideScores}
          title={t("scores.hideScores")}
          onClick={() => change({ hideScores: !reader.hideScores })}
        >
          <EyeOffIcon />
          <span className={styles.word}>{t("scores.hideScores")}</span>
        </button>
      </div>
    </div>
  );
}

function useCounts(leagues: readonly ListedLeague[], board: ListBoard, follows: Props["follows"]): Counts {
  useFavouriteChanges();
  useSyncExternalStore(
    (listener) => board.onMove(listener),
    () => board.moves,
    () => board.moves,
  );
  return countMatches(asTheyAre(leagues, board), follows);
}
