import type { Contender, MatchHead } from "#match/state/head.ts";
import type { AnyState } from "#match/state/state.ts";

/** A fixture says when and by whom a match is to be played, not how it stands. */
export type FixturePlan = Omit<MatchHead, "state" | "homeReds" | "awayReds"> & {
  timeToBeAnnounced: boolean;
  /** When the source said so, where it tells. */
  at?: number;
};
export type Planned = MatchHead & { stateAt: number; planAt?: number | null };

export function takeFixture(old: Planned | undefined, { timeToBeAnnounced, at, ...plan }: FixturePlan): Planned {
  const scheduled: AnyState = timeToBeAnnounced ? { kind: "scheduled", timeToBeAnnounced } : { kind: "scheduled" };
  if (!old) return { ...plan, planAt: at ?? null, state: scheduled, stateAt: 0, homeReds: 0, awayReds: 0 };
  const knownAt = old.planAt ?? null;
  if (at !== undefined && knownAt !== null && at < knownAt) return old;
  const { stateAt, homeReds, awayReds } = old;
  const next = {
    ...plan,
    planAt: at ?? knownAt,
    home: fillPlace(old.home, plan.home),
    away: fillPlace(old.away, plan.away),
    homeReds,
    awayReds,
  };
  if (old.state.kind === "scheduled") return { ...next, state: scheduled, stateAt };
  // A day later than the one that fell through is a new date; without a time of its own it just beats the old word.
  if (old.state.kind === "postponed" && plan.kickoff > old.kickoff) {
    return { ...next, state: scheduled, stateAt: Math.max(stateAt + 1, at ?? 0) };
  }
  return { ...next, state: old.state, stateAt };
}

/** A place is filled once: a fixture from before that comes late does not empty it again. */
function fillPlace(old: Contender, said: Contender): Contender {
  return "teamId" in old && "placeholder" in said ? old : said;
}

/** What a match lacks, from a source that is not the first to say when it is played. */
export function fillPlan<Known extends Planned>(old: Known, plan: Omit<FixturePlan, "id">): Known {
  return {
    ...leadPlan(plan, old),
    home: fillPlace(plan.home, old.home),
    away: fillPlace(plan.away, old.away),
  };
}

/** A plan, with what it does not say from another one. */
export function leadPlan<Said extends Filled>(other: Filled, plan: Said): Said {
  const venue = plan.venue === null ? other : plan;
  return {
    ...plan,
    stageId: plan.stageId ?? other.stageId,
    round: plan.round ?? other.round,
    tie: plan.tie ?? other.tie ?? null,
    venue: venue.venue,
    ...((venue.venueId ?? null) !== null && { venueId: venue.venueId }),
  };
}

type Filled = Pick<MatchHead, "stageId" | "round" | "tie" | "venue" | "venueId">;
type Meeting = Pick<MatchHead, "seasonId" | "stageId" | "round" | "home" | "away">;

/** Whether two fixtures are the same teams at the same ground in the same round. */
export function sameMeeting(a: Meeting, b: Meeting): boolean {
  return (
    a.seasonId === b.seasonId &&
    a.stageId === b.stageId &&
    a.round === b.round &&
    sameTeam(a.home, b.home) &&
    sameTeam(a.away, b.away)
  );
}

function sameTeam(a: Contender, b: Contender): boolean {
  return "teamId" in a && "teamId" in b && a.teamId === b.teamId;
}

/** Which match a new fixture is under a new id: the only one of its round between these teams, and that was postponed. */
export function movedFrom(plan: Meeting, others: readonly Planned[]): Planned | undefined {
  const meetings = others.filter((other) => sameMeeting(other, plan));
  const [only] = meetings;
  return meetings.length === 1 && only?.state.kind === "postponed" ? only : undefined;
}
