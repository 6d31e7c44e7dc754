import { test as base } from "./fixtures.ts";

/** As the other tests, on a small demo world that has everything: line-ups, odds, tables, people, a past. */
export const test = base.extend<object, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const reply = await fetch(process.env.DEMO_WORLD_DOOR ?? "");
      if (!reply.ok) throw new Error(await reply.text());
      await use(await reply.text());
    },
    { scope: "worker", timeout: 180_000 },
  ],

  baseURL: async ({ demo }, use) => use(demo),
});
