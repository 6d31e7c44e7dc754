import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { browserClient } from "#live/browser-client.ts";
import { HeldBack } from "#live/held-back.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { openStream } from "#live/stream.ts";
import { PartNews } from "#match/live/part-news.ts";

/** The moving side of a match page: rows by match, news of parts, and how far both are held back. */
export type MatchLive = { board: ScoreBoard; parts: PartNews; held: HeldBack };

/**
 * Listens to one match and to the scores of its sport, from the cursor that the page was rendered with.
 * `leagues` are the match itself and the others that the page shows.
 */
export function useMatchLive(
  sport: Sport,
  matchId: number,
  leagues: readonly LeagueMatches[],
  seq: number,
): { live: MatchLive; connected: boolean } {
  const { locale, reader } = usePage();
  const [live] = useState(
    (): MatchLive => ({
      board: new ScoreBoard(leagues, seq),
      parts: new PartNews(),
      held: new HeldBack(),
    }),
  );
  const [connected, setConnected] = useState(true);
  live.held.delaySeconds = reader.delaySeconds;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is where the stream starts, not a reason to start anew
  useEffect(() => {
    const { board, parts, held } = live;
    const client = browserClient(locale, { timeZone: reader.timeZone }, true);
    const left = new AbortController();
    const matchIds = leagues.flatMap(({ matches }) => matches.map((match) => match.matchId));

    /** The rows as they are now, and every panel told to ask. */
    async function catchUp(): Promise<void> {
      parts.tellAll();
      const path = sport === "football" ? "/match/score" : "/basketball/match/score";
      try {
        const { result } = await client.get(path, { matchIds }, { signal: left.signal });
        held.take(() => board.replace(result.data));
      } catch {
        // The stream is tried again and asks once more when it is back.
      }
    }

    const close = openStream([`scores:${sport}`, `match:${matchId}`], seq, {
      onScores: (message) => {
        held.take(() => board.apply(message));
        if (message.m.some(({ i }) => i === matchId)) parts.tell(["state"]);
      },
      onEvents: () => parts.tell(["events"]),
      onDetails: (message) => parts.tell(message.parts),
      onResync: () => void catchUp(),
      onConnection: setConnected,
    });
    return () => {
      left.abort();
      held.clear();
      close();
    };
  }, [live, sport, matchId, locale, reader.timeZone]);

  return { live, connected };
}
