import type { Side, Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { leaguePath, matchPath } from "@scoreline/site/addresses";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import type { ScoreBoard } from "#live/score-board.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import styles from "#people/fixture-row.module.css";
import { outcomeForTeam, type RowInLeague } from "#people/own-side.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { useTold } from "#reader/hidden/use-shield.ts";
import { MatchState } from "#scores/list/match-state.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";

type Props = {
  match: RowInLeague;
  sport: Sport;
  teamId: number;
  board: ScoreBoard;
  /** The competition is named above the row. */
  headed: boolean;
};

/** A match as a team sees it: the day, both sides, the score, and what it meant. */
export function FixtureRow({ match, sport, teamId, board, headed }: Props) {
  const { locale, reader, t } = usePage();
  const { league } = match;
  const row = useTold(useLiveRow(board, match.row.matchId)?.row ?? match.row);
  const outcome = outcomeForTeam(row, teamId);
  const live = row.kind === "live" || undefined;
  return (
    <>
      {headed && (
        <li className={styles.league}>
          <PageLink to={leaguePath(locale, sport, league)}>
            <Flag code={league.countryCode} />
            {league.leagueName}
          </PageLink>
        </li>
      )}
      <li className={styles.row} data-match={row.matchId}>
        <Star className={styles.star} thing={{ kind: "match", sport, id: row.matchId, name: pairName(row) }} />
        <PageLink to={matchPath(locale, sport, { ...league, ...row })}>
          <span className={styles.when}>
            <span>{dayAndMonth(localDay(row.kickoff, reader.timeZone), t)}</span>
            <small data-live={live}>
              <MatchState row={row} sport={sport} />
            </small>
          </span>
          <span className={styles.teams}>
            {(["home", "away"] as const).map((side) => (
              <Team key={side} row={row} side={side} own={teamId} />
            ))}
          </span>
          <span className={`${styles.score} num`} data-live={live}>
            <b>{pointsOf(row, "home")}</b>
            <b>{pointsOf(row, "away")}</b>
          </span>
          {outcome ? <OutcomeChip outcome={outcome} /> : <span className={styles.blank} />}
        </PageLink>
      </li>
    </>
  );
}

function Team({ row, side, own }: { row: RowInLeague["row"]; side: Side; own: number }) {
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  return (
    <span className={styles.team} data-own={team.teamId === own || undefined}>
      <Crest team={team} />
      <span>{team.name}</span>
    </span>
  );
}
