import { fullDate } from "@scoreline/i18n/format";
import { type MouseEvent, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useOnline } from "#live/online.ts";
import { keepCookie } from "#reader/reader.ts";
import { DateStrip } from "#scores/date-strip.tsx";
import bar from "#scores/day-bar.module.css";
import { FeaturedMatch } from "#scores/featured-match.tsx";
import { Filters } from "#scores/filters.tsx";
import { GoalNews } from "#scores/goal-news.tsx";
import styles from "#scores/home.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { toggled, writeKeptLeagues } from "#scores/kept-leagues.ts";
import { LeagueGroups } from "#scores/league-groups.tsx";
import { LiveStrip } from "#scores/live-strip.tsx";
import { NextKickoffs } from "#scores/next-kickoffs.tsx";
import { OngoingEvents } from "#scores/ongoing-events.tsx";
import { Sidebar } from "#scores/sidebar.tsx";
import { useLiveList } from "#scores/use-live-list.ts";
import { OddsContext, useDayOdds } from "#scores/use-odds.ts";

export function HomePage({ data }: { data: HomeData }) {
  const { reader, t } = usePage();
  const { sport, today, date, filter, sort, country } = data;
  const { kept, pin, fold } = useKeptLeagues(data.kept);
  const arrangement = { filter, sort, pinned: kept.pinned, country };
  const list = useLiveList(data, arrangement);
  const online = useOnline();
  const odds = useDayOdds(sport, date);
  const { board, leagues, groups } = list;
  // Phones have one column: what stands beside it is neither sent nor brought to life.
  const columns = reader.device === "desktop";
  return (
    <div
      className={styles.page}
      data-columns={(columns && leagues.length > 0) || undefined}
      data-saver={reader.dataSaver || undefined}
      onClickCapture={useRowClicks()}
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
          <Filters data={data} leagues={leagues} board={board} />
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
        {groups.length === 0 && <p className={styles.empty}>{t(filter ? "scores.emptyFilter" : "scores.empty")}</p>}
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
        </aside>
      )}
      <GoalNews board={board} />
    </div>
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

/** Rows are plain links and buttons; one listener follows the links without a load and asks whose stars they would be. */
function useRowClicks() {
  const navigate = useNavigate();
  const { askLogin } = useShell();
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest("[data-star]")) return askLogin("favourites");
    const link = target.closest<HTMLAnchorElement>("[data-match] a, [data-live-match] a, aside a, h2 a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
