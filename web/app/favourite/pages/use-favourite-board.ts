import type { FindMatch } from "@scoreline/contract/hidden/subject";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { useTopics } from "#live/tab-live.ts";
import { maskedMessage } from "#reader/hidden/masked.ts";
import { coversOnceBegun } from "#scores/list/covered.ts";
import { type ListedLeague, type ListedMatch, unpackList } from "#scores/list/packed-list.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";

/** Rows of a page of favourites, moved by the stream; what comes or goes is asked for again. */
export function useFavouriteBoard(
  sport: Sport,
  { list, seq }: { list: string; seq: number },
): { board: ListBoard; leagues: readonly ListedLeague[] } {
  const { reader } = usePage();
  const { revalidate } = useRevalidator();
  const leagues = useMemo(() => unpackList(list), [list]);
  const [board] = useState(() => new ScoreBoard<ListedMatch>(leagues, seq));
  useEffect(() => {
    board.reset(leagues, seq);
  }, [board, leagues, seq]);
  const find: FindMatch = (matchId = 0) => {
    const row = board.get(matchId)?.row;
    return row && { kind: row.kind, hidden: coversOnceBegun(row, reader) };
  };
  useTopics(
    [`scores:${sport}`, "user"],
    seq,
    {
      onScores: (message) => {
        board.apply(maskedMessage("scores", message, reader, find));
        if (message.changed) void revalidate();
      },
      // By a star of this page, of another tab or of another device: the list is another.
      onUser: ({ changed }) => {
        if (changed.includes("favourites")) void revalidate();
      },
      onResync: () => void revalidate(),
    },
    leagues,
  );
  return { board, leagues };
}
