import type { Sport } from "@scoreline/domain/sport";
import type { BasketballMatchup } from "#basketball/matchup.ts";
import type { BasketballStory } from "#basketball/story.ts";
import type { FootballContest } from "#football/matchup.ts";
import type { FootballStory } from "#football/story.ts";
import { basketballBefore, basketballCourse } from "#odds/basketball-course.ts";
import { footballBefore, footballCourse } from "#odds/football-course.ts";
import type { Course, View } from "#odds/opinion.ts";

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
