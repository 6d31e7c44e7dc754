import { fromDecimal } from "@scoreline/domain/odds/formats";
import type { Side, Sport } from "@scoreline/domain/sport";
import { fixed } from "@scoreline/i18n/numbers";
import { matchPath } from "@scoreline/site/addresses";
import { memo, useEffect, useState } from "react";
import { useIsFavourite } from "#favourite/favourites-context.ts";
import { usePage } from "#frame/page.ts";
import type { LiveRow } from "#live/score-board.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import type { Group } from "#scores/list/arrange.ts";
import { isCovered } from "#scores/list/covered.ts";
import styles from "#scores/list/match-row.module.css";
import { MatchState } from "#scores/list/match-state.tsx";
import type { ListedMatch } from "#scores/list/packed-list.ts";
import { useUncover } from "#scores/list/use-cover.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";
import { useOdds } from "#scores/list/use-odds.ts";
import { Crest } from "#ui/badges/crest.tsx";

const flashMs = 8_000;

type Props = {
  matchId: number;
  league: Group["matches"][number]["league"];
  /** Said in the row where the heading does not say it. */
  nameLeague: boolean;
  sport: Sport;
  board: ListBoard;
};

/** Links are followed and stars are set by the list around them: rows are many, and each must be light. */
export const MatchListRow = memo(function MatchListRow({ matchId, league, nameLeague, sport, board }: Props) {
  const live = useLiveRow(board, matchId);
  const { locale, reader, t } = usePage();
  const uncover = useUncover(sport, matchId, board);
  const flash = useFlash(live?.newsAt);
  const prices = useOdds(matchId);
  const starred = useIsFavourite("match", matchId);
  if (!live) return null;
  const { row, news } = live;
  const covered = isCovered(row, reader);
  const overturned = news?.startsWith("overturned");
  const flashing = flash && !covered;
  const { matchName } = row;
  const offered = row.kind === "scheduled" && prices;
  return (
    <li
      className={sport === "football" ? `${styles.row} ${styles.one}` : styles.row}
      data-match={matchId}
      data-flash={flashing ? (overturned ? "overturned" : "goal") : undefined}
    >
      <button
        type="button"
        className={styles.star}
        data-star
        aria-pressed={starred}
        aria-label={t("scores.favouriteMatch", { home: row.homeTeam.name, away: row.awayTeam.name })}
      />
      <a className={styles.link} href={matchPath(locale, sport, { ...league, matchName, matchId })}>
        <span className={styles.state} data-live={row.kind === "live" || undefined}>
          {flashing && !overturned && <span className={styles.goal}>{t("scores.goalNow")}</span>}
          <MatchState row={row} sport={sport} covered={covered} />
        </span>
        <span className={styles.teams}>
          {nameLeague && <small className={styles.where}>{`${league.countryName} · ${league.leagueName}`}</small>}
          <Team row={row} side="home" covered={covered} />
          <Team row={row} side="away" covered={covered} />
          {!covered && <Note row={row} />}
        </span>
        {(row.video || row.lineUps || offered || (flashing && overturned)) && (
          <span className={styles.side}>
            {row.video && <Mark shape={styles.video} words={t("scores.video")} />}
            {row.lineUps && <Mark shape={styles.lineUps} words={t("scores.lineUps")} />}
            {flashing && overturned && <span className={styles.overturned}>{t("scores.overturned")}</span>}
            {offered && <Prices prices={prices} />}
          </span>
        )}
        {!covered && row.homeTeamScore !== null && (
          <Points row={row} sport={sport} moved={flashing ? news : undefined} />
        )}
      </a>
      {covered && (
        <button type="button" className={styles.cover} onClick={uncover}>
          {t("scores.showScore")}
        </button>
      )}
    </li>
  );
});

function Team({ row, side, covered }: { row: ListedMatch; side: Side; covered: boolean }) {
  const { t } = usePage();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const reds = covered ? 0 : side === "home" ? row.homeRedCards : row.awayRedCards;
  return (
    <span className={styles.team} data-winner={(!covered && row.winner === side) || undefined}>
      <Crest team={team} />
      <span className={styles.name} data-short={team.short}>
        <span>{team.name}</span>
      </span>
      {reds > 0 && (
        <span className={styles.red} role="img" aria-label={t("scores.redCards", { count: reds })}>
          {reds > 1 ? reds : ""}
        </span>
      )}
    </span>
  );
}

/** What there is around the match: small, drawn by the style alone. */
function Mark({ shape, words }: { shape: string | undefined; words: string }) {
  return <span className={shape} role="img" aria-label={words} title={words} />;
}

/** How it was decided, and how it stands over both legs. */
function Note({ row }: { row: ListedMatch }) {
  const { t } = usePage();
  const parts = [
    row.penalties && t("scores.penaltyScore", row.penalties),
    row.aggregate && t("scores.aggregateScore", row.aggregate),
  ].filter((part) => part !== null);
  return parts.length > 0 && <small className={styles.note}>{parts.join(" · ")}</small>;
}

function Prices({ prices }: { prices: readonly number[] }) {
  const { locale, reader, t } = usePage();
  return (
    <span className={styles.prices}>
      <span className="visually-hidden">{t("scores.odds")}</span>
      {prices.map((price, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: home, draw and away have their places
        <span key={i} className="num">
          {fixed(fromDecimal(reader.oddsFormat, price), locale, 2)}
        </span>
      ))}
    </span>
  );
}

function Points({ row, sport, moved }: { row: ListedMatch; sport: Sport; moved: LiveRow["news"] }) {
  const { t } = usePage();
  const parts = sport === "basketball" ? (row.periods ?? []) : row.halfTime ? [row.halfTime] : [];
  return (
    <span className={styles.points} data-live={row.kind === "live" || undefined}>
      {(["home", "away"] as const).map((side) => (
        <span key={side} className={styles.line}>
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name than their place
            <small key={i} className={sport === "basketball" ? styles.period : undefined} aria-hidden="true">
              {part[side]}
            </small>
          ))}
          <b data-moved={moved?.endsWith(side) || undefined}>
            {(side === "home" ? row.homeTeamScore : row.awayTeamScore) ?? "-"}
          </b>
        </span>
      ))}
      {row.halfTime && sport === "football" && (
        <span className="visually-hidden">{t("scores.halfTimeScore", row.halfTime)}</span>
      )}
    </span>
  );
}

/** True for a while after something happened, also when the row is drawn anew meanwhile. */
function useFlash(at: number | undefined): boolean {
  const [over, setOver] = useState(() => (at !== undefined && Date.now() - at >= flashMs ? at : undefined));
  useEffect(() => {
    if (at === undefined || at === over) return;
    const timer = setTimeout(() => setOver(at), at + flashMs - Date.now());
    return () => clearTimeout(timer);
  }, [at, over]);
  return at !== over;
}
