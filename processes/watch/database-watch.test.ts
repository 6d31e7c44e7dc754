import type { Store } from "@scoreline/store/engine/open";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Health } from "#health.ts";
import { watchDatabase } from "#watch/database-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a database that answers and cannot write is one fault, over when nothing has failed for a minute", async () => {
  const lines: string[] = [];
  const say = (_: unknown, line: string) => void lines.push(line);
  const health = new Health({ warn: say as never, info: say as never });
  health.serves();
  const store = { database: { execute: async () => [] } } as unknown as Store;
  const watch = watchDatabase(store, health, () => 0);
  const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
  for (let i = 0; i < 30; i++) {
    watch.doubt(new Error("Failed query", { cause: full }));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(lines).toEqual(["writing: could not extend file: No space left on device (53100)"]);
  expect(health.report.status).toBe("degraded");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.slice(1)).toEqual(["writing: all right again after 350 s"]);
  expect(health.report.status).toBe("ready");
  await watch.stop();
});
