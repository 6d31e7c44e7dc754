import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldBack } from "#live/held-back.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("without a delay things happen at once", () => {
  const seen: string[] = [];
  new HeldBack(Date.now).take(() => seen.push("goal"));
  expect(seen).toEqual(["goal"]);
});

test("with a delay they wait, and keep their order when the delay is made shorter", () => {
  const seen: string[] = [];
  const held = new HeldBack(Date.now);
  held.delaySeconds = 30;
  held.take(() => seen.push("goal"));
  vi.advanceTimersByTime(10_000);
  held.delaySeconds = 5;
  held.take(() => seen.push("overturned"));
  vi.advanceTimersByTime(19_000);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(["goal", "overturned"]);
});

test("what waits is forgotten with the page", () => {
  const seen: string[] = [];
  const held = new HeldBack(Date.now);
  held.delaySeconds = 5;
  held.take(() => seen.push("goal"));
  held.clear();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
});
