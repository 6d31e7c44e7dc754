import { useCallback, useEffect, useRef } from "react";

/**
 * The server's time on the reader's device: clocks of phones are wrong, and a demo world may run on a clock of its own.
 * During hydration it stands still, so that the first render in the browser equals the server's.
 */
export function useServerClock({ now, rate }: { now: number; rate: number }): () => number {
  const anchor = useRef({ now, rate, at: performanceNow() });
  const hydrated = useRef(false);
  if (anchor.current.now !== now) anchor.current = { now, rate, at: performanceNow() };
  useEffect(() => {
    hydrated.current = true;
  }, []);
  return useCallback(() => {
    const { now: told, rate: pace, at } = anchor.current;
    return hydrated.current ? told + (performanceNow() - at) * pace : told;
  }, []);
}

function performanceNow(): number {
  return typeof document === "undefined" ? 0 : performance.now();
}
