import type { Sport } from "@scoreline/domain/sport";
import type { MouseEvent } from "react";
import { useFavourites } from "#favourite/favourites-context.ts";
import { pairName } from "#favourite/names.ts";
import { useShell } from "#frame/actions.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";

/** Rows are plain links and buttons; one listener follows the links without a load and sets the stars. */
export function useRowClicks(sport: Sport, board: ListBoard): (event: MouseEvent<HTMLElement>) => void {
  const { follow } = useShell();
  const { toggle } = useFavourites();
  return (event) => {
    const target = event.target as Element;
    const star = target.closest("[data-star]");
    if (star) {
      const id = Number(star.closest<HTMLElement>("[data-match]")?.dataset.match);
      const row = board.get(id)?.row;
      if (!row) return;
      const name = pairName(row);
      return toggle({ kind: "match", sport, id, name }, star);
    }
    const link = target.closest<HTMLAnchorElement>("[data-match] a, [data-live-match] a, aside a, h2 a");
    if (link) follow(event, link.pathname + link.search);
  };
}
