import { dataOf, type GetData } from "@scoreline/contract/client";
import { useEffect, useRef, useState } from "react";
import { useClient, useTopics } from "#live/tab-live.ts";

type Ranking = GetData<"/soccerLeague/ranking">;

/** Goals come in twos and threes on a Saturday: one question for all that happen in such a moment. */
const gatherMs = 1_500;

/** The table of the server, asked for again when a match of the season moves. Tables of the past stand still. */
export function useLiveRanking(ranking: Ranking): Ranking {
  const client = useClient();
  const [fresh, setFresh] = useState({ of: ranking, data: ranking });

  const { sport, leagueId } = ranking.league;
  const { seasonId, current } = ranking.season;
  const { watch } = ranking;
  const moves = current && ranking.round === null && watch.length > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askSoon = () => {
    timer.current ??= setTimeout(async () => {
      timer.current = undefined;
      const input = { leagueId, season: String(seasonId) };
      try {
        const reply =
          sport === "football"
            ? await client.get("/soccerLeague/ranking", input)
            : await client.get("/basketball/league/ranking", input);
        setFresh({ of: ranking, data: dataOf<"/soccerLeague/ranking">(reply) });
      } catch {
        // What is shown stays; the next goal asks again.
      }
    }, gatherMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was to be asked of one table is not asked of the next
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [ranking],
  );

  useTopics(
    moves ? [`scores:${sport}`] : [],
    ranking.seq,
    {
      // A clock that moves is no news to a table: scores and ends are.
      onScores: ({ m }) => {
        if (m.some(({ i, h, a, d }) => watch.includes(i) && [h, a, d].some((moved) => moved !== undefined))) askSoon();
      },
      onResync: askSoon,
    },
    ranking,
  );
  return fresh.of === ranking ? fresh.data : ranking;
}
