import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LivePart, Steps } from "#match/live/steps.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A panel whose answers are given by the test; what is shown is written down with everything else that is. */
function panel(name: string, shows: readonly LivePart[], seen: string[]) {
  const asked: { answer(what: string): void; fail(): void }[] = [];
  const ask = () =>
    new Promise<() => void>((resolve, reject) => {
      asked.push({
        answer: (what) => resolve(() => seen.push(`${name} ${what}`)),
        fail: () => reject(new Error("no answer")),
      });
    });
  return { asked, shows, ask };
}

const gathered = () => vi.advanceTimersByTimeAsync(100);

test("a score waits for the answer of the tab that shows what comes with it, and both are shown in one step", async () => {
  const seen: string[] = [];
  const steps = new Steps();
  const figures = panel("figures", ["football-statistics"], seen);
  steps.join(figures);
  steps.news(["state"], () => seen.push("a clock"));
  expect(seen).toEqual(["a clock"]);
  steps.news(["football-statistics"]);
  steps.news(["state"], () => seen.push("a goal"));
  await gathered();
  expect(figures.asked).toHaveLength(1);
  expect(seen).toEqual(["a clock"]);
  figures.asked[0]?.answer("with the goal");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["a clock", "a goal", "figures with the goal"]);
});

test("what nobody shows waits for nobody", () => {
  const seen: string[] = [];
  const steps = new Steps();
  steps.join(panel("line-ups", ["line-ups"], seen));
  steps.news(["football-statistics"], () => seen.push("at once"));
  expect(seen).toEqual(["at once"]);
});

test("an answer that fails holds nothing up, one that is slow only for a moment, and is shown when it comes", async () => {
  const seen: string[] = [];
  const steps = new Steps();
  const [broken, slow] = [panel("broken", ["state"], seen), panel("slow", ["events"], seen)];
  steps.join(broken);
  steps.join(slow);
  steps.news(["state", "events"], () => seen.push("a goal"));
  await gathered();
  broken.asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["a goal"]);
  slow.asked[0]?.answer("at last");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["a goal", "slow at last"]);
});

test("what comes while the page waits is the next step, in its order", async () => {
  const seen: string[] = [];
  const steps = new Steps();
  const feed = panel("feed", ["events"], seen);
  steps.join(feed);
  steps.news(["events"], () => seen.push("1–0"));
  await gathered();
  steps.news(["events"], () => seen.push("2–0"));
  steps.news([], () => seen.push("elsewhere"));
  await gathered();
  expect(feed.asked).toHaveLength(1);
  feed.asked[0]?.answer("of 1–0");
  await gathered();
  expect(seen).toEqual(["1–0", "feed of 1–0"]);
  feed.asked[1]?.answer("of 2–0");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["1–0", "feed of 1–0", "2–0", "elsewhere", "feed of 2–0"]);
});

test("after a gap everybody asks, also those who go at a pace of their own", async () => {
  const seen: string[] = [];
  const steps = new Steps();
  const [rows, feed] = [panel("rows", [], seen), panel("feed", ["events"], seen)];
  steps.join(rows);
  steps.join(feed);
  steps.overhear(["odds"], () => seen.push("prices"));
  steps.renew();
  await gathered();
  for (const { asked } of [rows, feed]) asked[0]?.answer("now");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["prices", "rows now", "feed now"]);
});

test("a page that is left shows nothing more", async () => {
  const seen: string[] = [];
  const steps = new Steps();
  const feed = panel("feed", ["events"], seen);
  steps.join(feed);
  steps.news(["events"], () => seen.push("a goal"));
  await gathered();
  steps.close();
  feed.asked[0]?.answer("too late");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toEqual([]);
});
