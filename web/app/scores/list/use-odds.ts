import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { createContext, useContext, useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";

type Odds = ReadonlyMap<number, readonly number[]>;

const none: Odds = new Map();
/** Prices before a match move slowly. */
const refreshMs = 300_000;

export const OddsContext = createContext<Odds>(none);

/** Decimal prices of a match that is to come: home, draw, away. */
export function useOdds(matchId: number): readonly number[] | undefined {
  return useContext(OddsContext).get(matchId);
}

/** The day's prices, asked for beside the list: it never waits for them. */
export function useDayOdds(sport: Sport, date: LocalDay): Odds {
  const { reader } = usePage();
  const client = useClient();
  const wanted = reader.showOdds && reader.listOdds && !reader.dataSaver;
  const [odds, setOdds] = useState<Odds>(none);
  useEffect(() => {
    setOdds(none);
    if (!wanted) return;
    const left = new AbortController();
    const load = async () => {
      try {
        const { result } = await client.get("/match/listOdds", { sport, date }, { signal: left.signal });
        setOdds(new Map(result.data.map(({ matchId, prices }) => [matchId, prices])));
      } catch {
        // A list without prices is still a list.
      }
    };
    void load();
    const timer = setInterval(() => !document.hidden && void load(), refreshMs);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [sport, date, wanted, client]);
  return odds;
}
