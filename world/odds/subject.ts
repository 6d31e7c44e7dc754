import type { Sport } from "@scoreline/domain/sport";
import type { BasketballMatchup } from "#basketball/matchup.ts";
import type { BasketballScript } from "#basketball/script.ts";
import type { FootballContest } from "#football/matchup.ts";
import type { FootballScript } from "#football/script.ts";
import { basketballBefore, basketballTimeline } from "#odds/basketball-timeline.ts";
import { footballBefore, footballTimeline } from "#odds/football-timeline.ts";
import type { OddsTimeline, OddsView } from "#odds/opinion.ts";

/** What can be bet on: a match to come, or one whose script is known. */
export type PricedMatch = FootballContest | FootballScript | BasketballMatchup | BasketballScript;

export type Seen = {
  sport: Sport;
  seed: string | number;
  matchRef: string;
  before: OddsView;
  timeline?: OddsTimeline;
};

export function see(subject: PricedMatch): Seen {
  if (!("matchup" in subject)) {
    const { seed, matchRef } = subject;
    if ("meanGoals" in subject) return { sport: "football", seed, matchRef, before: footballBefore(subject) };
    return { sport: "basketball", seed, matchRef, before: basketballBefore(subject) };
  }
  const { seed, matchRef } = subject.matchup;
  const sport = isFootball(subject) ? "football" : "basketball";
  const timeline = isFootball(subject) ? footballTimeline(subject) : basketballTimeline(subject);
  return { sport, seed, matchRef, before: timeline.before, timeline };
}

export function isFootball(script: FootballScript | BasketballScript): script is FootballScript {
  return "phases" in script;
}
