import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleMatchup } from "#football/sample.ts";
import { statisticsAt } from "#football/statistics.ts";
import { footballStory } from "#football/write.ts";
import { runningStatistics } from "#match/running-statistics.ts";

it("counts on to the same figures as counting from the beginning", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(9_000_000), { minLength: 3, maxLength: 25 }), (number, instants) => {
      const story = footballStory(
        sampleMatchup("running", `m${number}`, { knockOut: { extraTime: true, penalties: true } }),
      );
      const running = runningStatistics(story);
      const ordered = instants.toSorted((a, b) => a - b);
      const taken = story.events.flatMap(({ overturnedAt }) => (overturnedAt ? [overturnedAt - 1, overturnedAt] : []));
      // In order, as a live match is asked for; and once more from the beginning.
      for (const t of [...ordered, ...taken.toSorted((a, b) => a - b), 0, ...ordered]) {
        expect(running(t)).toEqual(statisticsAt(story, t));
      }
    }),
    { numRuns: 15 },
  );
});
