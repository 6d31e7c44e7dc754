import { instantOf } from "@scoreline/domain/time/local-day";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { worldTeams } from "#competitions/registry.ts";
import { dateOf, dayNumberOf, instantAt, wallClockAt } from "#schedule/zone-clock.ts";

const zones = [...new Set(worldTeams.map(({ timeZone }) => timeZone))];

describe("clocks of the world's zones", () => {
  test("agree with the calendar's own arithmetic on any day", () => {
    const day = fc.integer({ min: dayNumberOf("2018-06-01"), max: dayNumberOf("2036-06-01") });
    const minutes = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, minutes, (zone, date, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        expect(instantAt(date, minute, zone)).toBe(instantOf(dateOf(date), time, zone));
      }),
      { numRuns: 400 },
    );
  });

  test("are read back", () => {
    const at = instantAt(dayNumberOf("2026-07-15"), 19 * 60 + 30, "Asia/Bangkok");
    expect(new Date(at).toISOString()).toBe("2026-07-15T12:30:00.000Z");
    expect(wallClockAt(at, "America/Los_Angeles")).toEqual({ day: dayNumberOf("2026-07-15"), minutes: 5 * 60 + 30 });
  });
});
