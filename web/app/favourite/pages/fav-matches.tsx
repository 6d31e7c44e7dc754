import { localDay } from "@scoreline/domain/time/local-day";
import { longDate } from "@scoreline/i18n/format";
import { useMemo } from "react";
import styles from "#favourite/pages/fav.module.css";
import { type FavLoaderArgs, favRequest, packed } from "#favourite/pages/fav-loader.ts";
import { Rows } from "#favourite/pages/rows.tsx";
import { useFavouriteBoard } from "#favourite/pages/use-favourite-board.ts";
import { usePage } from "#frame/page.ts";
import { GoalNews } from "#scores/beside/goal-news.tsx";
import type { ListedLeague } from "#scores/list/packed-list.ts";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/fav-matches";

export async function loader(args: FavLoaderArgs) {
  const { sport, reader, matches, now } = favRequest(args);
  const { result } = await matches();
  const today = localDay(now(), reader.timeZone);
  return { sport, today, hasMore: result.hasMore, ...packed(result, reader) };
}

export default function FavMatches({ loaderData }: Route.ComponentProps) {
  const { sport, today, hasMore } = loaderData;
  const { reader, t } = usePage();
  const { board, leagues } = useFavouriteBoard(sport, loaderData);
  const { timeZone } = reader;
  const sections = useMemo(() => inSections(leagues, today, timeZone), [leagues, today, timeZone]);
  if (leagues.length === 0) return <NoData>{t("favourites.empty.matches")}</NoData>;
  return (
    <>
      {hasMore && <p className={styles.note}>{t("favourites.nearest")}</p>}
      {sections.map(({ key, matches }) => (
        <section key={key} className={styles.card} aria-labelledby={`fav-${key}`}>
          <h2 id={`fav-${key}`} className={styles.day} data-live={key === "live" || undefined}>
            {key === "live" ? t("scores.live") : longDate(key, t)}
          </h2>
          <Rows sport={sport} board={board} matches={matches} />
        </section>
      ))}
      <GoalNews board={board} />
    </>
  );
}

/** What is on first, then day by day from today on, then the days behind us, the last one first. */
function inSections(leagues: readonly ListedLeague[], today: string, timeZone: string) {
  const all = leagues
    .flatMap(({ matches, ...league }) => matches.map((row) => ({ row, matchId: row.matchId, league })))
    .sort((a, b) => a.row.kickoff - b.row.kickoff);
  const days = Map.groupBy(all, ({ row }) => (row.kind === "live" ? "live" : localDay(row.kickoff, timeZone)));
  const place = (key: string) => (key === "live" ? "0" : key >= today ? `1${key}` : "2");
  return [...days]
    .map(([key, matches]) => ({ key, matches }))
    .sort((a, b) => place(a.key).localeCompare(place(b.key)) || b.key.localeCompare(a.key));
}
