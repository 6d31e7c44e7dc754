import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  basketballRemaining,
  clockNotation,
  compareMinutes,
  type FootballPhase,
  footballMinute,
  footballPhases,
  footballSeconds,
  gameClock,
  minuteNotation,
  parseMinute,
} from "#match/state/clock.ts";

const minute = 60_000;
const kickoff = Date.parse("2026-11-15T12:30:00Z");
const at = (phase: FootballPhase, passed: number) => {
  const played = footballMinute({ phase, since: kickoff }, kickoff + passed);
  return played && minuteNotation(played);
};

describe("the minute of a football match", () => {
  test.each([
    ["first-half", 0, "1'"],
    ["first-half", minute - 1, "1'"],
    ["first-half", minute, "2'"],
    ["first-half", 45 * minute - 1, "45'"],
    ["first-half", 45 * minute, "45+1'"],
    ["first-half", 46 * minute, "45+2'"],
    ["second-half", 0, "46'"],
    ["second-half", 45 * minute - 1, "90'"],
    ["second-half", 51 * minute, "90+7'"],
    ["extra-first", 0, "91'"],
    ["extra-first", 15 * minute, "105+1'"],
    ["extra-second", 0, "106'"],
    ["extra-second", 15 * minute - 1, "120'"],
    ["extra-second", 15 * minute, "120+1'"],
  ] as const)("%s, %i milliseconds in, is %s", (phase, passed, expected) => {
    expect(at(phase, passed)).toBe(expected);
  });

  test("there is none during breaks and penalties", () => {
    const still = footballPhases.filter((phase) => at(phase, 0) === undefined);
    expect(still).toEqual(["half-time", "awaiting-extra-time", "extra-half-time", "penalties"]);
    for (const phase of still) expect(footballSeconds({ phase, since: kickoff }, kickoff)).toBeUndefined();
  });

  test("a reader's clock that is behind shows the first minute, not a negative one", () => {
    expect(at("first-half", -5 * minute)).toBe("1'");
    expect(footballSeconds({ phase: "second-half", since: kickoff }, kickoff - 1)).toBe(45 * 60);
  });

  test("the mm:ss clock of the second half starts at 45:00 and runs through added time", () => {
    const seconds = footballSeconds({ phase: "second-half", since: kickoff }, kickoff + 47 * minute + 1_999);
    expect(clockNotation(seconds ?? 0)).toBe("92:01");
  });

  test("never goes back while a phase goes on", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...footballPhases),
        fc.nat(80 * minute),
        fc.nat(10 * minute),
        (phase, passed, more) => {
          const earlier = footballMinute({ phase, since: kickoff }, kickoff + passed);
          const later = footballMinute({ phase, since: kickoff }, kickoff + passed + more);
          if (earlier && later) expect(compareMinutes(earlier, later)).toBeLessThanOrEqual(0);
          else expect(later).toBe(earlier);
        },
      ),
    );
  });
});

describe("a minute in writing", () => {
  test("is read back as it was written", () => {
    const minutes = fc.record(
      { minute: fc.integer({ min: 0, max: 130 }), added: fc.integer({ min: 1, max: 30 }) },
      { requiredKeys: ["minute"] },
    );
    fc.assert(fc.property(minutes, (one) => void expect(parseMinute(minuteNotation(one))).toEqual(one)));
  });

  test.each(["", "'", "45+", "+2", "45+2+1", "1234", "4 5", "-1", "45+123", "forty"])("%j is not one", (text) => {
    expect(parseMinute(text)).toBeUndefined();
  });

  test("may lack the mark", () => expect(parseMinute("90+4")).toEqual({ minute: 90, added: 4 }));

  test("45+2 stands between 45 and 46", () => {
    const written = ["46'", "45+2'", "90+1'", "45'", "45+10'"];
    const sorted = written.map((text) => parseMinute(text) ?? { minute: -1 }).sort(compareMinutes);
    expect(sorted.map(minuteNotation)).toEqual(["45'", "45+2'", "45+10'", "46'", "90+1'"]);
  });
});

describe("the clock of a basketball match", () => {
  const clock = { phase: "q1", remaining: 600, running: true, at: kickoff } as const;

  test.each([
    [0, "10:00"],
    [1, "10:00"],
    [1_000, "09:59"],
    [599_001, "00:01"],
    [600_000, "00:00"],
    [700_000, "00:00"],
    [-3_000, "10:00"],
  ])("after %i milliseconds shows %s", (passed, expected) => {
    expect(clockNotation(basketballRemaining(clock, kickoff + passed))).toBe(expected);
  });

  test.each([
    [539_000, "01:01"],
    [540_001, "60.0"],
    [587_650, "12.4"],
    [600_000, "0.0"],
  ])("after %i milliseconds a game shows %s", (passed, expected) => {
    expect(gameClock(clock, kickoff + passed)).toBe(expected);
  });

  test("stands still while it does not run", () => {
    expect(basketballRemaining({ ...clock, running: false, remaining: 12.3 }, kickoff + 90_000)).toBe(13);
  });
});
