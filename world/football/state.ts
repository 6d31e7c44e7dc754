import type { FootballPhase } from "@scoreline/domain/match/state/clock";
import { type FootballScore, type FootballScoringPhase, foldGoals } from "@scoreline/domain/match/state/score";
import type { FootballState } from "@scoreline/domain/match/state/state";
import { phaseStart } from "#football/intensity.ts";
import type { Situation } from "#football/outcome.ts";
import { isPlayed } from "#football/statistics.ts";
import type { FootballStory, StoryEvent } from "#football/story.ts";

/** How far the score is settled while a phase lasts: during a break the phase before it is complete. */
const settledBy: Record<FootballPhase, FootballScoringPhase> = {
  "first-half": "first-half",
  "half-time": "second-half",
  "second-half": "second-half",
  "awaiting-extra-time": "extra-first",
  "extra-first": "extra-first",
  "extra-half-time": "extra-second",
  "extra-second": "extra-second",
  penalties: "penalties",
};

/** What has happened and still counts at `t`, in milliseconds from kick-off. */
export function eventsAt(story: Pick<FootballStory, "events">, t: number): StoryEvent[] {
  return story.events.filter(({ at, overturnedAt }) => at <= t && (overturnedAt === undefined || overturnedAt > t));
}

export function endOf(story: Pick<FootballStory, "phases">): number {
  return story.phases.at(-1)?.to ?? 0;
}

/** Where the match stands at the instant `now`, if it was kicked off at the instant `kickoff`. */
export function stateAt(story: FootballStory, kickoff: number, now: number): FootballState {
  const t = now - kickoff;
  if (t < 0) return { kind: "scheduled" };
  const span = story.phases.find(({ to }) => t < to);
  if (!span) return { kind: "finished", decided: decidedIn(story), score: finalScore(story, t) };
  const announced = story.events.some(
    ({ type, at, phase }) => type === "added-time" && phase === span.phase && at <= t,
  );
  return {
    kind: "live",
    clock: {
      phase: span.phase,
      since: kickoff + span.from,
      ...(announced && span.added !== undefined && { added: span.added }),
    },
    score: scoreAt(story, t, settledBy[span.phase]),
  };
}

function decidedIn({ shootOut, phases }: FootballStory): "regular" | "extra-time" | "penalties" {
  if (shootOut) return "penalties";
  return phases.some(({ phase }) => phase === "extra-second") ? "extra-time" : "regular";
}

function finalScore(story: FootballStory, t: number): FootballScore {
  const decided = decidedIn(story);
  if (decided !== "extra-time") return scoreAt(story, t, decided === "regular" ? "extra-first" : "penalties");
  const { penalties: _, ...score } = scoreAt(story, t, "penalties");
  return score;
}

function scoreAt(story: FootballStory, t: number, settled: FootballScoringPhase): FootballScore {
  const goals = eventsAt(story, t).filter((event) => event.type === "goal");
  const score = foldGoals(goals, settled);
  // Where a cup goes straight to kicks there was no extra time to have a score.
  if (!story.phases.some(({ phase }) => phase === "extra-second")) delete score.extraTime;
  const { knockOut } = story.matchup;
  const firstLeg = knockOut === "none" ? undefined : knockOut.aggregate;
  if (!firstLeg) return score;
  const { home, away } = score.current;
  return { ...score, aggregate: { home: firstLeg.home + home, away: firstLeg.away + away } };
}

/** What the outcome model has to know of the match at `t`; nothing after the whistle or in a shoot-out. */
export function situationAt(story: FootballStory, t: number): Situation | undefined {
  const span = story.phases.find(({ to }) => t < to);
  if (!span || span.phase === "penalties") return undefined;
  const events = eventsAt(story, t);
  const reds = { home: 0, away: 0 };
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type === "goal") score[event.side] += 1;
    if (event.type === "card" && event.card !== "yellow") reds[event.side] += 1;
  }
  if (!isPlayed(span.phase)) {
    const next = story.phases.find(({ from }) => from === span.to)?.phase;
    return next && isPlayed(next) ? { minute: phaseStart[next], phase: next, score, reds } : undefined;
  }
  const announced = events.some(({ type, phase }) => type === "added-time" && phase === span.phase);
  return {
    minute: phaseStart[span.phase] + Math.max(0, t - span.from) / 60_000,
    phase: span.phase,
    score,
    reds,
    ...(announced && span.added !== undefined && { added: span.added }),
  };
}
