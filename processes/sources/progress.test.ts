import { afterEach, expect, test, vi } from "vitest";
import { inQuarters, onceOver } from "#sources/progress.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("how far something is, is said in quarters, each once", () => {
  const lines: string[] = [];
  const hear = inQuarters((line) => lines.push(line));
  for (const done of [0, 0.1, 0.3, 0.2, 0.8, 1, 1]) hear({ what: "Filling", done });
  hear({ what: "Counting", done: 0 });
  expect(lines).toEqual(["Filling … 0 %", "Filling … 25 %", "Filling … 75 %", "Filling … 100 %", "Counting … 0 %"]);
});

test("long work is over once, ten seconds after its last step, and again after more of it", () => {
  vi.useFakeTimers();
  let over = 0;
  const step = onceOver(() => {
    over += 1;
  });
  for (let steps = 0; steps < 5; steps += 1) {
    step();
    vi.advanceTimersByTime(9_000);
  }
  expect(over).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(over).toBe(1);
  step();
  vi.advanceTimersByTime(10_000);
  expect(over).toBe(2);
});
