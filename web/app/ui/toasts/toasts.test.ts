import { timings } from "@scoreline/site/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, toasts } from "#ui/toasts/toasts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const phases = () => toasts().map(({ message, phase }) => `${message} ${phase}`);

test("a toast is visible after 100 ms, closes after 2000 and is gone 300 later", () => {
  showToast({ type: "default", message: "kept" });
  expect(phases()).toEqual(["kept opening"]);
  vi.advanceTimersByTime(100);
  expect(phases()).toEqual(["kept visible"]);
  vi.advanceTimersByTime(1_899);
  expect(phases()).toEqual(["kept visible"]);
  vi.advanceTimersByTime(1);
  expect(phases()).toEqual(["kept fading"]);
  vi.advanceTimersByTime(300);
  expect(phases()).toEqual([]);
});

test("one of favourites closes after 1200 ms, beside others", () => {
  showToast({ type: "success", message: "added", duration: timings.favouriteToast });
  vi.advanceTimersByTime(600);
  showToast({ type: "warning", message: "later" });
  vi.advanceTimersByTime(600);
  expect(phases()).toEqual(["added fading", "later visible"]);
  vi.advanceTimersByTime(5_000);
  expect(phases()).toEqual([]);
});
