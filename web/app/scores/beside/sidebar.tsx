import type { Sport } from "@scoreline/domain/sport";
import { allCountries, countryPath, leaguePath } from "@scoreline/site/addresses";
import { useSyncExternalStore } from "react";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#scores/beside/sidebar.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { leaguesInOrder, passes } from "#scores/list/arrange.ts";
import type { KeptLeagues } from "#scores/list/kept-leagues.ts";
import type { ListedLeague } from "#scores/list/packed-list.ts";
import { asTheyAre, type ListBoard } from "#scores/list/use-live-list.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { ChevronIcon } from "#ui/icons.tsx";

type Props = {
  sport: Sport;
  leagues: readonly ListedLeague[];
  board: ListBoard;
  kept: KeptLeagues;
  country: string | undefined;
  beside: NonNullable<HomeData["beside"]>;
};

type Listed = Pick<ListedLeague, "leagueId" | "leagueName" | "leagueKey" | "countryKey" | "countryCode">;

/** On wide screens: what the reader pinned, the great competitions and the reader's own, and the way to all the others. */
export function Sidebar({ sport, leagues, board, kept, country, beside }: Props) {
  const { locale, t } = usePage();
  useSyncExternalStore(
    (listener) => board.onMove(listener),
    () => board.moves,
    () => board.moves,
  );
  const today = asTheyAre(leagues, board);
  const live = new Map(today.map((league) => [league.leagueId, liveIn(league)]));
  return (
    <div className={styles.sidebar}>
      <nav className={styles.card} aria-labelledby="sidebar-leagues">
        <h2 id="sidebar-leagues">{t("scores.competitions")}</h2>
        <ul>
          {competitions(today, beside.leagues, kept, country).map((league) => (
            <li key={league.leagueId} className={styles.starred}>
              <a className={styles.line} href={leaguePath(locale, sport, league)}>
                <Flag code={league.countryCode} />
                <span>{league.leagueName}</span>
                <LiveCount count={live.get(league.leagueId) ?? 0} />
              </a>
              <Star
                className={styles.star}
                thing={{ kind: "competition", sport, id: league.leagueId, name: league.leagueName }}
              />
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.card} aria-labelledby="sidebar-countries">
        <h2 id="sidebar-countries">{t("scores.countries")}</h2>
        <ul>
          {beside.countries.map((one) => (
            <li key={one.countryKey}>
              <PageLink className={styles.line} to={countryPath(locale, sport, one)}>
                <Flag code={one.countryCode} />
                <span>{one.countryName}</span>
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink className={styles.line} to={countryPath(locale, sport, { countryKey: allCountries })}>
              <span className={styles.more}>
                <ChevronIcon />
              </span>
              <span>{t("scores.allCountries", { count: beside.countryCount })}</span>
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** Pinned ones first, then the reader's country's best of today among the great ones. */
function competitions(
  today: readonly ListedLeague[],
  great: readonly Listed[],
  { pinned }: KeptLeagues,
  country: string | undefined,
): Listed[] {
  const arrangement = { filter: undefined, sort: "league", pinned, country } as const;
  const ordered = leaguesInOrder(today, arrangement);
  const own = ordered.filter(({ leagueId, countryCode }) => pinned.includes(leagueId) || countryCode === country);
  const first = [...own.filter(({ leagueId }) => pinned.includes(leagueId)), ...great, ...own.slice(0, 2)];
  return [...new Map(first.map((league) => [league.leagueId, league])).values()];
}

function LiveCount({ count }: { count: number }) {
  const { t } = usePage();
  return (
    count > 0 && (
      <span className={styles.live} title={t("scores.liveNow", { count })}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{t("scores.liveNow", { count })}</span>
      </span>
    )
  );
}

function liveIn({ matches }: ListedLeague): number {
  return matches.filter((match) => passes(match, "live")).length;
}
