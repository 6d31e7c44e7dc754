import { dataOf, type GetData } from "@scoreline/contract/client";
import { useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { browserClient } from "#live/browser-client.ts";
import { openStream } from "#live/stream.ts";
import { masked } from "#reader/hidden/masked.ts";

type Ranking = GetData<"/soccerLeague/ranking">;

/** Goals come in twos and threes on a Saturday: one question for all that happen in such a moment. */
const gatherMs = 1_500;

/** The table of the server, asked for again when a match of the season moves. Tables of the past stand still. */
export function useLiveRanking(ranking: Ranking): Ranking {
  const { locale, reader } = usePage();
  const { timeZone, delaySeconds } = reader;
  const guard = useRef(reader);
  guard.current = reader;
  const [shown, setShown] = useState(ranking);
  const since = useRef(ranking.seq);
  useEffect(() => {
    since.current = ranking.seq;
    setShown(ranking);
  }, [ranking]);

  const { sport, leagueId } = ranking.league;
  const { seasonId, current } = ranking.season;
  const watched = useRef(ranking.watch).current;
  const moves = current && ranking.round === null && watched.length > 0;
  useEffect(() => {
    if (!moves) return;
    const client = browserClient(locale, { timeZone, delaySeconds });
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function refresh(): Promise<void> {
      timer = undefined;
      const input = { leagueId, season: String(seasonId) };
      const options = { signal: left.signal };
      try {
        const reply =
          sport === "football"
            ? await client.get("/soccerLeague/ranking", input, options)
            : await client.get("/basketball/league/ranking", input, options);
        setShown(dataOf<"/soccerLeague/ranking">(await masked("/soccerLeague/ranking", reply, guard.current)));
      } catch {
        // What is shown stays; the next goal asks again.
      }
    }
    const soon = () => {
      timer ??= setTimeout(refresh, gatherMs + delaySeconds * 1_000);
    };
    const close = openStream([`scores:${sport}`], since.current, {
      // A clock that moves is no news to a table: scores and ends are.
      onScores: ({ m }) => {
        if (m.some(({ i, h, a, d }) => watched.includes(i) && [h, a, d].some((moved) => moved !== undefined))) soon();
      },
      onResync: soon,
      onConnection: () => {},
    });
    return () => {
      left.abort();
      clearTimeout(timer);
      close();
    };
  }, [moves, sport, leagueId, seasonId, watched, locale, timeZone, delaySeconds]);
  return shown;
}
