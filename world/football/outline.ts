import type { FootballPhase } from "@scoreline/domain/match/state/clock";
import { type FootballScore, foldGoals, type Points } from "@scoreline/domain/match/state/score";
import type { FootballState } from "@scoreline/domain/match/state/state";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { dismissalRate, goalRates, type Intensity, intensityOf } from "#football/intensity.ts";
import type { FootballContest } from "#football/matchup.ts";
import type { PhaseSpan, PlayedPhase } from "#football/script.ts";
import { type Rng, rng } from "#random.ts";

/**
 * What is settled of a match before anybody plays it: how long it lasts, when each side scores, when somebody is sent off, how a
 * shoot-out ends. It hangs on the strengths alone, so a table of long ago is worked out without a player; whoever looks closer
 * finds people and play around the same goals.
 */
export type Outline = {
  phases: readonly PhaseSpan[];
  goals: readonly OutlineMoment[];
  dismissals: readonly OutlineMoment[];
  kicks?: readonly OutlineKick[];
};
export type OutlineMoment = { side: Side; phase: PlayedPhase; at: number };
export type OutlineKick = { side: Side; at: number; scored: boolean };

const second = 1_000;
const minute = 60 * second;
const tick = 20 * second;
/** The ball is out of play for so long: nothing else of the outline happens meanwhile. */
export const pauses = { goal: 75 * second, dismissal: 60 * second };
/** Below this many the match would be abandoned. */
const mostDismissals = 3;

export function outlineOf(contest: FootballContest): Outline {
  const { seed, matchRef, knockOut } = contest;
  const draw = rng(seed, matchRef, "outline");
  const aggregate = knockOut === "none" ? undefined : knockOut.aggregate;
  const course: Course = {
    draw,
    intensity: intensityOf(contest),
    score: { home: 0, away: 0 },
    carried: aggregate ? aggregate.home - aggregate.away : 0,
    reds: { home: 0, away: 0 },
    phases: [],
    goals: [],
    dismissals: [],
  };
  const pause = (phase: FootballPhase, shortest: number, longest: number) => {
    const from = course.phases.at(-1)?.to ?? 0;
    course.phases.push({
      phase,
      from,
      to: from + Math.round((shortest + (longest - shortest) * draw.float()) * minute),
    });
  };
  playPhase(course, "first-half");
  pause("half-time", 15, 15.5);
  playPhase(course, "second-half");
  if (knockOut === "none" || !isLevel(course)) return course;
  if (knockOut.extraTime) {
    pause("awaiting-extra-time", 4.5, 6);
    playPhase(course, "extra-first");
    pause("extra-half-time", 1, 2);
    playPhase(course, "extra-second");
  }
  if (!knockOut.penalties || !isLevel(course)) return course;
  const from = course.phases.at(-1)?.to ?? 0;
  const kicks = shootOut(draw, from + Math.round((3.5 + 1.5 * draw.float()) * minute));
  course.phases.push({ phase: "penalties", from, to: (kicks.at(-1)?.at ?? from) + 8 * second });
  return { ...course, kicks };
}

type Course = {
  draw: Rng;
  intensity: Intensity;
  score: Points;
  /** Goals by which the home side led before this match, in a tie of two legs. */
  carried: number;
  reds: Points;
  phases: PhaseSpan[];
  goals: OutlineMoment[];
  dismissals: OutlineMoment[];
};

function isLevel({ score, carried }: Course): boolean {
  return score.home + carried === score.away;
}

function playPhase(course: Course, phase: PlayedPhase): void {
  const { draw, score, reds, phases } = course;
  const from = phases.at(-1)?.to ?? 0;
  const regular = (phase.startsWith("extra") ? 15 : 45) * minute;
  // Dead time still counts towards the rates: it is made good while the ball is in play.
  let owed = 8 * second;
  let now = from + owed;
  let end = from + regular;
  let added: number | undefined;
  let rated = -1;
  let goals = { home: 0, away: 0 };
  let dismissal = 0;
  const before = course.goals.length + 2 * course.dismissals.length;
  for (;;) {
    if (added === undefined && now >= from + regular - 20 * second) {
      added = addedMinutes(draw, phase, course.goals.length + 2 * course.dismissals.length - before);
      end = from + regular + added * minute + Math.round((2 + 33 * draw.float()) * second);
    }
    if (now >= end) break;
    const since = Math.floor((now - from) / minute);
    if (since !== rated) {
      rated = since;
      const lead = score.home - score.away + course.carried;
      goals = goalRates(course.intensity, { phase, minute: since + 0.5, lead, reds });
      dismissal = dismissalRate(phase, since);
    }
    const made = Math.min(owed, tick);
    owed -= made;
    const span = (tick + made) / minute;
    let left = draw.float() - (goals.home + goals.away) * span;
    const scored = left < 0;
    const side: Side = scored
      ? left < -goals.away * span
        ? "home"
        : "away"
      : left < dismissal * span
        ? "home"
        : "away";
    left -= 2 * dismissal * span;
    if (!scored && (left >= 0 || reds[side] >= mostDismissals)) {
      now += tick;
      continue;
    }
    const at = Math.min(Math.round(now + draw.float() * tick), end - 3 * second);
    if (scored) {
      score[side] += 1;
      course.goals.push({ side, phase, at });
    } else {
      reds[side] += 1;
      course.dismissals.push({ side, phase, at });
    }
    rated = -1;
    const resumed = at + (scored ? pauses.goal : pauses.dismissal);
    owed += Math.max(0, resumed - now - tick);
    now = resumed;
  }
  phases.push({ phase, from, to: end, ...(added && { added }) });
}

/** What usually is lost in a phase, and what a goal and a dismissal (as much as two) add to it. */
const lost: Record<PlayedPhase, { usual: number; spread: number }> = {
  "first-half": { usual: 0.3, spread: 0.8 },
  "second-half": { usual: 2.8, spread: 1.2 },
  "extra-first": { usual: 0, spread: 0.6 },
  "extra-second": { usual: 0.6, spread: 0.7 },
};
const lostByGoal = 0.37;

function addedMinutes(draw: Rng, phase: PlayedPhase, interruptions: number): number {
  const { usual, spread } = lost[phase];
  const minutes = Math.max(0, Math.min(12, Math.round(usual + lostByGoal * interruptions + spread * draw.normal())));
  return minutes === 0 && draw.chance(0.6) ? 1 : minutes;
}

const rounds = 5;
const kickScored = 0.755;

/** Kick by kick until one side cannot be caught. */
function shootOut(draw: Rng, from: number): OutlineKick[] {
  const kicks: OutlineKick[] = [];
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  const left = (side: Side) => Math.max(0, rounds - taken[side]);
  let at = from;
  for (let side: Side = draw.chance(0.5) ? "home" : "away"; ; side = otherSide[side]) {
    const scored = draw.chance(kickScored);
    taken[side] += 1;
    if (scored) score[side] += 1;
    kicks.push({ side, at, scored });
    const sudden = taken.home >= rounds && taken.away >= rounds;
    const decided = sudden
      ? taken.home === taken.away && score.home !== score.away
      : score.home > score.away + left("away") || score.away > score.home + left("home");
    if (decided) return kicks;
    at += Math.round((38 + 24 * draw.float()) * second);
  }
}

/** How the match ends. */
export function finalState(
  { knockOut }: Pick<FootballContest, "knockOut">,
  { phases, goals, kicks }: Outline,
): Extract<FootballState, { kind: "finished" }> {
  const extra = phases.some(({ phase }) => phase === "extra-second");
  const decided = kicks ? "penalties" : extra ? "extra-time" : "regular";
  const scored = (kicks ?? []).flatMap(({ side, scored: isGoal }) =>
    isGoal ? [{ side, phase: "penalties" as const }] : [],
  );
  const whole = foldGoals([...goals, ...scored], decided === "regular" ? "extra-first" : "penalties");
  const { extraTime, penalties, ...score } = whole;
  const final: FootballScore = {
    ...score,
    ...(extra && extraTime && { extraTime }),
    ...(kicks && penalties && { penalties }),
  };
  const firstLeg = knockOut === "none" ? undefined : knockOut.aggregate;
  if (firstLeg) {
    const { home, away } = final.current;
    final.aggregate = { home: firstLeg.home + home, away: firstLeg.away + away };
  }
  return { kind: "finished", decided, score: final };
}
