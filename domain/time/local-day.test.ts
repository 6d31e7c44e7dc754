import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayBounds, instantOf, isLocalDay, localDay } from "#time/local-day.ts";

const hour = 3_600_000;
const zones = [
  "UTC",
  "Asia/Bangkok",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
  "America/New_York",
  "America/Santiago",
  "America/Havana",
  "America/St_Johns",
  "Europe/London",
  "Atlantic/Azores",
  "Asia/Amman",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
];
const zone = fc.constantFrom(...zones);
const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));
const instants = fc.integer({ min: Date.parse("1990-01-01"), max: Date.parse("2044-01-01") });
const length = (date: string, timeZone: string) => {
  const { from, to } = dayBounds(date, timeZone);
  return (to - from) / hour;
};

describe("the bounds of a day", () => {
  test.each([
    ["Asia/Bangkok", "2026-11-15", "2026-11-14T17:00:00.000Z"],
    ["America/Sao_Paulo", "2026-11-15", "2026-11-15T03:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-15", "2026-11-14T10:00:00.000Z"],
    ["Europe/London", "2026-07-01", "2026-06-30T23:00:00.000Z"],
    ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z"],
    ["America/New_York", "2026-03-09", "2026-03-09T04:00:00.000Z"],
  ])("in %s the %s begins at %s", (timeZone, date, expected) => {
    expect(new Date(dayBounds(date, timeZone).from).toISOString()).toBe(expected);
  });

  test.each([
    ["Europe/London", "2026-03-29", 23],
    ["Europe/London", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/Santiago", "2026-09-06", 23],
    ["America/Santiago", "2026-04-04", 25],
    ["America/Santiago", "2026-04-05", 24],
    ["Asia/Bangkok", "2026-03-29", 24],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Pacific/Apia", "2011-12-30", 0],
  ])("in %s the %s has %d hours", (timeZone, date, hours) => {
    expect(length(date, timeZone)).toBe(hours);
  });

  test("a day whose midnight is skipped begins with the first instant after", () => {
    const { from } = dayBounds("2026-09-06", "America/Santiago");
    expect(localDay(from - 1, "America/Santiago")).toBe("2026-09-05");
    expect(localDay(from, "America/Santiago")).toBe("2026-09-06");
  });

  test("a day whose midnight comes twice begins with the first one", () => {
    for (const [timeZone, date] of [
      ["America/Havana", "2026-11-01"],
      ["Asia/Amman", "2021-10-29"],
    ] as const) {
      expect(length(date, timeZone)).toBe(25);
      expect(localDay(dayBounds(date, timeZone).from - 1, timeZone)).toBe(addDays(date, -1));
    }
  });

  test("tile the time line: every instant lies in the bounds of its own day and of no other", () => {
    fc.assert(
      fc.property(instants, zone, (instant, timeZone) => {
        const date = localDay(instant, timeZone);
        const { from, to } = dayBounds(date, timeZone);
        expect(from).toBeLessThanOrEqual(instant);
        expect(instant).toBeLessThan(to);
        expect(dayBounds(addDays(date, 1), timeZone).from).toBe(to);
        expect(dayBounds(addDays(date, -1), timeZone).to).toBe(from);
      }),
      { numRuns: 500 },
    );
  });

  test("hold exactly the instants of the day", () => {
    fc.assert(
      fc.property(days, zone, (date, timeZone) => {
        const { from, to } = dayBounds(date, timeZone);
        if (from === to) return;
        expect(localDay(from, timeZone)).toBe(date);
        expect(localDay(to - 1, timeZone)).toBe(date);
        expect(localDay(from - 1, timeZone) < date).toBe(true);
        expect(localDay(to, timeZone) > date).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the instant of a local time", () => {
  const clockOf = (instant: number, timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
      instant,
    );

  test("shows that day and time on the clocks of the place, unless summer time skips it", () => {
    const times = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    fc.assert(
      fc.property(days, times, zone, (date, time, timeZone) => {
        const instant = instantOf(date, time, timeZone);
        const shown = `${localDay(instant, timeZone)} ${clockOf(instant, timeZone)}`;
        // A skipped time is answered with a later one; never with an earlier one.
        if (shown !== `${date} ${time}`) {
          expect(shown > `${date} ${time}`).toBe(true);
          expect(length(date, timeZone)).toBeLessThan(24);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("is the first of the two where a time comes twice", () => {
    expect(new Date(instantOf("2026-10-25", "01:30", "Europe/London")).toISOString()).toBe("2026-10-25T00:30:00.000Z");
    expect(new Date(instantOf("2026-11-01", "01:30", "America/New_York")).toISOString()).toBe(
      "2026-11-01T05:30:00.000Z",
    );
  });

  test("lies after the gap where a time is skipped", () => {
    expect(new Date(instantOf("2026-03-29", "01:30", "Europe/London")).toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(new Date(instantOf("2026-03-08", "02:00", "America/New_York")).toISOString()).toBe(
      "2026-03-08T07:00:00.000Z",
    );
  });

  test("takes seconds", () => {
    expect(instantOf("2026-11-15", "12:30:15", "Asia/Bangkok")).toBe(Date.parse("2026-11-15T05:30:15Z"));
  });
});

describe("days and time zones in writing", () => {
  test("a day exists in the calendar and in the years that the product can speak of", () => {
    for (const real of ["2026-11-15", "2024-02-29", "1899-12-31"]) expect(isLocalDay(real)).toBe(true);
    const unreal = [
      "2026-02-30",
      "2023-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "15-11-2026",
      "2026-11-15T00:00",
      "",
    ];
    for (const text of [...unreal, "0000-01-01", "0099-12-31", "9999-12-31", "+010000-01-01"]) {
      expect([text, isLocalDay(text)]).toEqual([text, false]);
    }
  });

  test("adding days crosses months, years and leap days", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    fc.assert(
      fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (date, count) => {
        expect(addDays(addDays(date, count), -count)).toBe(date);
      }),
    );
  });
});
