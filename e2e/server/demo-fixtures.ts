import { test as base } from "./fixtures.ts";

/** As the other tests, on a small demo world that has everything: line-ups, odds, tables, people, a past. */
export const test = base.extend({
  baseURL: async ({ demo }, use) => use(demo),
});
