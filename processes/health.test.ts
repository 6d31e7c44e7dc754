import { expect, test } from "vitest";
import { Health } from "#health.ts";

function listened() {
  const lines: string[] = [];
  const say = (_: unknown, line: string) => void lines.push(line);
  return { health: new Health({ warn: say as never, info: say as never }), lines };
}

test("it is ready between its start and its end", () => {
  const { health } = listened();
  expect(health.report).toEqual({ status: "not ready", reasons: ["starting"] });
  health.startsBy("filling the store");
  expect(health.report.reasons).toEqual(["starting: filling the store"]);
  health.serves();
  expect(health.report).toEqual({ status: "ready", reasons: [] });
  health.stops();
  health.serves();
  expect(health.report).toEqual({ status: "not ready", reasons: ["stopping"] });
});

test("a fault is one line when it begins and one when it is over, however often it is noticed", () => {
  const { health, lines } = listened();
  health.serves();
  const long = new Error(`Failed query: ${"x".repeat(400_000)}`, { cause: new Error("No space left on device") });
  for (let i = 0; i < 100; i++) health.begins("feed demo", long);
  expect(lines).toEqual(["feed demo: No space left on device"]);
  expect(health.report.status).toBe("degraded");
  expect(health.report.reasons[0]).toMatch(/^feed demo: No space left on device, since 20/);
  for (let i = 0; i < 3; i++) health.isOver("feed demo");
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^feed demo: all right again after \d+ s$/)]);
  expect(health.report.status).toBe("ready");
});

test("readers are told of the earliest instant from which news are missing, until nothing is", () => {
  const { health } = listened();
  health.serves();
  health.begins("bus", "the connection ended");
  expect(health.asOf).toBeUndefined();
  health.begins("database", new Error("gone"), 2_000);
  health.begins("silence of demo", "nothing was heard", 1_000);
  health.begins("database", new Error("gone"), 5_000);
  expect(health.asOf).toBe(1_000);
  health.isOver("silence of demo");
  expect(health.asOf).toBe(2_000);
  health.isOver("database");
  expect(health.asOf).toBeUndefined();
});

test("what goes away because the process ends is no fault", () => {
  const { health, lines } = listened();
  health.stops();
  health.begins("database", new Error("ended"));
  expect(lines).toEqual([]);
});
