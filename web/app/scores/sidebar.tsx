import type { Sport } from "@scoreline/domain/sport";
import { leaguePath } from "@scoreline/site/addresses";
import { useState, useSyncExternalStore } from "react";
import { usePage } from "#frame/page.ts";
import { leaguesInOrder, passes } from "#scores/arrange.ts";
import type { KeptLeagues } from "#scores/kept-leagues.ts";
import type { ListedLeague } from "#scores/packed-list.ts";
import styles from "#scores/sidebar.module.css";
import { asTheyAre, type ListBoard } from "#scores/use-live-list.ts";
import { Flag } from "#ui/flag.tsx";

const shownLeagues = 8;

type Props = {
  sport: Sport;
  leagues: readonly ListedLeague[];
  board: ListBoard;
  kept: KeptLeagues;
  country: string | undefined;
};

/** The day's competitions on wide screens: the reader's first, all of them by country, with how many matches are on. */
export function Sidebar({ sport, leagues, board, kept, country }: Props) {
  const { t } = usePage();
  useSyncExternalStore(
    (listener) => board.onMove(listener),
    () => board.moves,
    () => board.moves,
  );
  const arrangement = { filter: undefined, sort: "league", pinned: kept.pinned, country } as const;
  const ordered = leaguesInOrder(asTheyAre(leagues, board), arrangement);
  const alive = useAlive();
  if (ordered.length === 0) return null;
  return (
    <div className={styles.sidebar}>
      <nav className={styles.card} aria-labelledby="sidebar-leagues">
        <h2 id="sidebar-leagues">{t("scores.competitions")}</h2>
        <ul>
          {ordered.slice(0, shownLeagues).map((league) => (
            <LeagueLink key={league.leagueId} league={league} sport={sport} flag />
          ))}
        </ul>
      </nav>
      {alive && (
        <nav className={styles.card} aria-labelledby="sidebar-countries">
          <h2 id="sidebar-countries">{t("scores.countries")}</h2>
          <ul>
            {byCountry(ordered).map(([key, own]) => (
              <Country key={key} leagues={own} sport={sport} />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const wide = "(min-width: 1024px)";

/** Countries only open by script, and narrow windows do not show them: the server leaves them out. */
function useAlive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}

function byCountry(leagues: readonly ListedLeague[]): [string, ListedLeague[]][] {
  const countries = new Map<string, ListedLeague[]>();
  for (const league of leagues) {
    const own = countries.get(league.countryKey) ?? [];
    own.push(league);
    countries.set(league.countryKey, own);
  }
  return [...countries];
}

function Country({ leagues, sport }: { leagues: readonly ListedLeague[]; sport: Sport }) {
  const [open, setOpen] = useState(false);
  const [first] = leagues;
  if (!first) return null;
  const live = leagues.reduce((sum, league) => sum + liveIn(league), 0);
  return (
    <li>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Flag code={first.countryCode} />
        <span>{first.countryName}</span>
        <LiveCount count={live} />
      </button>
      {open && (
        <ul className={styles.inner}>
          {leagues.map((league) => (
            <LeagueLink key={league.leagueId} league={league} sport={sport} />
          ))}
        </ul>
      )}
    </li>
  );
}

function LeagueLink({ league, sport, flag = false }: { league: ListedLeague; sport: Sport; flag?: boolean }) {
  const { locale } = usePage();
  return (
    <li>
      <a className={styles.line} href={leaguePath(locale, sport, league)}>
        {flag && <Flag code={league.countryCode} />}
        <span>{league.leagueName}</span>
        <LiveCount count={liveIn(league)} />
      </a>
    </li>
  );
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
