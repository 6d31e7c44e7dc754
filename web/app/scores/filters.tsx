import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
import type { ListStatus } from "@scoreline/domain/match/status";
import { Link } from "react-router";
import { address } from "#scores/date-strip.tsx";
import styles from "#scores/home.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { usePage } from "#shell/page.ts";

const kinds: Record<ListStatus, readonly MatchRow["kind"][]> = {
  live: ["live", "suspended"],
  finished: ["finished", "abandoned"],
  scheduled: ["scheduled"],
};

export function passes(match: MatchRow, filter: ListStatus): boolean {
  return kinds[filter].includes(match.kind);
}

export function countByFilter(leagues: readonly LeagueMatches[]): Record<ListStatus, number> {
  const counts = { live: 0, finished: 0, scheduled: 0 };
  for (const league of leagues) {
    for (const match of league.matches) {
      for (const filter of Object.keys(counts) as ListStatus[]) if (passes(match, filter)) counts[filter] += 1;
    }
  }
  return counts;
}

export function Filters({ data, counts }: { data: HomeData; counts: Record<ListStatus, number> }) {
  const { locale, t } = usePage();
  const date = data.date === data.today ? undefined : data.date;
  return (
    <nav className={styles.chips} aria-label={t("scores.filter.label")}>
      {([undefined, "live", "finished", "scheduled"] as const).map((filter) => (
        <Link
          key={filter ?? "all"}
          to={address(locale, data.sport, date, filter)}
          className={filter === "live" ? styles.chipLive : styles.chip}
          aria-current={data.status === filter ? "true" : undefined}
          preventScrollReset
        >
          {t(`scores.filter.${filter ?? "all"}`)}
          {filter === "live" && counts.live > 0 && <span className="num">{counts.live}</span>}
        </Link>
      ))}
    </nav>
  );
}
