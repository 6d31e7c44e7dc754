import type { LeagueMatches } from "@scoreline/contract/schemas";
import { fullDate } from "@scoreline/i18n/format";
import { useEffect, useState } from "react";
import type { LiveRow, ScoreBoard } from "#live/score-board.ts";
import { DateStrip } from "#scores/date-strip.tsx";
import { countByFilter, Filters, passes } from "#scores/filters.tsx";
import styles from "#scores/home.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { LeagueGroup } from "#scores/league-group.tsx";
import { useLiveList } from "#scores/use-live-list.ts";
import { usePage } from "#shell/page.ts";
import { CrestClips } from "#ui/crest.tsx";

export function HomePage({ data }: { data: HomeData }) {
  const { t } = usePage();
  const { board, leagues: all, connected } = useLiveList(data);
  const leagues = filtered(all, data.status);
  return (
    <>
      <h1 className="visually-hidden">
        {t(`scores.title.${data.sport}`)}
        {data.date !== data.today && ` – ${fullDate(data.date, t)}`}
      </h1>
      <CrestClips />
      <section className={styles.card}>
        <DateStrip data={data} />
        <Filters data={data} counts={countByFilter(all)} />
      </section>
      {!connected && (
        <p className={styles.connection} role="status">
          {t("shell.connection.lost")}
        </p>
      )}
      {leagues.length === 0 && <p className={styles.empty}>{t("scores.empty")}</p>}
      {leagues.map((league) => (
        <LeagueGroup key={league.leagueId} league={league} sport={data.sport} board={board} />
      ))}
      <Announcer board={board} />
    </>
  );
}

/** Rows stay where they are while a filter is on: a match that ends under the finger leaves with the next load. */
function filtered(leagues: readonly LeagueMatches[], status: HomeData["status"]): readonly LeagueMatches[] {
  if (!status) return leagues;
  return leagues
    .map((league) => ({ ...league, matches: league.matches.filter((match) => passes(match, status)) }))
    .filter((league) => league.matches.length > 0);
}

/** Says goals to those who listen to the page instead of looking at it. */
function Announcer({ board }: { board: ScoreBoard }) {
  const { t } = usePage();
  const [words, setWords] = useState("");
  useEffect(
    () =>
      board.onNews(({ row, news }: LiveRow) => {
        setWords(
          t(news?.startsWith("overturned") ? "scores.goalOverturned" : "scores.goal", {
            home: row.homeTeam.name,
            away: row.awayTeam.name,
            homeScore: row.homeTeamScore ?? 0,
            awayScore: row.awayTeamScore ?? 0,
          }),
        );
      }),
    [board, t],
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
