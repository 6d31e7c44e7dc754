import { startDemoWorld } from "./demo-world.ts";
import { test as base } from "./fixtures.ts";
import type { ScorelineProcess } from "./scoreline-process.ts";

/** As the other tests, on a small demo world that has everything: line-ups, odds, tables, people, a past. */
export const test = base.extend<object, { demo: ScorelineProcess }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const demo = await startDemoWorld();
      await use(demo);
      await demo.end();
    },
    { scope: "worker", timeout: 180_000 },
  ],

  baseURL: async ({ demo }, use) => use(demo.address),
});
