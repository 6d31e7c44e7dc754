import { basketballStory } from "#demo/basketball/basketball-story.ts";
import { type BasketballStory, storyEnd } from "#demo/basketball/story.ts";
import { endOf } from "#demo/football/state.ts";
import type { FootballStory } from "#demo/football/story.ts";
import { footballStory } from "#demo/football/write.ts";
import { rememberLast } from "#demo/schedule/remember.ts";
import { basketballMatchup, footballMatchup, type Pairing } from "#demo/source/matchups.ts";

/** The whole story of a match, and the real instants of its first and last whistle. */
export type Told = { ref: string; kickoff: number; endsAt: number } & (
  | { sport: "football"; story: FootballStory }
  | { sport: "basketball"; story: BasketballStory }
);

/** Enough for all matches that are on at a time. */
const keptStories = 400;

export function storyTeller(seed: string): (pairing: Pairing, kickoff: number) => Told {
  const remember = rememberLast<Told>(keptStories);
  return (pairing, kickoff) => remember(pairing.fixture.ref, () => tell(seed, pairing, kickoff));
}

function tell(seed: string, pairing: Pairing, kickoff: number): Told {
  const { ref, sport } = pairing.fixture;
  if (sport === "football") {
    const story = footballStory(footballMatchup(seed, pairing));
    return { ref, kickoff, endsAt: kickoff + endOf(story), sport, story };
  }
  const story = basketballStory(basketballMatchup(seed, pairing));
  return { ref, kickoff, endsAt: kickoff + storyEnd(story), sport, story };
}
