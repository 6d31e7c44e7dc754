import type { LeagueBadge, MatchRow } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { longDate } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import { MatchLine } from "#league/match-line.tsx";
import styles from "#league/matches.module.css";

/** Matches under the days on which they are played, where the reader is. */
export function MatchDays({ rows, league, sport }: { rows: readonly MatchRow[]; league: LeagueBadge; sport: Sport }) {
  const { reader, t } = usePage();
  const days = new Map<string, MatchRow[]>();
  for (const row of rows) {
    const day = localDay(row.kickoff, reader.timeZone);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, matches]) => (
    <section key={day} className={styles.card} aria-labelledby={`day-${day}`}>
      <h2 className={styles.day} id={`day-${day}`}>
        {longDate(day, t)}
      </h2>
      <ul>
        {matches.map((row) => (
          <MatchLine key={row.matchId} row={row} league={league} sport={sport} />
        ))}
      </ul>
    </section>
  ));
}
