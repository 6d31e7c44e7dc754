import fc from "fast-check";
import { expect, test } from "vitest";
import { steadyTime, steadyWallClock, steadyZoneNames } from "#time/steady-zones.ts";

test.each(steadyZoneNames)("the clock in %s says what the machine says", (timeZone) => {
  const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const machine = new Intl.DateTimeFormat("en-GB", { timeZone, ...hours });
  const whole = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      expect(steadyTime(at, timeZone)).toBe(machine.format(at));
      const shown = new Date(steadyWallClock(at, timeZone) ?? Number.NaN).toISOString();
      expect(`${shown.slice(0, 10)} ${shown.slice(11, 19)}`).toBe(whole.format(at));
    }),
    { numRuns: 50 },
  );
});

test("of zones that change their clocks, and of the last century, it says nothing", () => {
  expect(steadyTime(Date.UTC(2026, 6, 1), "Europe/London")).toBeUndefined();
  expect(steadyTime(Date.UTC(1975, 6, 1), "Asia/Hong_Kong")).toBeUndefined();
  expect(steadyTime(Date.UTC(2026, 6, 1), "constructor")).toBeUndefined();
});
