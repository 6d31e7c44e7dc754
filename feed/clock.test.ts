import { expect, test } from "vitest";
import { startClock, steadyTime } from "#clock.ts";

/** A machine whose clock somebody sets. */
function machine() {
  const time = { hour: 1_000_000, running: 500 };
  return {
    hour: () => time.hour,
    running: () => time.running,
    pass(ms: number) {
      time.hour += ms;
      time.running += ms;
    },
    set(by: number) {
      time.hour += by;
    },
  };
}

test("time never goes back, whatever becomes of the machine's clock", () => {
  const { pass, set, ...own } = machine();
  const steady = steadyTime(own);
  const begun = steady();
  pass(1_000);
  expect(steady() - begun).toBe(1_000);
  set(-86_400_000);
  pass(1_000);
  expect(steady() - begun).toBe(2_000);
  pass(60_000);
  expect(steady() - begun).toBe(62_000);
  set(86_400_000);
  pass(500);
  expect(steady()).toBe(own.hour());
});

test("a machine that has slept, or whose clock is set ahead, is followed", () => {
  const { pass, set, ...own } = machine();
  const steady = steadyTime(own);
  pass(1_000);
  set(8 * 3_600_000);
  expect(steady()).toBe(own.hour());
  pass(1_000);
  expect(steady()).toBe(own.hour());
});

test("a faster clock runs on at its own pace when the machine's is set back", () => {
  const { pass, set, ...own } = machine();
  const { now } = startClock({ realStart: own.hour(), start: 0, speed: 30 }, steadyTime(own));
  pass(1_000);
  expect(now()).toBe(30_000);
  set(-3_600_000);
  pass(1_000);
  expect(now()).toBe(60_000);
});
