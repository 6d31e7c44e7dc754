import type { Sport } from "@scoreline/domain/sport";
import styles from "#favourite/pages/fav.module.css";
import { MatchListRow } from "#scores/match-row.tsx";
import type { ListedLeague } from "#scores/packed-list.ts";
import type { ListBoard } from "#scores/use-live-list.ts";
import { useRowClicks } from "#scores/use-row-clicks.ts";

type Props = {
  sport: Sport;
  board: ListBoard;
  matches: readonly { matchId: number; league: Omit<ListedLeague, "matches"> }[];
};

/** Matches as the front page shows them, each with its competition. */
export function Rows({ sport, board, matches }: Props) {
  return (
    <div className={styles.rows} data-sport={sport} onClickCapture={useRowClicks(sport, board)}>
      <ul>
        {matches.map(({ matchId, league }) => (
          <MatchListRow key={matchId} matchId={matchId} league={league} nameLeague sport={sport} board={board} />
        ))}
      </ul>
    </div>
  );
}
