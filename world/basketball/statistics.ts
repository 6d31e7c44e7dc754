import { basketballStatisticKeys } from "@scoreline/domain/match/figures/statistics";
import type { Points } from "@scoreline/domain/match/state/score";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { type BasketballScriptParts, elapsedAt, elapsedAtPlay } from "#basketball/clock.ts";
import { gameRulesOf } from "#basketball/rules.ts";
import { type Play, type PlayedPhase, until } from "#basketball/script.ts";

export type StatisticKey = (typeof basketballStatisticKeys)[number];
export type Statistics = Record<StatisticKey, Points>;

export type StatisticsReport = {
  total: Statistics;
  /** The same for each period that has begun. A lead is that of the whole game, whenever it was biggest. */
  phases: Partial<Record<PlayedPhase, Statistics>>;
  leadChanges: number;
  /** How often the score was levelled. */
  timesTied: number;
};

/** The comparison of the two teams at `at`; rebounds and fouls are those of the box score. */
export function statisticsAt(told: BasketballScriptParts, at: number): StatisticsReport {
  const plays = until(told.plays, at);
  const starters = new Set([...told.matchup.home.starters, ...told.matchup.away.starters].map(({ ref }) => ref));
  const report: StatisticsReport = { total: empty(), phases: {}, leadChanges: 0, timesTied: 0 };
  const course = newCourse();
  for (const play of plays) {
    const phase = phaseOf(report, play.phase);
    follow(course, report, phase, elapsedAtPlay(told, play), play);
    count(told, starters, report.total, play);
    count(told, starters, phase, play);
  }
  const last = plays.at(-1);
  if (last) leadUntil(course, report.total, phaseOf(report, last.phase), elapsedAt(told, at));
  return report;
}

function empty(): Statistics {
  return Object.fromEntries(basketballStatisticKeys.map((key) => [key, { home: 0, away: 0 }])) as Statistics;
}

function phaseOf(report: StatisticsReport, phase: PlayedPhase): Statistics {
  const known = report.phases[phase];
  if (known) return known;
  const fresh = empty();
  report.phases[phase] = fresh;
  return fresh;
}

function count(told: BasketballScriptParts, starters: ReadonlySet<string>, into: Statistics, play: Play): void {
  if (!("side" in play)) return;
  const { side } = play;
  const one = (key: StatisticKey, whose: Side = side, amount = 1) => {
    into[key][whose] += amount;
  };
  switch (play.type) {
    case "shot": {
      const which = play.points === 3 ? "threes" : "twos";
      one("fieldGoalsAttempted");
      one(`${which}Attempted`);
      if (play.block) one("blocks", otherSide[side]);
      if (!play.made) break;
      one("fieldGoalsMade");
      one(`${which}Made`);
      if (play.assist) one("assists");
      if (play.inPaint) one("pointsInPaint", side, play.points);
      points(starters, into, play, play.points);
      break;
    }
    case "free-throw":
      one("freeThrowsAttempted");
      if (!play.made) break;
      one("freeThrowsMade");
      points(starters, into, play, 1);
      break;
    case "rebound":
      if (!play.player) one("teamRebounds");
      else {
        one("rebounds");
        one(play.kind === "offensive" ? "offensiveRebounds" : "defensiveRebounds");
      }
      break;
    case "turnover":
      one("turnovers");
      if (play.steal) one("steals", otherSide[side]);
      break;
    case "foul":
      if (play.kind !== "technical" || gameRulesOf(told.matchup).technicalsArePersonal) one("fouls");
      break;
    case "time-out":
      one("timeOuts");
  }
}

function points(
  starters: ReadonlySet<string>,
  into: Statistics,
  play: Extract<Play, { type: "shot" | "free-throw" }>,
  amount: number,
): void {
  if (play.fastBreak) into.fastBreakPoints[play.side] += amount;
  if (play.secondChance) into.secondChancePoints[play.side] += amount;
  if (!starters.has(play.player)) into.benchPoints[play.side] += amount;
}

/** The course of the lead so far. */
type Course = { score: Points; since: number; leader: Side | undefined; run: { side: Side; points: number } };

function newCourse(): Course {
  return { score: { home: 0, away: 0 }, since: 0, leader: undefined, run: { side: "home", points: 0 } };
}

function follow(course: Course, report: StatisticsReport, phase: Statistics, now: number, play: Play): void {
  leadUntil(course, report.total, phase, now);
  const { score } = play;
  const scorer: Side | undefined =
    score.home > course.score.home ? "home" : score.away > course.score.away ? "away" : undefined;
  if (!scorer) return;
  const gained = score[scorer] - course.score[scorer];
  course.score = score;
  course.run = { side: scorer, points: course.run.side === scorer ? course.run.points + gained : gained };
  const lead = score[scorer] - score[otherSide[scorer]];
  if (lead === 0) report.timesTied += 1;
  if (lead > 0) {
    if (course.leader && course.leader !== scorer) report.leadChanges += 1;
    course.leader = scorer;
  }
  for (const into of [report.total, phase]) {
    into.biggestLead[scorer] = Math.max(into.biggestLead[scorer], lead);
    into.longestRun[scorer] = Math.max(into.longestRun[scorer], course.run.points);
  }
}

/** Game time since the last look goes to whoever led then. */
function leadUntil(course: Course, total: Statistics, phase: Statistics, now: number): void {
  const lead = course.score.home - course.score.away;
  const seconds = (now - course.since) / 1000;
  course.since = now;
  if (lead === 0 || seconds <= 0) return;
  for (const into of [total, phase]) {
    const { secondsLeading } = into;
    const side = lead > 0 ? "home" : "away";
    secondsLeading[side] = Math.round((secondsLeading[side] + seconds) * 1000) / 1000;
  }
}
