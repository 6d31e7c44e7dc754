import type { Minute } from "@scoreline/domain/match/state/clock";
import { probabilitiesAt, standingAt } from "#basketball/probabilities.ts";
import { type BasketballStory, type PlayedPhase as Quarter, storyEnd } from "#basketball/story.ts";
import { situationAt } from "#football/state.ts";
import type { FootballStory, PlayedPhase as Half } from "#football/story.ts";
import { consensusOf } from "#odds/consensus.ts";
import { restOf } from "#odds/rest-of-match.ts";
import { isFootball, see } from "#odds/subject.ts";

/** Chances of the result; basketball has no draw. */
export type WinRate = { /** Milliseconds from kick-off. */ at: number; home: number; draw: number; away: number };

export type WinRateCurve = {
  /** As the market saw it in the days before, ending at kick-off. */
  before: readonly WinRate[];
  /** As the match itself makes it, minute by minute; the last point is the result. Football: of the score after extra time once that has begun. */
  live: readonly (WinRate & Minute & { phase: Half | Quarter })[];
};

export function winRateCurve(story: FootballStory | BasketballStory): WinRateCurve {
  return { before: beforeOf(story), live: isFootball(story) ? footballMinutes(story) : basketballMinutes(story) };
}

function beforeOf(story: FootballStory | BasketballStory): WinRate[] {
  const seen = see(story.matchup);
  return consensusOf(seen).points.map(({ at, ...stray }) => {
    const { result } = seen.before(stray);
    const [home = 0, second = 0, away] = result;
    return away === undefined ? { at, home, draw: 0, away: second } : { at, home, draw: second, away };
  });
}

function footballMinutes(story: FootballStory): WinRateCurve["live"] {
  const end = story.phases.findLast(({ phase }) => phase !== "penalties")?.to ?? 0;
  return story.momentum.map(({ value: _, ...moment }, index) => {
    const last = index === story.momentum.length - 1;
    const at = last ? end : moment.at;
    // A minute that ends with its half is still of that half.
    const situation = situationAt(story, Math.min(at, end - 1));
    if (!situation) throw new RangeError("a minute of a match lies outside of it");
    const lead = situation.score.home - situation.score.away;
    if (last) return { ...moment, at, home: Number(lead > 0), draw: Number(lead === 0), away: Number(lead < 0) };
    const { difference } = restOf(story.matchup, situation);
    const middle = (difference.length - 1) / 2;
    const rates = { home: 0, draw: 0, away: 0 };
    difference.forEach((mass, place) => {
      const ahead = place - middle + lead;
      rates[ahead > 0 ? "home" : ahead < 0 ? "away" : "draw"] += mass;
    });
    return { ...moment, at, ...rates };
  });
}

function basketballMinutes(story: BasketballStory): WinRateCurve["live"] {
  const end = storyEnd(story);
  return story.momentum.map(({ value: _, ...moment }, index) => {
    const at = index === story.momentum.length - 1 ? end : moment.at;
    const { home, away } = probabilitiesAt(story.matchup, standingAt(story, at));
    return { ...moment, at, home, draw: 0, away };
  });
}
