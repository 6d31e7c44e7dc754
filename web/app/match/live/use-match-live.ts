import type { ScoresMessage } from "@scoreline/contract/live";
import type { LeagueMatches } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { useClient, useTopics } from "#live/tab-live.ts";
import { Steps } from "#match/live/steps.ts";
import { maskedMessage } from "#reader/hidden/masked.ts";
import type { Guard } from "#reader/shield.ts";

/** The moving side of a match page: rows by match, and the steps in which they and the panels move. */
export type MatchLive = { board: ScoreBoard; steps: Steps };

/**
 * Listens to one match and to the scores of its sport, from the cursor that the page was rendered with.
 * `leagues` are the match itself and the others that the page shows.
 */
export function useMatchLive(sport: Sport, matchId: number, leagues: readonly LeagueMatches[], seq: number): MatchLive {
  const client = useClient();
  const { reader } = usePage();
  const [board] = useState(() => new ScoreBoard(leagues, seq));
  const steps = useMemo(() => new Steps(), []);
  const matchIds = leagues.flatMap(({ matches }) => matches.map((match) => match.matchId)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come with their number
  useEffect(() => {
    board.reset(leagues, seq);
  }, [board, seq]);
  useEffect(() => {
    // After a gap the rows are asked for like everything else.
    const path = sport === "football" ? "/match/score" : "/basketball/match/score";
    return steps.join({
      shows: [],
      async ask() {
        const { result } = await client.fresh.get(path, { matchIds: matchIds.split(",").map(Number) });
        return () => board.replace(result.data);
      },
    });
  }, [steps, board, client, sport, matchIds]);
  useEffect(() => () => steps.close(), [steps]);

  const guard = useRef<Guard>(reader);
  guard.current = reader;
  const told = (message: ScoresMessage) =>
    maskedMessage("scores", message, guard.current, (id = 0) => board.get(id)?.row);
  useTopics([`scores:${sport}`, `match:${matchId}`], seq, {
    onScores: (message) => {
      const own = message.m.some(({ i }) => i === matchId);
      // Hidden by what the reader wants once it is shown: a match may be opened while it waits for its tab.
      steps.news(own ? ["state"] : [], () => board.apply(told(message)));
    },
    onEvents: () => steps.news(["events"]),
    onDetails: ({ parts }) => steps.news(parts),
    onResync: () => steps.renew(),
  });
  return useMemo(() => ({ board, steps }), [board, steps]);
}
