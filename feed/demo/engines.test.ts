import { basketballStory } from "@scoreline/world/basketball/basketball-story";
import { eventOf } from "@scoreline/world/basketball/events";
import { sampleMatchup as basketballSample, euroLike, nbaLike } from "@scoreline/world/basketball/sample";
import { stateAt as basketballStateAt } from "@scoreline/world/basketball/state";
import { storyEnd } from "@scoreline/world/basketball/story";
import { sampleMatchup as footballSample } from "@scoreline/world/football/sample";
import { endOf, stateAt as footballStateAt } from "@scoreline/world/football/state";
import { footballStory } from "@scoreline/world/football/write";
import { expect, test } from "vitest";
import { feedBasketballEvent, feedBasketballState, feedFootballEvent, feedFootballState } from "#port/match.ts";

const kickoff = Date.UTC(2026, 3, 4, 14);
const shares = [-0.1, 0, 0.2, 0.5, 0.6, 0.95, 1, 1.2];
const seeds = Array.from({ length: 30 }, (_, index) => index * 7919);

test("what happens in football matches can be said by the port", () => {
  for (const seed of seeds) {
    const story = footballStory(footballSample(seed, `m${seed}`, {}));
    for (const event of story.events) feedFootballEvent.parse(event);
    for (const share of shares) {
      const at = Math.round(kickoff + endOf(story) * share);
      feedFootballState.parse({ type: "football-state", match: "m", at, state: footballStateAt(story, kickoff, at) });
    }
  }
});

test("what happens in basketball games can be said by the port", () => {
  for (const [index, seed] of seeds.entries()) {
    const story = basketballStory(basketballSample(index % 2 ? nbaLike : euroLike, seed, index));
    for (const play of story.plays) {
      const event = eventOf(play);
      if (event) feedBasketballEvent.parse({ ref: play.ref, ...event });
    }
    for (const share of shares) {
      const at = Math.round(kickoff + storyEnd(story) * share);
      const message = { type: "basketball-state", match: "m", at, state: basketballStateAt(story, kickoff, at) };
      expect(feedBasketballState.parse(message)).toEqual(message);
    }
  }
});
