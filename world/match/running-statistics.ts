import { ballKinds } from "@scoreline/domain/match/details/details";
import type { Side } from "@scoreline/domain/sport";
import {
  bigChance,
  type PhaseSpan,
  type PlayedPhase,
  type Statistics,
  type StatisticsReport,
  statisticKeys,
} from "#football/script.ts";
import { type CountedStatistic, isPlayed, noFigures, sharedOut, sumOfFigures } from "#football/statistics.ts";

/**
 * The same figures as `statisticsAt`, counted on from the last time they were asked for: a live match is reported every
 * minute, and counting it from the beginning each time would cost more than playing it.
 */
export function runningStatistics(script: CountedStatistic): (t: number) => StatisticsReport {
  const overturns = [...script.shots, ...script.incidents, ...script.events]
    .flatMap(({ overturnedAt }) => overturnedAt ?? [])
    .sort((a, b) => a - b);
  let counts: PhaseCount[] = [];
  let last = Number.POSITIVE_INFINITY;
  return (t) => {
    // What was taken back has been counted already: begin again.
    if (t < last || overturns.some((at) => at > last && at <= t)) {
      counts = script.phases.flatMap((span) => (isPlayed(span.phase) ? [newCount(span, span.phase)] : []));
    }
    last = t;
    const phases: StatisticsReport["phases"] = {};
    const begun: Statistics[] = [];
    let told: Statistics | undefined;
    for (const count of counts) {
      if (count.span.from > t) continue;
      const now = Math.min(count.span.to, t);
      if (!count.whole) countOn(script, count, now);
      const own = count.whole?.own ?? withTheBallNow(script, count, now);
      told = count.whole?.told ?? sharedOut(own);
      // A phase that is over stays as it is.
      if (t > count.span.to) count.whole ??= { own, told };
      phases[count.phase] = told;
      begun.push(own);
    }
    // In the first half all is what the half is.
    return { total: begun.length === 1 && told ? told : sharedOut(sumOfFigures(begun)), phases };
  };
}

/** Possession is in milliseconds until it is shared out. */
type PhaseCount = {
  span: PhaseSpan;
  phase: PlayedPhase;
  figures: Statistics;
  /** The next one of each list that has not been looked at; `closed` is the first sample whose time is not over. */
  shot: number;
  incident: number;
  event: number;
  sample: number;
  closed: number;
  before: number;
  whole?: { own: Statistics; told: Statistics };
};

function newCount(span: PhaseSpan, phase: PlayedPhase): PhaseCount {
  return { span, phase, figures: noFigures(), shot: 0, incident: 0, event: 0, sample: 0, closed: 0, before: -1 };
}

const kindOf = (name: (typeof ballKinds)[number]) => ballKinds.indexOf(name);
const [attack, dangerous, throwIn, goalKick, stopped] = [
  kindOf("attack"),
  kindOf("dangerous"),
  kindOf("throw-in"),
  kindOf("goal-kick"),
  kindOf("stopped"),
];
const otherOf = { home: "away", away: "home" } as const;

function countOn(script: CountedStatistic, count: PhaseCount, now: number): void {
  const { figures, span } = count;
  const stands = ({ at, overturnedAt }: { at: number; overturnedAt?: number }) =>
    at >= span.from && (overturnedAt === undefined || overturnedAt > now);
  for (let shot = script.shots[count.shot]; shot && shot.at <= now; shot = script.shots[++count.shot]) {
    if (!stands(shot)) continue;
    const { side, outcome, xg } = shot;
    figures.shots[side] += 1;
    figures.xg[side] += xg;
    if (xg >= bigChance) figures.bigChances[side] += 1;
    if (outcome === "blocked") figures.blocked[side] += 1;
    else if (outcome === "off-target" || outcome === "woodwork") figures.offTarget[side] += 1;
    else figures.onTarget[side] += 1;
    if (outcome === "saved") figures.saves[otherOf[side]] += 1;
  }
  const { incidents } = script;
  for (let one = incidents[count.incident]; one && one.at <= now; one = incidents[++count.incident]) {
    if (!stands(one)) continue;
    if (one.type === "foul") figures.fouls[one.side] += 1;
    else if (one.type === "offside") figures.offsides[one.side] += 1;
    else if (one.type === "corner") figures.corners[one.side] += 1;
  }
  for (let event = script.events[count.event]; event && event.at <= now; event = script.events[++count.event]) {
    if (event.type === "card" && stands(event)) figures[event.card === "yellow" ? "yellow" : "red"][event.side] += 1;
  }
  followBall(script, count, now);
}

function followBall({ ball }: CountedStatistic, count: PhaseCount, now: number): void {
  const { figures, span } = count;
  for (; count.sample < ball.at.length && (ball.at[count.sample] ?? 0) <= now; count.sample += 1) {
    const { sample } = count;
    if ((ball.at[sample] ?? 0) < span.from) {
      count.closed = sample + 1;
      continue;
    }
    const side = sideOf(ball, sample);
    const kind = ball.kind[sample] ?? stopped;
    if (kind === throwIn) figures.throwIns[side] += 1;
    if (kind === goalKick) figures.goalKicks[side] += 1;
    const moment = 2 * kind + (ball.side[sample] ?? 0);
    if (kind === attack && moment !== count.before) figures.attacks[side] += 1;
    if (kind === dangerous && moment !== count.before) figures.dangerousAttacks[side] += 1;
    count.before = moment;
  }
  // A sample's passes and possession are known once the next one is there.
  for (; count.closed < count.sample; count.closed += 1) {
    const next = ball.at[count.closed + 1];
    if (next === undefined || next > now) break;
    addTime(ball, figures, count.closed, next);
    addPasses(ball, figures, count.closed);
  }
}

type Ball = CountedStatistic["ball"];
const sideOf = (ball: Ball, sample: number): Side => (ball.side[sample] === 0 ? "home" : "away");

function addTime(ball: Ball, figures: Statistics, sample: number, until: number): void {
  if (ball.kind[sample] !== stopped) figures.possession[sideOf(ball, sample)] += until - (ball.at[sample] ?? 0);
}

function addPasses(ball: Ball, figures: Statistics, sample: number): void {
  const side = sideOf(ball, sample);
  figures.passes[side] += ball.passes[sample] ?? 0;
  figures.accuratePasses[side] += ball.accurate[sample] ?? 0;
}

/** A copy, with the time that the last sample has lasted so far. */
function withTheBallNow({ ball }: CountedStatistic, { figures, sample, closed }: PhaseCount, now: number): Statistics {
  const copy = noFigures();
  for (const key of statisticKeys) {
    copy[key].home = figures[key].home;
    copy[key].away = figures[key].away;
  }
  if (closed >= sample) return copy;
  addTime(ball, copy, closed, now);
  // Nothing comes after the very last one.
  if (closed === ball.at.length - 1) addPasses(ball, copy, closed);
  return copy;
}
