import { useEffect, useState } from "react";

/** Renders again at each beat, as long as `on`; pauses while the page is hidden. */
export function useTick(everyMs: number, on: boolean): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTick((count) => count + 1);
    }, everyMs);
    const onVisible = () => setTick((count) => count + 1);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [everyMs, on]);
  return tick;
}
