import type { FavouriteKind } from "@scoreline/domain/favourite/kinds";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { OwnFavourites, Thing } from "#favourite/own-favourites.ts";

export type Favourites = {
  own: OwnFavourites;
  /** Sets or takes away a star; a visitor is asked to log in, beside what they touched. */
  toggle(thing: Thing, touched: Element): void;
  openDialog(): void;
};

export const FavouritesContext = createContext<Favourites | undefined>(undefined);

export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext);
  if (!favourites) throw new Error("useFavourites is for components inside the shell");
  return favourites;
}

/** Whether the reader follows it; what else they follow does not draw anything anew. */
export function useIsFavourite(kind: FavouriteKind, id: number): boolean {
  const { own } = useFavourites();
  const read = () => own.has(kind, id);
  return useSyncExternalStore(
    useCallback((listener) => own.subscribe(listener), [own]),
    read,
    read,
  );
}

/** For what depends on all of them: grows with every change. */
export function useFavouriteChanges(): number {
  const { own } = useFavourites();
  const read = () => own.changes;
  return useSyncExternalStore(
    useCallback((listener) => own.subscribe(listener), [own]),
    read,
    read,
  );
}
