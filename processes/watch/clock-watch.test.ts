import { saveCursor } from "@scoreline/store/intake/intake";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Health } from "#health.ts";
import { watchClock } from "#watch/clock-watch.ts";

let store: BorrowedStore;
beforeAll(async () => {
  store = await borrowStore();
  await store.empty();
});
afterAll(() => store.close());

const hourMs = 3_600_000;
const noon = Date.parse("2026-11-15T12:00:00Z");

test("a clock that was set back, or that stands before what was stored last, is told once and until it is right", async () => {
  const { database } = store;
  const lines: string[] = [];
  const note = (_: unknown, line: string) => void lines.push(line);
  const health = new Health({ warn: note as never, info: note as never });
  health.serves();
  const time = { steady: noon, hour: noon };
  const { look, stop } = watchClock({
    database,
    health,
    isRealTime: true,
    steady: () => time.steady,
    hour: () => time.hour,
  });
  stop();
  await saveCursor(database, "vendor", "somewhere", noon);
  await look();
  expect(health.report.status).toBe("ready");

  time.hour = noon - 2 * hourMs;
  await look();
  await look();
  expect(health.report.reasons).toEqual([expect.stringContaining("clock: it was set back by 2 hours")]);
  time.hour = noon;
  await look();
  expect(health.report.status).toBe("ready");

  // As a process that is started while the clock is wrong.
  time.steady = time.hour = noon - 24 * hourMs;
  await look();
  expect(health.report.reasons).toEqual([
    expect.stringContaining("clock: it is 24 hours behind what was stored last, at 2026-11-15T12:00:00.000Z"),
  ]);
  time.steady = time.hour = noon + 1;
  await look();
  expect(health.report.status).toBe("ready");
  expect(lines).toHaveLength(4);
});
