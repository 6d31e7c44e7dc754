import type { MatchRow } from "@scoreline/contract/schemas";
import type { Side, Sport } from "@scoreline/domain/sport";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LiveRow, ScoreBoard } from "#live/score-board.ts";
import styles from "#scores/match-row.module.css";
import { MatchState } from "#scores/match-state.tsx";
import { usePage } from "#shell/page.ts";
import { Crest } from "#ui/crest.tsx";

const flashMs = 8_000;

export function MatchListRow({ matchId, sport, board }: { matchId: number; sport: Sport; board: ScoreBoard }) {
  const live = useLiveRow(board, matchId);
  const { t } = usePage();
  const flashing = useFlash(live?.newsCount ?? 0);
  if (!live) return null;
  const { row, news } = live;
  const overturned = flashing && news?.startsWith("overturned");
  return (
    <li
      className={styles.row}
      data-match={matchId}
      data-flash={flashing ? (overturned ? "overturned" : "goal") : undefined}
    >
      <div className={styles.state} data-live={row.kind === "live" || undefined}>
        <MatchState row={row} sport={sport} />
      </div>
      <div className={styles.teams}>
        <Team row={row} side="home" />
        <Team row={row} side="away" />
      </div>
      {overturned && <span className={styles.note}>{t("scores.overturned")}</span>}
      <Points row={row} sport={sport} />
    </li>
  );
}

function Team({ row, side }: { row: MatchRow; side: Side }) {
  const { t } = usePage();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const reds = side === "home" ? row.homeRedCards : row.awayRedCards;
  return (
    <span className={styles.team} data-winner={row.winner === side || undefined}>
      <Crest team={team} />
      <span className={styles.name}>{team.name}</span>
      {reds > 0 && (
        <>
          <span className={styles.red} aria-hidden="true">
            {reds > 1 ? reds : ""}
          </span>
          <span className="visually-hidden">{t("scores.redCards", { count: reds })}</span>
        </>
      )}
    </span>
  );
}

function Points({ row, sport }: { row: MatchRow; sport: Sport }) {
  const { t } = usePage();
  const parts = sport === "basketball" ? (row.periods ?? []) : row.halfTime ? [row.halfTime] : [];
  return (
    <span className={styles.points} data-live={row.kind === "live" || undefined}>
      {(["home", "away"] as const).map((side) => (
        <span key={side} className={`${styles.line} num`}>
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name than their place
            <small key={i} className={sport === "basketball" ? styles.period : undefined} aria-hidden="true">
              {part[side]}
            </small>
          ))}
          <b>{(side === "home" ? row.homeTeamScore : row.awayTeamScore) ?? "-"}</b>
        </span>
      ))}
      {row.halfTime && sport === "football" && (
        <span className="visually-hidden">{t("scores.halfTimeScore", row.halfTime)}</span>
      )}
      {row.penalties && <span className={styles.penalties}>{t("scores.penaltyScore", row.penalties)}</span>}
    </span>
  );
}

function useLiveRow(board: ScoreBoard, matchId: number): LiveRow | undefined {
  return useSyncExternalStore(
    (onChange) => board.subscribe(matchId, onChange),
    () => board.get(matchId),
    () => board.get(matchId),
  );
}

/** True for a while after something happened. */
function useFlash(count: number): boolean {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count === seen) return;
    const timer = setTimeout(() => setSeen(count), flashMs);
    return () => clearTimeout(timer);
  }, [count, seen]);
  return count !== seen;
}
