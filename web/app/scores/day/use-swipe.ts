import { calendar } from "@scoreline/site/constants";
import { type TouchEvent, useRef } from "react";

type Start = { x: number; y: number; at: number };

/** A quick stroke sideways, and no second one right after it. -1 is back, 1 is on. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Start>(undefined);
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches[0];
      start.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: Date.now() } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      const now = Date.now();
      if (!touch || !from || now - last.current < calendar.debounceMs) return;
      const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (now - from.at > calendar.swipeMaxMs) return;
      if (Math.abs(right) < calendar.swipeMinHorizontalPx || Math.abs(down) > calendar.swipeMaxVerticalPx) return;
      last.current = now;
      onSwipe(right < 0 ? 1 : -1);
    },
  };
}
