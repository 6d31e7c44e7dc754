import { saveCursor } from "@scoreline/store/intake/intake";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Health } from "#health.ts";
import { watchSources } from "#watch/source-watch.ts";

let store: BorrowedStore;
beforeAll(async () => {
  store = await borrowStore();
  await store.empty();
});
afterAll(() => store.close());

test("a source that is silent beyond its own pace is a fault, readers are told as of when, until it is heard again", async () => {
  const { database } = store;
  const health = new Health({ warn: () => {}, info: () => {} });
  health.serves();
  const registry = new Registry();
  let minutes = 0;
  const now = () => 1_000_000_000 + minutes * 60_000;
  const passed = () => minutes * 60_000;
  const heard = () => saveCursor(database, "demo 1", "somewhere", now());
  await heard();
  const { look, stop } = watchSources({ database, registry, health, named: ["demo 1"], now, passed });
  stop();
  for (; minutes < 10; minutes += 2) {
    await heard();
    await look();
  }
  const last = now() - 2 * 60_000;
  minutes = 17;
  await look();
  expect(health.report.status).toBe("ready");
  minutes = 19;
  await look();
  expect(health.report).toMatchObject({ status: "degraded", reasons: [expect.stringMatching(/^silence of demo 1: /)] });
  expect(health.asOf).toBe(last);
  expect(await registry.metrics()).toContain('scoreline_feed_age_seconds{source="demo 1"} 660');
  await heard();
  await look();
  expect([health.report.status, health.asOf]).toEqual(["ready", undefined]);
});

test("a source that speaks when it is told to may be silent as long as it likes", async () => {
  const { database } = store;
  const health = new Health({ warn: () => {}, info: () => {} });
  health.serves();
  let minutes = 0;
  const now = () => 1_000_000_000 + minutes * 60_000;
  const options = { named: ["scripted"], mayRest: ["scripted"], now, passed: () => minutes * 60_000 };
  const { look, stop } = watchSources({ database, registry: new Registry(), health, ...options });
  stop();
  for (; minutes < 3; minutes += 1) {
    await saveCursor(database, "scripted", String(minutes), now());
    await look();
  }
  minutes = 600;
  await look();
  expect([health.report.status, health.asOf]).toEqual(["ready", undefined]);
});
