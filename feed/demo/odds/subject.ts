import type { Sport } from "@scoreline/domain/sport";
import type { BasketballMatchup } from "#demo/basketball/matchup.ts";
import type { BasketballStory } from "#demo/basketball/story.ts";
import type { FootballContest } from "#demo/football/matchup.ts";
import type { FootballStory } from "#demo/football/story.ts";
import { basketballBefore, basketballCourse } from "#demo/odds/basketball-course.ts";
import { footballBefore, footballCourse } from "#demo/odds/football-course.ts";
import type { Course, View } from "#demo/odds/opinion.ts";

/** What can be bet on: a match to come, or one whose story is known. */
export type Subject = FootballContest | FootballStory | BasketballMatchup | BasketballStory;

export type Seen = {
  sport: Sport;
  seed: string | number;
  matchRef: string;
  before: View;
  course?: Course;
};

export function see(subject: Subject): Seen {
  if (!("matchup" in subject)) {
    const { seed, matchRef } = subject;
    if ("meanGoals" in subject) return { sport: "football", seed, matchRef, before: footballBefore(subject) };
    return { sport: "basketball", seed, matchRef, before: basketballBefore(subject) };
  }
  const { seed, matchRef } = subject.matchup;
  const sport = isFootball(subject) ? "football" : "basketball";
  const course = isFootball(subject) ? footballCourse(subject) : basketballCourse(subject);
  return { sport, seed, matchRef, before: course.before, course };
}

export function isFootball(story: FootballStory | BasketballStory): story is FootballStory {
  return "phases" in story;
}
