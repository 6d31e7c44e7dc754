import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { browserClient } from "#live/browser-client.ts";
import { followScores } from "#live/follow-scores.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { type Arrangement, arrange, type Group, sameArrangement } from "#scores/arrange.ts";
import type { HomeData } from "#scores/home-loader.ts";
import { type ListedLeague, type ListedMatch, listed, unpackList } from "#scores/packed-list.ts";

export type ListBoard = ScoreBoard<ListedMatch>;

export type LiveList = {
  board: ListBoard;
  /** Every league of the day, whatever is shown of it. */
  leagues: readonly ListedLeague[];
  groups: readonly Group[];
  /** Matches came, went or changed their place since the list was arranged: `rearrange` shows it. */
  outdated: boolean;
  rearrange(): void;
  connected: boolean;
};

/** How long to let changes gather before looking whether the order still holds. */
const lookAgainMs = 1_000;

/**
 * The list that the server rendered, moved by the stream from the cursor that it was rendered with. Rows keep their
 * places: the order is made when the page loads, when the reader changes it, and when they ask for the new one.
 */
export function useLiveList(data: HomeData, arrangement: Arrangement): LiveList {
  const { locale, reader } = usePage();
  const { sport, date, list, seq } = data;
  const loaded = useMemo(() => unpackList(list), [list]);
  const [board] = useState(() => new ScoreBoard<ListedMatch>(loaded, seq));
  const [leagues, setLeagues] = useState<readonly ListedLeague[]>(loaded);
  const [arranged, setArranged] = useState(() => ({ from: loaded, groups: arrange(loaded, arrangement) }));
  const [connected, setConnected] = useState(true);
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    board.reset(loaded, seq);
    setLeagues(loaded);
  }, [board, loaded, seq]);

  const guard = useRef(reader);
  guard.current = reader;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is where the stream starts, not a reason to start anew
  useEffect(() => {
    const client = browserClient(locale, reader);
    return followScores({
      topic: `scores:${sport}`,
      since: seq,
      saving: reader.dataSaver,
      delayMs: reader.delaySeconds * 1_000,
      async load(signal) {
        const { result } =
          sport === "football"
            ? await client.get("/match/getMatchListv4", { date }, { signal })
            : await client.get("/basketball/match/getMatchList", { date }, { signal });
        const fresh = listed(result.leagueMatchList, guard.current);
        if (!board.reset(fresh, result.seq)) return false;
        setLeagues(fresh);
        return true;
      },
      onScores: (message) => {
        board.apply(message);
      },
      onConnection: setConnected,
    });
  }, [board, sport, date, locale, reader.timeZone, reader.dataSaver, reader.delaySeconds]);

  // Another day, filter or order is the reader's own doing: it is arranged at once, from what is true now.
  const { filter, sort, pinned, country } = arrangement;
  const wanted = useMemo(() => ({ filter, sort, pinned, country }), [filter, sort, pinned, country]);
  const [followed, setFollowed] = useState(wanted);
  if (arranged.from !== loaded || followed !== wanted) {
    const from = arranged.from === loaded ? leagues : loaded;
    setFollowed(wanted);
    setArranged({ from: loaded, groups: arrange(asTheyAre(from, board), wanted) });
    setOutdated(false);
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setOutdated(!sameArrangement(arrange(asTheyAre(leagues, board), wanted), arranged.groups));
    };
    const later = () => {
      timer ??= setTimeout(look, lookAgainMs);
    };
    if (leagues !== loaded) later();
    const stop = board.onMove(later);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [board, leagues, loaded, wanted, arranged.groups]);

  const rearrange = useCallback(() => {
    setArranged((before) => ({ ...before, groups: arrange(asTheyAre(leagues, board), wanted) }));
    setOutdated(false);
  }, [leagues, board, wanted]);

  return { board, leagues, groups: arranged.groups, outdated, rearrange, connected };
}

/** The leagues with what the stream has told of their matches since. */
export function asTheyAre(leagues: readonly ListedLeague[], board: ListBoard): ListedLeague[] {
  return leagues.map((league) => ({
    ...league,
    matches: league.matches.map((match) => board.get(match.matchId)?.row ?? match),
  }));
}
