import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ScoreBoard } from "#live/score-board.ts";
import { openStream } from "#live/stream.ts";
import type { HomeData } from "#scores/home-loader.ts";

/** The list that the server rendered, moved by the stream from the cursor that it was rendered with. */
export function useLiveList({ sport, leagues, seq }: HomeData): { board: ScoreBoard; connected: boolean } {
  const [board] = useState(() => new ScoreBoard(leagues));
  const [connected, setConnected] = useState(true);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    board.reset(leagues);
    return openStream([`scores:${sport}`], seq, {
      onScores: (message) => {
        board.apply(message);
        if (message.changed) revalidate();
      },
      onResync: () => revalidate(),
      onConnection: setConnected,
    });
  }, [board, sport, leagues, seq, revalidate]);

  return { board, connected };
}
