import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** The reader wants nothing to move. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
