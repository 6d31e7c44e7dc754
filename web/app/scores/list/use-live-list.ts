import type { FindMatch } from "@scoreline/contract/hidden/subject";
import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFavourites } from "#favourite/favourites-context.ts";
import { usePage } from "#frame/page.ts";
import { ScoreBoard } from "#live/score-board.ts";
import { useClient, useConnected, useTopics } from "#live/tab-live.ts";
import { maskedMessage } from "#reader/hidden/masked.ts";
import type { Reader } from "#reader/reader.ts";
import type { HomeData } from "#scores/home-loader.ts";
import { type Arrangement, arrange, type Group, sameArrangement } from "#scores/list/arrange.ts";
import { coversOnceBegun } from "#scores/list/covered.ts";
import { type ListedLeague, type ListedMatch, listed, unpackList } from "#scores/list/packed-list.ts";

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

/** A list may be kept on its way for a moment; one that is older than the page already is asked for again after it. */
const olderListPauseMs = 2_000;

/**
 * The list that the server rendered, moved by the stream from the cursor that it was rendered with. Rows keep their
 * places: the order is made when the page loads, when the reader changes it, and when they ask for the new one.
 */
export function useLiveList(data: HomeData, arrangement: Arrangement): LiveList {
  const { reader, user } = usePage();
  const { own } = useFavourites();
  const { sport, date, list, seq } = data;
  const loaded = useMemo(() => unpackList(list), [list]);
  const [board] = useState(() => new ScoreBoard<ListedMatch>(loaded, seq));
  const [leagues, setLeagues] = useState<readonly ListedLeague[]>(loaded);
  const [arranged, setArranged] = useState(() => ({ from: loaded, groups: arrange(loaded, arrangement) }));
  const connected = useConnected();
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    board.reset(loaded, seq);
    setLeagues(loaded);
  }, [board, loaded, seq]);

  const refresh = useRefresh(sport, date, (fresh, at) => {
    if (!board.reset(fresh, at)) return false;
    setLeagues(fresh);
    return true;
  });
  const { filter, sort, pinned, country, follows, favouritesFirst } = arrangement;
  const byFavourites = user !== undefined && (favouritesFirst || filter === "favourites");
  useTopics(
    user ? [`scores:${sport}`, "user"] : [`scores:${sport}`],
    seq,
    {
      // Which teams are followed comes with the list.
      onUser: ({ changed }) => {
        if (byFavourites && changed.includes("favourites")) refresh();
      },
      onScores: (message) => {
        board.apply(maskedMessage("scores", message, reader, hiddenIn(board, reader)));
        if (message.changed) refresh();
      },
      onResync: refresh,
    },
    loaded,
  );

  // Another day, filter or order is the reader's own doing: it is arranged at once, from what is true now.
  const wanted = useMemo(
    () => ({ filter, sort, pinned, country, follows, favouritesFirst: favouritesFirst ?? false }),
    [filter, sort, pinned, country, follows, favouritesFirst],
  );
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
    const stops = [board.onMove(later), ...(byFavourites ? [own.subscribe(later)] : [])];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [board, leagues, loaded, wanted, arranged.groups, own, byFavourites]);

  const rearrange = useCallback(() => {
    setArranged((before) => ({ ...before, groups: arrange(asTheyAre(leagues, board), wanted) }));
    setOutdated(false);
  }, [leagues, board, wanted]);

  return { board, leagues, groups: arranged.groups, outdated, rearrange, connected };
}

/** Rows keep no ids of teams: whether the reader hides a match was said with the list. */
function hiddenIn(board: ListBoard, reader: Reader): FindMatch {
  return (matchId = 0) => {
    const row = board.get(matchId)?.row;
    return row && { kind: row.kind, hidden: coversOnceBegun(row, reader) };
  };
}

/**
 * Asks for the list where the stream cannot tell what changed. Until an answer comes the page keeps what it has; one that is
 * older than what is shown, as `take` says, is asked for again.
 */
function useRefresh(
  sport: Sport,
  date: LocalDay,
  take: (fresh: readonly ListedLeague[], seq: number) => boolean,
): () => void {
  const { reader } = usePage();
  const { own } = useFavourites();
  const client = useClient();
  const latest = useRef({ reader, take });
  latest.current = { reader, take };
  const refresh = useRef(() => {});
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      timer = undefined;
      try {
        const { result } =
          sport === "football"
            ? await client.get("/match/getMatchListv4", { date }, { signal: left.signal })
            : await client.get("/basketball/match/getMatchList", { date }, { signal: left.signal });
        const fresh = listed(result.leagueMatchList, latest.current.reader, (id) => own.has("team", id));
        if (!latest.current.take(fresh, result.seq)) timer ??= setTimeout(ask, olderListPauseMs);
      } catch {
        // The stream is tried again and asks once more when it is back; who polls asks again anyway.
      }
    }
    refresh.current = () => void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [client, sport, date, own]);
  return useCallback(() => refresh.current(), []);
}

/** The leagues with what the stream has told of their matches since. */
export function asTheyAre(leagues: readonly ListedLeague[], board: ListBoard): ListedLeague[] {
  return leagues.map((league) => ({
    ...league,
    matches: league.matches.map((match) => board.get(match.matchId)?.row ?? match),
  }));
}
