import type { Contender, MatchHead } from "#match/state/head.ts";

export type MatchTraits = Pick<
  MatchHead,
  "sport" | "competitionId" | "seasonId" | "stageId" | "round" | "tie" | "home" | "away" | "kickoff"
>;

/** By what one source's fixtures are told apart. */
export type Meeting = Pick<MatchTraits, "seasonId" | "round" | "home" | "away" | "kickoff">;

/** Two sources seldom differ by more about when a match begins. */
const sameHoursMs = 12 * 3_600_000;
/** A day that is not settled yet: as far as that only the only meeting of the teams will do. */
export const sameDaysMs = 3 * 86_400_000;

/** Which of these a fixture may be: the same teams in the same competition at about the same time. */
export function findMatch<Known extends MatchTraits>(said: MatchTraits, known: readonly Known[]): Known[] {
  const near = known.filter(
    (one) => one.sport === said.sport && one.competitionId === said.competitionId && apart(one, said) <= sameDaysMs,
  );
  const full = isFull(said);
  const meetings = near.filter((one) => (full && isFull(one) ? sameSides(one, said) : couldBe(one, said)));
  const within = meetings.filter((one) => apart(one, said) <= sameHoursMs);
  if (within.length > 0) return closest(said, within);
  // Without both teams the hour is what it is known by.
  return full ? meetings.filter(isFull) : [];
}

/** Whether two fixtures of one source are one: the same side is not met twice in twelve hours, but for two rounds. */
export function isOneMeeting(a: Meeting, b: Meeting): boolean {
  const sameRound = a.round === null || b.round === null || a.round === b.round;
  return sameRound && isFull(a) && isFull(b) && sameSides(a, b) && apart(a, b) <= sameHoursMs;
}

/** The same teams at about the same time, each in the other's place: nobody can say which score is whose. */
export function findSwapped<Known extends MatchTraits>(said: MatchTraits, known: readonly Known[]): Known[] {
  if (!isFull(said)) return [];
  return known.filter(
    (one) =>
      one.competitionId === said.competitionId &&
      apart(one, said) <= sameHoursMs &&
      sameSides({ ...one, home: one.away, away: one.home }, said),
  );
}

function apart(a: Pick<MatchTraits, "kickoff">, b: Pick<MatchTraits, "kickoff">): number {
  return Math.abs(a.kickoff - b.kickoff);
}

function isFull({ home, away }: Pick<MatchTraits, "home" | "away">): boolean {
  return "teamId" in home && "teamId" in away;
}

function sameSides(a: Pick<MatchTraits, "home" | "away">, b: Pick<MatchTraits, "home" | "away">): boolean {
  return sameTeam(a.home, b.home) && sameTeam(a.away, b.away);
}

function sameTeam(a: Contender, b: Contender): boolean {
  return "teamId" in a && "teamId" in b && a.teamId === b.teamId;
}

/** A place that is not filled yet can be anybody's, in the same round of the same season. */
function couldBe(one: MatchTraits, said: MatchTraits): boolean {
  const open = (a: Contender, b: Contender) => "placeholder" in a || "placeholder" in b || sameTeam(a, b);
  return (
    one.seasonId === said.seasonId &&
    one.stageId === said.stageId &&
    one.round === said.round &&
    (one.tie ?? said.tie ?? null) === (said.tie ?? one.tie ?? null) &&
    open(one.home, said.home) &&
    open(one.away, said.away)
  );
}

/** Teams may meet twice in a day or two: the one that is nearest; of those that are as near, the one of the same round. */
function closest<Known extends MatchTraits>(said: MatchTraits, meetings: readonly Known[]): Known[] {
  const least = Math.min(...meetings.map((one) => apart(one, said)));
  const nearest = meetings.filter((one) => apart(one, said) === least);
  const sameRound = nearest.filter(({ stageId, round }) => stageId === said.stageId && round === said.round);
  return sameRound.length > 0 ? sameRound : nearest;
}
