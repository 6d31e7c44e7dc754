import type { LeagueMatches } from "@scoreline/contract/schemas";
import { useEffect, useState } from "react";
import { browserClient } from "#live/browser-client.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { openStream } from "#live/stream.ts";
import type { HomeData } from "#scores/home-loader.ts";
import { usePage } from "#shell/page.ts";

/** A list may be kept on its way for a moment; one that is older than the page already is asked for again after it. */
const olderListPauseMs = 2_000;

export type LiveList = { board: ScoreBoard; leagues: readonly LeagueMatches[]; connected: boolean };

/**
 * The list that the server rendered, moved by the stream from the cursor that it was rendered with.
 * When the stream cannot tell what was missed, the list is asked for again; until it comes the page keeps what it has.
 */
export function useLiveList(data: HomeData): LiveList {
  const { locale, reader } = usePage();
  const { sport, date, seq } = data;
  const [board] = useState(() => new ScoreBoard(data.leagues, seq));
  const [leagues, setLeagues] = useState<readonly LeagueMatches[]>(data.leagues);
  const [connected, setConnected] = useState(true);

  useEffect(() => {
    board.reset(data.leagues, data.seq);
    setLeagues(data.leagues);
  }, [board, data.leagues, data.seq]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is where the stream starts, not a reason to start anew
  useEffect(() => {
    const client = browserClient(locale, reader.timeZone);
    const left = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    async function refresh(): Promise<void> {
      const options = { signal: left.signal };
      try {
        const { result } =
          sport === "football"
            ? await client.get("/match/getMatchListv4", { date }, options)
            : await client.get("/basketball/match/getMatchList", { date }, options);
        if (board.reset(result.leagueMatchList, result.seq)) setLeagues(result.leagueMatchList);
        else later = setTimeout(refresh, olderListPauseMs);
      } catch {
        // The stream is tried again and asks once more when it is back.
      }
    }
    const close = openStream([`scores:${sport}`], seq, {
      onScores: (message) => {
        board.apply(message);
        if (message.changed) void refresh();
      },
      onResync: () => void refresh(),
      onConnection: setConnected,
    });
    return () => {
      left.abort();
      clearTimeout(later);
      close();
    };
  }, [board, sport, date, locale, reader.timeZone]);

  return { board, leagues, connected };
}
