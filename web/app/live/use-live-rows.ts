import type { ScoresMessage } from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { type LiveRow, type Movable, ScoreBoard } from "#live/score-board.ts";
import { useTopics } from "#live/tab-live.ts";
import { maskedMessage } from "#reader/hidden/masked.ts";

/** Corrections come for a day or two, and a match that is moved is moved to soon: lists of other days stand still. */
const aroundNowMs = 2 * 86_400_000;

/**
 * Some matches beside other things on a page, moved by the stream from the cursor that they were rendered with. When the
 * stream cannot tell what was missed, the page's data is asked for again.
 */
export function useLiveBoard<Row extends MatchRow>(sport: Sport, rows: readonly Row[], seq: number): ScoreBoard<Row> {
  const { now, reader } = usePage();
  const { revalidate } = useRevalidator();
  const [board] = useState(() => new ScoreBoard<Row>([{ matches: rows }], seq));
  useEffect(() => {
    board.reset([{ matches: rows }], seq);
  }, [board, rows, seq]);
  const near = rows.some(({ kind, kickoff }) => kind === "live" || Math.abs(kickoff - now()) < aroundNowMs);
  const hears = {
    onScores: (message: ScoresMessage) =>
      board.apply(maskedMessage("scores", message, reader, (matchId = 0) => board.get(matchId)?.row)),
    onResync: () => void revalidate(),
  };
  useTopics(near ? [`scores:${sport}`] : [], seq, hears, rows);
  return board;
}

/** The same as one list that is drawn anew when any of its matches moves. */
export function useLiveRows<Row extends MatchRow>(sport: Sport, rows: readonly Row[], seq: number): readonly Row[] {
  const board = useLiveBoard(sport, rows, seq);
  const moves = useSyncExternalStore(
    useCallback((onChange) => board.onMove(onChange), [board]),
    () => board.moves,
    () => board.moves,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is the same, what it holds has moved
  return useMemo(() => rows.map((row) => board.get(row.matchId)?.row ?? row), [board, rows, moves]);
}

/** One match of a board: a goal elsewhere does not draw it anew. */
export function useLiveRow<Row extends Movable>(board: ScoreBoard<Row>, matchId: number): LiveRow<Row> | undefined {
  return useSyncExternalStore(
    useCallback((onChange) => board.subscribe(matchId, onChange), [board, matchId]),
    () => board.get(matchId),
    () => board.get(matchId),
  );
}
