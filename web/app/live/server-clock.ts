import { useCallback, useRef } from "react";

/**
 * The server's time on the reader's device: clocks of phones are wrong, and a demo world may run on a clock of its own.
 * During hydration it stands still, so that the first render in the browser equals the server's.
 */
export function useServerClock({ now, rate }: { now: number; rate: number }): () => number {
  const anchor = useRef({ now, rate, at: undefined as number | undefined });
  if (anchor.current.now !== now) anchor.current = { now, rate, at: performanceNow() };
  return useCallback(() => {
    const { current } = anchor;
    const passed = performanceNow();
    if (passed === undefined) return current.now;
    current.at ??= passed;
    return current.now + (passed - current.at) * current.rate;
  }, []);
}

function performanceNow(): number | undefined {
  return typeof document === "undefined" ? undefined : performance.now();
}
