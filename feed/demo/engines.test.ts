import { eventOf } from "@scoreline/world/basketball/events";
import { sampleMatchup as basketballSample, euroLike, nbaLike } from "@scoreline/world/basketball/sample";
import { scriptEnd } from "@scoreline/world/basketball/script";
import { stateAt as basketballStateAt } from "@scoreline/world/basketball/state";
import { writeBasketball } from "@scoreline/world/basketball/write-script";
import { sampleMatchup as footballSample } from "@scoreline/world/football/sample";
import { endOf, stateAt as footballStateAt } from "@scoreline/world/football/state";
import { writeFootball } from "@scoreline/world/football/write-script";
import { expect, test } from "vitest";
import { feedBasketballEvent, feedBasketballState, feedFootballEvent, feedFootballState } from "#port/match.ts";

const kickoff = Date.UTC(2026, 3, 4, 14);
const shares = [-0.1, 0, 0.2, 0.5, 0.6, 0.95, 1, 1.2];
const seeds = Array.from({ length: 30 }, (_, index) => index * 7919);

test("what happens in football matches can be said by the port", () => {
  for (const seed of seeds) {
    const script = writeFootball(footballSample(seed, `m${seed}`, {}));
    for (const event of script.events) feedFootballEvent.parse(event);
    for (const share of shares) {
      const at = Math.round(kickoff + endOf(script) * share);
      feedFootballState.parse({ type: "football-state", match: "m", at, state: footballStateAt(script, kickoff, at) });
    }
  }
});

test("what happens in basketball games can be said by the port", () => {
  for (const [index, seed] of seeds.entries()) {
    const script = writeBasketball(basketballSample(index % 2 ? nbaLike : euroLike, seed, index));
    for (const play of script.plays) {
      const event = eventOf(play);
      if (event) feedBasketballEvent.parse({ ref: play.ref, ...event });
    }
    for (const share of shares) {
      const at = Math.round(kickoff + scriptEnd(script) * share);
      const message = { type: "basketball-state", match: "m", at, state: basketballStateAt(script, kickoff, at) };
      expect(feedBasketballState.parse(message)).toEqual(message);
    }
  }
});
