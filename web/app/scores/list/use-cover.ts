import type { Sport } from "@scoreline/domain/sport";
import { useFavourites } from "#favourite/favourites-context.ts";
import { usePage } from "#frame/page.ts";
import { tabClient } from "#live/tab-client.ts";
import { useAsker } from "#live/tab-live.ts";
import { openMatch } from "#reader/shield.ts";
import { listedRow } from "#scores/list/packed-list.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";

/** How the reader asks for one score all the same: it never came with the list. */
export function useUncover(sport: Sport, matchId: number, board: ListBoard): () => Promise<void> {
  const { reader, change } = usePage();
  const asker = useAsker();
  const { own } = useFavourites();
  return async () => {
    const shield = openMatch(reader.shield, matchId);
    const guard = { ...reader, shield };
    const path = sport === "football" ? "/match/score" : "/basketball/match/score";
    const { result } = await tabClient(asker)
      .knowing(guard)
      .get(path, { matchIds: [matchId] });
    board.replace(result.data.map((row) => listedRow(row, guard, (id) => own.has("team", id))));
    change({ shield });
  };
}
