import { fullDate, longDate } from "@scoreline/i18n/format";
import { useCallback, useMemo, useState } from "react";
import { useFavourites } from "#favourite/favourites-context.ts";
import { AdSlot } from "#frame/banners/ad-slot.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useOnline } from "#live/online.ts";
import { NewsPanel } from "#news/news-panel.tsx";
import { keepCookie } from "#reader/reader.ts";
import { FeaturedMatch } from "#scores/beside/featured-match.tsx";
import { GoalNews } from "#scores/beside/goal-news.tsx";
import { NextKickoffs } from "#scores/beside/next-kickoffs.tsx";
import { OngoingEvents } from "#scores/beside/ongoing-events.tsx";
import { Sidebar } from "#scores/beside/sidebar.tsx";
import { DateStrip } from "#scores/day/date-strip.tsx";
import bar from "#scores/day/day-bar.module.css";
import styles from "#scores/home.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import type { Arrangement } from "#scores/list/arrange.ts";
import { Filters } from "#scores/list/filters.tsx";
import { toggled, writeKeptLeagues } from "#scores/list/kept-leagues.ts";
import { LeagueGroups } from "#scores/list/league-groups.tsx";
import { LiveStrip } from "#scores/list/live-strip.tsx";
import { useLiveList } from "#scores/list/use-live-list.ts";
import { OddsContext, useDayOdds } from "#scores/list/use-odds.ts";
import { useRowClicks } from "#scores/list/use-row-clicks.ts";

export function HomePage({ data }: { data: HomeData }) {
  const { reader, user, t } = usePage();
  const { openDialog } = useFavourites();
  const follows = useFollows();
  const { sport, today, date, filter, sort, country } = data;
  const { kept, pin, fold } = useKeptLeagues(data.kept);
  const favouritesFirst = user !== undefined && reader.favouritesFirst;
  const arrangement = { filter, sort, pinned: kept.pinned, country, follows, favouritesFirst };
  const list = useLiveList(data, arrangement);
  const online = useOnline();
  const odds = useDayOdds(sport, date);
  const { board, leagues, groups } = list;
  // Phones have one column: what stands beside it is neither sent nor brought to life.
  const columns = reader.device === "desktop" && data.beside !== null;
  return (
    <div
      className={styles.page}
      data-columns={columns || undefined}
      data-saver={reader.dataSaver || undefined}
      onClickCapture={useRowClicks(sport, board)}
    >
      <h1 className="visually-hidden">
        {t(`scores.title.${sport}`)}
        {date !== today && ` – ${fullDate(date, t)}`}
      </h1>
      {columns && data.beside && (
        <Sidebar sport={sport} leagues={leagues} board={board} kept={kept} country={country} beside={data.beside} />
      )}
      <div className={styles.list}>
        {!filter && date === today && (
          // Beside columns the most followed one stands already.
          <LiveStrip sport={sport} list={list} arrangement={arrangement} least={columns ? 2 : 1} />
        )}
        <section className={bar.bar} aria-label={t("scores.filter.label")}>
          <DateStrip data={data} />
          <Filters data={data} leagues={leagues} board={board} follows={follows} />
        </section>
        <div className={styles.notices}>
          {online && !list.connected && (
            <p className={styles.connection} role="status">
              {t("shell.connection.lost")}
            </p>
          )}
          {list.outdated && (
            <button type="button" className={styles.newOrder} onClick={list.rearrange}>
              {t("scores.showNewOrder")}
            </button>
          )}
        </div>
        {groups.length === 0 && <p className={styles.empty}>{t(emptyWords(filter))}</p>}
        {groups.length === 0 && data.nearest && <NearestDays data={data} nearest={data.nearest} />}
        {groups.length === 0 && filter === "favourites" && user && (
          <button type="button" className={styles.add} onClick={openDialog}>
            {t("scores.addFavourites")}
          </button>
        )}
        <OddsContext value={odds}>
          {/* Another clock has other days: their list takes the place of the last one instead of pushing it about. */}
          <div key={data.timeZone} className={styles.groups} data-sport={sport}>
            <LeagueGroups data={data} groups={groups} board={board} kept={kept} onPin={pin} onFold={fold} />
          </div>
        </OddsContext>
      </div>
      {columns && (
        <aside className={styles.side} aria-label={t("scores.featured")}>
          {data.featured && <FeaturedMatch sport={sport} featured={data.featured} board={board} />}
          <OngoingEvents />
          {date === today && <NextKickoffs data={data} leagues={leagues} kept={kept} />}
          <NewsPanel about={{ sport }} news={data.news} />
          <AdSlot ad={data.ad} />
        </aside>
      )}
      <GoalNews board={board} />
    </div>
  );
}

/** A day without matches leads on to the nearest ones that have some. */
function NearestDays({ data, nearest }: { data: HomeData; nearest: NonNullable<HomeData["nearest"]> }) {
  const { locale, t } = usePage();
  const days = [
    ["after", nearest.after],
    ["before", nearest.before],
  ] as const;
  return (
    <p className={styles.nearest}>
      {days.map(
        ([side, date]) =>
          date && (
            <PageLink key={side} className={styles.add} to={homeAddress(locale, { ...data, date, filter: undefined })}>
              {t(`scores.nearest.${side}`, { date: longDate(date, t) })}
            </PageLink>
          ),
      )}
    </p>
  );
}

function emptyWords(filter: HomeData["filter"]) {
  if (filter === "favourites") return "scores.emptyFavourites";
  return filter ? "scores.emptyFilter" : "scores.empty";
}

/** What the reader follows by now, of itself, by its league or by a team. */
function useFollows(): NonNullable<Arrangement["follows"]> {
  const { own } = useFavourites();
  return useMemo(
    () => (match, leagueId) => match.followed || own.has("match", match.matchId) || own.has("competition", leagueId),
    [own],
  );
}

/** Pinned and folded leagues: shown at once, and known to the server from the next page on. */
function useKeptLeagues(rendered: HomeData["kept"]) {
  const [kept, setKept] = useState(rendered);
  const keep = useCallback((change: (before: HomeData["kept"]) => HomeData["kept"]) => {
    setKept((before) => {
      const next = change(before);
      keepCookie("leagues", writeKeptLeagues(next));
      return next;
    });
  }, []);
  const pin = useCallback(
    (id: number) => keep((before) => ({ ...before, pinned: toggled(before.pinned, id) })),
    [keep],
  );
  const fold = useCallback(
    (id: number) => keep((before) => ({ ...before, folded: toggled(before.folded, id) })),
    [keep],
  );
  return { kept, pin, fold };
}
