import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { longDate } from "@scoreline/i18n/format";
import styles from "#favourite/pages/fav.module.css";
import { usePage } from "#frame/page.ts";
import { MatchListRow } from "#scores/list/match-row.tsx";
import type { ListedLeague } from "#scores/list/packed-list.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";
import { useRowClicks } from "#scores/list/use-row-clicks.ts";

type Props = {
  sport: Sport;
  board: ListBoard;
  matches: readonly { matchId: number; league: Omit<ListedLeague, "matches"> }[];
  /** Days other than this one are named above their matches; without it none is. */
  today?: string;
};

/** Matches as the front page shows them, each with its competition. */
export function Rows({ sport, board, matches, today }: Props) {
  const { reader, t } = usePage();
  const dayOf = ({ matchId }: Props["matches"][number]) => {
    const row = board.get(matchId)?.row;
    return today && row ? localDay(row.kickoff, reader.timeZone) : "";
  };
  const days = Map.groupBy(matches, dayOf);
  return (
    <div className={styles.rows} data-sport={sport} onClickCapture={useRowClicks(sport, board)}>
      {[...days]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([day, own]) => (
          <div key={day}>
            {day !== "" && day !== today && <p className={styles.other}>{longDate(day, t)}</p>}
            <ul>
              {own.map(({ matchId, league }) => (
                <MatchListRow key={matchId} matchId={matchId} league={league} nameLeague sport={sport} board={board} />
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
