import { expect, test } from "vitest";
import { courtsideAt } from "#basketball/courtside.ts";
import { euroLike, nbaLike, sampleMatchup } from "#basketball/sample.ts";
import { writeBasketball } from "#basketball/write-script.ts";

test("whoever throws for the bonus is in it, and a time-out that is taken is one less that is left", () => {
  let seen = 0;
  for (const league of [nbaLike, euroLike]) {
    for (let index = 0; index < 4; index += 1) {
      const script = writeBasketball(sampleMatchup(league, "courtside", index));
      for (const play of script.plays) {
        if (play.type === "free-throw" && play.reason === "bonus") {
          expect(courtsideAt(script, play.at).bonus[play.side]).toBe(true);
          seen += 1;
        }
        if (play.type === "time-out" && play.kind === "team") {
          const [before, after] = [play.at - 1, play.at].map(
            (at) => courtsideAt(script, at).timeOuts?.[play.side] ?? 0,
          );
          expect(before).toBeGreaterThan(after ?? 0);
          seen += 1;
        }
      }
      const { fouls } = courtsideAt(script, 0);
      expect(fouls).toEqual({ home: 0, away: 0 });
    }
  }
  expect(seen).toBeGreaterThan(20);
});
