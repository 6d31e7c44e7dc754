import type { Points } from "@scoreline/domain/match/state/score";
import { dismissalRate, goalRates, intensityOf, manFactor, phaseLength } from "#football/intensity.ts";
import type { FootballContest } from "#football/matchup.ts";
import type { Situation } from "#football/outcome.ts";
import type { PlayedPhase } from "#football/script.ts";

/**
 * The outcome model of the football engine in strides of minutes instead of half minutes: from the same rates, to half a
 * percentage point the same answers (a test holds it to that), and cheap enough for dozens of instants a match.
 */
export type Rest = {
  /** Chances of home goals minus away goals still to come; the middle element is none more than the other. */
  difference: Float64Array;
  /** Chances of the number of goals still to come. */
  total: Float64Array;
};

/** Minutes. Rates change by the quarter of an hour, which this divides. */
const stride = 5;
/** Beyond this lead the rates no longer change. */
const leadCap = 3;
/** A side scores no more than this from here on. */
export const mostGoals = 14;
const start: Record<PlayedPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
};
const regular: readonly PlayedPhase[] = ["first-half", "second-half"];
const extra: readonly PlayedPhase[] = ["extra-first", "extra-second"];

export function restOfMatch(matchup: FootballContest, situation: Situation): Rest {
  const phase = situation.phase ?? (situation.minute < 45 ? "first-half" : "second-half");
  const order = regular.includes(phase) ? regular : extra;
  const spans = order.slice(order.indexOf(phase)).map((each) => {
    const from = each === phase ? Math.max(0, situation.minute - start[each]) : 0;
    return { phase: each, from, to: lengthOf(each, from, each === phase ? situation.added : undefined) };
  });
  const intensity = intensityOf(matchup);
  const reds = situation.reds ?? { home: 0, away: 0 };
  const lead = situation.score.home - situation.score.away + carriedInto(matchup);
  const grid = newGrid(Math.max(intensity.home, intensity.away), spans);
  let dismissed = 0;
  for (const { phase: each, from, to } of spans) {
    for (let minute = from; minute < to - 1e-9; ) {
      const next = Math.min(to, (Math.floor(minute / stride + 1e-9) + 1) * stride);
      const span = next - minute;
      const middle = minute + span / 2;
      const risk = dismissalRate(each, middle) * span;
      const factor = dismissalFactor(dismissed + risk / 2) * span;
      for (let ahead = -leadCap; ahead <= leadCap; ahead += 1) {
        const rates = goalRates(intensity, { phase: each, minute: middle, lead: ahead, reds });
        const place = (ahead + leadCap) * kernelSize;
        writeKernel(place, rates.home * factor);
        writeKernel(place + 3, rates.away * factor);
      }
      advance(grid, lead);
      dismissed += (1 - dismissed) * risk;
      minute = next;
    }
  }
  return read(grid);
}

function carriedInto({ knockOut }: FootballContest): number {
  const aggregate = knockOut === "none" ? undefined : knockOut.aggregate;
  return aggregate ? aggregate.home - aggregate.away : 0;
}

function lengthOf(phase: PlayedPhase, from: number, announced: number | undefined): number {
  const { regular: minutes, added } = phaseLength[phase];
  const expected = announced === undefined ? minutes + added : minutes + announced + 0.35;
  return Math.max(expected, from + (from > minutes ? 0.5 : 0));
}

/** What dismissals still to come do to a side's rate on average, if each side has had one with the chance `dismissed`. */
function dismissalFactor(dismissed: number): number {
  const one = dismissed * (1 - dismissed) * (manFactor(1, 0) + manFactor(0, 1));
  return (1 - dismissed) ** 2 + one + dismissed ** 2 * manFactor(1, 1);
}

/** Chances by goals of home and of away from now on. */
type Grid = { size: number; cells: Float64Array; spare: Float64Array; top: Points };

function newGrid(goals: number, spans: readonly { from: number; to: number }[]): Grid {
  const share = spans.reduce((sum, { from, to }) => sum + to - from, 0) / 90;
  const mean = goals * share * 1.25;
  const size = Math.min(mostGoals, Math.ceil(mean + 3.5 * Math.sqrt(mean)) + 2) + 1;
  const cells = new Float64Array(size * size);
  cells[0] = 1;
  return { size, cells, spare: new Float64Array(size * size), top: { home: 0, away: 0 } };
}

/** For every lead the chances of none, one and two goals of home, then of away, in one stride. */
const kernelSize = 6;
const kernels = new Float64Array((leadCap * 2 + 1) * kernelSize);

/** With the mean of the rate, as near to Poisson as two goals allow. */
function writeKernel(place: number, mean: number): void {
  const one = mean * Math.exp(-mean);
  const two = (mean - one) / 2;
  kernels[place] = 1 - one - two;
  kernels[place + 1] = one;
  kernels[place + 2] = two;
}

/** One stride with the chances in `kernels`. */
function advance(grid: Grid, lead: number): void {
  const { size, cells, spare: next, top } = grid;
  const last = size - 1;
  next.fill(0);
  for (let home = 0; home <= top.home; home += 1) {
    for (let away = 0; away <= top.away; away += 1) {
      const mass = cells[home * size + away] ?? 0;
      if (mass < 1e-7) continue;
      const ahead = home - away + lead;
      const place = (ahead > leadCap ? leadCap * 2 : ahead < -leadCap ? 0 : ahead + leadCap) * kernelSize;
      const none = kernels[place + 3] ?? 0;
      const oneGoal = kernels[place + 4] ?? 0;
      const twoGoals = kernels[place + 5] ?? 0;
      const one = away < last ? away + 1 : last;
      const two = one < last ? one + 1 : last;
      for (let more = 0; more < 3; more += 1) {
        const row = Math.min(home + more, last) * size;
        const part = mass * (kernels[place + more] ?? 0);
        add(next, row + away, part * none);
        add(next, row + one, part * oneGoal);
        add(next, row + two, part * twoGoals);
      }
    }
  }
  grid.cells = next;
  grid.spare = cells;
  top.home = Math.min(last, top.home + 2);
  top.away = Math.min(last, top.away + 2);
}

function add(cells: Float64Array, index: number, mass: number): void {
  cells[index] = (cells[index] ?? 0) + mass;
}

function read({ size, cells }: Grid): Rest {
  const difference = new Float64Array(size * 2 - 1);
  const total = new Float64Array(size * 2 - 1);
  // What was too little to follow is missing.
  let sum = 0;
  for (let index = 0; index < cells.length; index += 1) sum += cells[index] ?? 0;
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const mass = (cells[home * size + away] ?? 0) / sum;
      add(difference, home - away + size - 1, mass);
      add(total, home + away, mass);
    }
  }
  return { difference, total };
}
