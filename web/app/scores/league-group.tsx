import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import type { ScoreBoard } from "#live/score-board.ts";
import styles from "#scores/home.module.css";
import { MatchListRow } from "#scores/match-row.tsx";
import { Flag } from "#ui/flag.tsx";

export function LeagueGroup({ league, sport, board }: { league: LeagueMatches; sport: Sport; board: ScoreBoard }) {
  const heading = `league-${league.leagueId}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 className={styles.league} id={heading}>
        <Flag code={league.countryCode} />
        <span>{league.leagueName}</span>
        <small>{league.countryName}</small>
      </h2>
      <ul>
        {league.matches.map((match) => (
          <MatchListRow key={match.matchId} matchId={match.matchId} sport={sport} board={board} />
        ))}
      </ul>
    </section>
  );
}
