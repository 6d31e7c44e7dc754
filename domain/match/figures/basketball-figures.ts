import type { StoredEvent } from "#facts.ts";
import type { BasketballShot } from "#match/details/details.ts";
import {
  type BasketballStatisticKey,
  type BasketballStatistics,
  basketballStatisticKeys,
} from "#match/figures/statistics.ts";
import { isPlayedPhase, playsInOrder, type TimedPlay } from "#match/state/game-time.ts";
import type { Points } from "#match/state/score.ts";
import { quarterSeconds, secondsPlayed } from "#match/time-machine/moment.ts";
import { otherSide, type Side } from "#sport.ts";

type Figures = Partial<Record<BasketballStatisticKey, Points>>;

/** Free throws count among these, and nothing says which of them. */
const notToldByPlays = ["fastBreakPoints", "secondChancePoints"];

export type BasketballRecord = {
  events: readonly StoredEvent[];
  shots: readonly BasketballShot<number>[];
  starters: ReadonlySet<number>;
};

/**
 * The comparison of the two teams after so many seconds of play, counted from the play-by-play. Points from fast
 * breaks and second chances are left out, points in the paint where there are no shots, bench points where nobody knows
 * who started.
 */
export function basketballStatisticsAt(
  { events, shots, starters }: BasketballRecord,
  seconds: number,
): BasketballStatistics | undefined {
  const plays = playsInOrder(events);
  if (plays.length === 0) return undefined;
  const keys = basketballStatisticKeys.filter(
    (key) =>
      !notToldByPlays.includes(key) &&
      (shots.length > 0 || key !== "pointsInPaint") &&
      (starters.size > 0 || key !== "benchPoints"),
  );
  const total = empty(keys);
  const phases: BasketballStatistics["phases"] = {};
  const course: Course = { score: { home: 0, away: 0 }, since: 0, leader: undefined, run: undefined };
  const tally = { leadChanges: 0, timesTied: 0 };
  for (const play of plays) {
    if (play.played > seconds) break;
    const phase = phases[play.period] ?? empty(keys);
    phases[play.period] = phase;
    const both = [total, phase];
    leadUntil(course, both, play.played);
    if (!("side" in play)) continue;
    for (const into of both) count(into, play, starters);
    if (play.type === "basket") follow(course, both, tally, play.side, play.points);
  }
  const quarter = quarterSeconds(plays);
  for (const shot of shots) {
    const played = secondsPlayed(shot, quarter) ?? 0;
    if (!shot.made || played > seconds || !isPlayedPhase(shot.phase)) continue;
    for (const into of [total, phases[shot.phase]]) {
      if (into && shot.inPaint) add(into, "pointsInPaint", shot.side, shot.points);
    }
  }
  return { total, phases, ...tally };
}

function empty(keys: readonly BasketballStatisticKey[]): Figures {
  return Object.fromEntries(keys.map((key) => [key, { home: 0, away: 0 }]));
}

function add(into: Figures, key: BasketballStatisticKey, side: Side, amount = 1): void {
  const points = into[key];
  if (points) points[side] += amount;
}

function count(into: Figures, play: TimedPlay & { side: Side }, starters: ReadonlySet<number>): void {
  const { side } = play;
  switch (play.type) {
    case "basket":
    case "miss": {
      const made = play.type === "basket";
      const kind = play.points === 1 ? "freeThrows" : play.points === 2 ? "twos" : "threes";
      add(into, `${kind}Attempted`, side);
      if (made) add(into, `${kind}Made`, side);
      if (play.points > 1) add(into, "fieldGoalsAttempted", side);
      if (play.points > 1 && made) add(into, "fieldGoalsMade", side);
      if (play.type === "miss" && play.block !== undefined) add(into, "blocks", otherSide[side]);
      if (play.type === "basket" && play.assist !== undefined) add(into, "assists", side);
      if (made && play.player !== undefined && !starters.has(play.player)) add(into, "benchPoints", side, play.points);
      break;
    }
    case "rebound":
      if (play.player === undefined) add(into, "teamRebounds", side);
      else {
        add(into, "rebounds", side);
        add(into, play.kind === "offensive" ? "offensiveRebounds" : "defensiveRebounds", side);
      }
      break;
    case "turnover":
      add(into, "turnovers", side);
      if (play.steal !== undefined) add(into, "steals", otherSide[side]);
      break;
    case "foul":
      if (play.kind !== "technical") add(into, "fouls", side);
      break;
    case "time-out":
      add(into, "timeOuts", side);
  }
}

type Course = {
  score: Points;
  since: number;
  leader: Side | undefined;
  run: { side: Side; points: number } | undefined;
};

function follow(
  course: Course,
  both: readonly Figures[],
  tally: { leadChanges: number; timesTied: number },
  side: Side,
  points: number,
): void {
  course.score = { ...course.score, [side]: course.score[side] + points };
  course.run = { side, points: course.run?.side === side ? course.run.points + points : points };
  const lead = course.score[side] - course.score[otherSide[side]];
  if (lead === 0) tally.timesTied += 1;
  if (lead > 0) {
    if (course.leader && course.leader !== side) tally.leadChanges += 1;
    course.leader = side;
  }
  for (const into of both) {
    if (into.biggestLead) into.biggestLead[side] = Math.max(into.biggestLead[side], lead);
    if (into.longestRun) into.longestRun[side] = Math.max(into.longestRun[side], course.run.points);
  }
}

/** The time since the last look goes to whoever led then. */
function leadUntil(course: Course, both: readonly Figures[], now: number): void {
  const lead = course.score.home - course.score.away;
  const seconds = now - course.since;
  course.since = Math.max(course.since, now);
  if (lead === 0 || seconds <= 0) return;
  for (const into of both) add(into, "secondsLeading", lead > 0 ? "home" : "away", seconds);
}
