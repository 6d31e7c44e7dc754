import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleMatchup } from "#football/sample.ts";
import { statisticsAt } from "#football/statistics.ts";
import { writeFootball } from "#football/write-script.ts";
import { runningStatistics } from "#match/running-statistics.ts";

it("counts on to the same figures as counting from the beginning", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(9_000_000), { minLength: 3, maxLength: 25 }), (number, instants) => {
      const script = writeFootball(
        sampleMatchup("running", `m${number}`, { knockOut: { extraTime: true, penalties: true } }),
      );
      const running = runningStatistics(script);
      const ordered = instants.toSorted((a, b) => a - b);
      const taken = script.events.flatMap(({ overturnedAt }) => (overturnedAt ? [overturnedAt - 1, overturnedAt] : []));
      // In order, as a live match is asked for; and once more from the beginning.
      for (const t of [...ordered, ...taken.toSorted((a, b) => a - b), 0, ...ordered]) {
        expect(running(t)).toEqual(statisticsAt(script, t));
      }
    }),
    { numRuns: 15 },
  );
});
