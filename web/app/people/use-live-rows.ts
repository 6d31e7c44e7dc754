import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { HeldBack } from "#live/held-back.ts";
import { type LiveRow, ScoreBoard } from "#live/score-board.ts";
import { openStream } from "#live/stream.ts";

/** A page that shows no match that is on, or begins so soon, needs no stream. */
const soonMs = 3 * 3_600_000;

/** Some matches beside other things on a page: alive while one of them is on or about to begin. */
export function useLiveRows(sport: Sport, leagues: readonly LeagueMatches[], seq: number): ScoreBoard {
  const { now, reader } = usePage();
  const { delaySeconds } = reader;
  const { revalidate } = useRevalidator();
  const [board] = useState(() => new ScoreBoard(leagues, seq));
  const alive = leagues.some(({ matches }) =>
    matches.some(({ kind, kickoff }) => kind === "live" || (kind === "scheduled" && kickoff - now() < soonMs)),
  );
  useEffect(() => {
    board.reset(leagues, seq);
  }, [board, leagues, seq]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is where the stream starts, not a reason to start anew
  useEffect(() => {
    if (!alive) return;
    const held = new HeldBack();
    held.delaySeconds = delaySeconds;
    const close = openStream([`scores:${sport}`], seq, {
      onScores: (message) => held.take(() => board.apply(message)),
      onResync: () => void revalidate(),
      onConnection: () => {},
    });
    return () => {
      held.clear();
      close();
    };
  }, [board, sport, alive, delaySeconds]);
  return board;
}

export function useLiveRow(board: ScoreBoard, matchId: number): LiveRow | undefined {
  return useSyncExternalStore(
    (onChange) => board.subscribe(matchId, onChange),
    () => board.get(matchId),
    () => board.get(matchId),
  );
}
