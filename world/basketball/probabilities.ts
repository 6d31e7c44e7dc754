import type { Points } from "@scoreline/domain/match/state/score";
import { type BasketballScriptParts, elapsedAt } from "#basketball/clock.ts";
import { course, nearZero, overtimePoints } from "#basketball/course.ts";
import type { BasketballContest } from "#basketball/matchup.ts";
import { type Model, modelOf, reference } from "#basketball/model.ts";
import { normalBelow } from "#basketball/normal.ts";
import { gameRulesOf, periodLength, playedBefore } from "#basketball/rules.ts";
import { until } from "#basketball/script.ts";

/** Where a game stands as far as prices need it. */
export type GameSituation = {
  /** Seconds of game time, overtimes included. */
  elapsed: number;
  score: Points;
};

export type BasketballProbabilities = {
  /** Who wins, overtimes included; together one. */
  home: number;
  away: number;
  /** An overtime is still to come. */
  overtime: number;
  /** Expected end and its spread, for choosing lines. */
  margin: { mean: number; deviation: number };
  total: { mean: number; deviation: number };
  /** P(home - away > line): a handicap of -4.5 for home pays at marginOver(4.5). */
  marginOver(line: number): number;
  /** P(home + away > line). */
  totalOver(line: number): number;
};

export function probabilities(matchup: BasketballContest): BasketballProbabilities {
  return probabilitiesAt(matchup, { elapsed: 0, score: { home: 0, away: 0 } });
}

export function standingAt(told: BasketballScriptParts, at: number): GameSituation {
  return { elapsed: elapsedAt(told, at) / 1000, score: until(told.plays, at).at(-1)?.score ?? { home: 0, away: 0 } };
}

export function probabilitiesAt(
  matchup: BasketballContest,
  { elapsed, score }: GameSituation,
): BasketballProbabilities {
  const model = modelOf(matchup);
  const rules = gameRulesOf(matchup);
  const regulation = playedBefore(rules, 4) / 1000;
  const overtime = periodLength(rules, 4) / 1000;
  const left = secondsLeft(elapsed, regulation, overtime, score);
  const lead = score.home - score.away;
  const stage: Stage = { model, regulation, overtime, left, lead, inOvertime: elapsed >= regulation };
  const margins = finalMargins(stage);
  const ends = finalTotals(stage, score.home + score.away, margins.tie);
  const home = above(margins.chances, 0);
  return {
    home,
    away: 1 - home,
    overtime: margins.tie,
    margin: spreadOf(margins.chances),
    total: mixture(ends),
    marginOver: (line) => above(margins.chances, line),
    totalOver: (line) =>
      ends.reduce((sum, { weight, mean, deviation }) => {
        return sum + weight * (1 - normalBelow(Math.floor(line) + 0.5, mean, deviation));
      }, 0),
  };
}

type Stage = {
  model: Model;
  regulation: number;
  overtime: number;
  /** Seconds left of regular time, or of the overtime being played. */
  left: number;
  lead: number;
  inOvertime: boolean;
};

/** A level score at the end of a period means a whole overtime to come. */
function secondsLeft(elapsed: number, regulation: number, overtime: number, score: Points): number {
  if (elapsed < regulation) return regulation - elapsed;
  const into = (elapsed - regulation) % overtime;
  if (into > 0) return overtime - into;
  return score.home === score.away ? overtime : 0;
}

const widest = 110;

type Margins = { chances: Float64Array; tie: number };

function finalMargins(stage: Stage): Margins {
  const { model, left, lead } = stage;
  const { mean, deviation } = marginAfter(stage);
  const chances = new Float64Array(2 * widest + 1);
  if (left === 0) {
    chances[clampMargin(lead) + widest] = 1;
    return { chances, tie: 0 };
  }
  fill(chances, mean, deviation);
  const tie = chances[widest] ?? 0;
  // Who wins the overtime wins by what an overtime gives, however many it takes.
  const extra = new Float64Array(2 * widest + 1);
  const share = stage.overtime / stage.regulation;
  const scale = model.total / reference.total;
  fill(
    extra,
    model.margin * share,
    Math.sqrt((course.marginVariance * model.swing * share + course.late.variance) * scale),
  );
  const decided = 1 - (extra[widest] ?? 0);
  chances[widest] = 0;
  extra[widest] = 0;
  for (let index = 0; index < chances.length; index += 1) {
    chances[index] = (chances[index] ?? 0) + (tie * (extra[index] ?? 0)) / decided;
  }
  return { chances, tie };
}

/** The lead at the end of the period that is being played, or of regular time. */
function marginAfter({ model, regulation, left, lead, inOvertime }: Stage): { mean: number; deviation: number } {
  const { pull, marginVariance, late } = course;
  const share = left / regulation;
  const scale = model.total / reference.total;
  const decay = Math.exp(-pull * share);
  const melt = 1 - late.melt * (1 - Math.exp(-left / late.meltTime));
  const whole = (1 - Math.exp(-pull)) / (1 - decay || 1);
  const gain = inOvertime ? model.margin * share : model.margin / whole;
  const variance =
    (marginVariance * model.swing * (1 - decay ** 2)) / (2 * pull) + late.variance * (1 - Math.exp(-left / late.time));
  return { mean: lead * decay * melt + gain, deviation: Math.sqrt(variance * scale) };
}

function fill(chances: Float64Array, mean: number, deviation: number): void {
  let below = 0;
  let sum = 0;
  for (let margin = -widest; margin <= widest; margin += 1) {
    const next = margin === widest ? 1 : normalBelow(margin + 0.5, mean, deviation);
    const chance = Math.max(0, next - below) * (nearZero[Math.abs(margin)] ?? 1);
    chances[margin + widest] = chance;
    sum += chance;
    below = next;
  }
  for (let index = 0; index < chances.length; index += 1) chances[index] = (chances[index] ?? 0) / sum;
}

function clampMargin(margin: number): number {
  return Math.max(-widest, Math.min(widest, margin));
}

function above(chances: Float64Array, line: number): number {
  let sum = 0;
  const first = Math.max(-widest, Math.floor(line) + 1);
  for (let margin = first; margin <= widest; margin += 1) sum += chances[margin + widest] ?? 0;
  return Math.min(1, sum);
}

function spreadOf(chances: Float64Array): { mean: number; deviation: number } {
  let mean = 0;
  let square = 0;
  chances.forEach((chance, index) => {
    mean += chance * (index - widest);
    square += chance * (index - widest) ** 2;
  });
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean ** 2)) };
}

function mixture(ends: readonly End[]): { mean: number; deviation: number } {
  const mean = ends.reduce((sum, end) => sum + end.weight * end.mean, 0);
  const square = ends.reduce((sum, end) => sum + end.weight * (end.mean ** 2 + end.deviation ** 2), 0);
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean ** 2)) };
}

type End = { weight: number; mean: number; deviation: number };

function finalTotals(stage: Stage, scored: number, tie: number): End[] {
  const { model } = stage;
  const { mean, variance } = pointsLeft(stage, scored);
  const scale = model.total / reference.total;
  const rounds = [1 - tie, tie * (1 - overtimePoints.again), tie * overtimePoints.again];
  return rounds.map((weight, round) => ({
    weight,
    mean: scored + mean + round * overtimePoints.mean * scale,
    deviation: Math.sqrt(variance + round * overtimePoints.variance * scale),
  }));
}

/** Points until the end of the period that is being played, or of regular time: the pace so far tells a part of the pace to come. */
function pointsLeft(stage: Stage, scored: number): { mean: number; variance: number } {
  const { model, regulation, overtime, left, inOvertime } = stage;
  const scale = model.total / reference.total;
  const share = left / regulation;
  const close = closeness(stage);
  const fouling = close * model.lateFouls * (1 - Math.exp(-left / 25));
  const lateVariance = (2 + 9 * close) * (1 - Math.exp(-left / 20)) * scale;
  const noise = course.totalVariance * scale;
  if (inOvertime) {
    const mean = overtimePoints.mean * scale * (left / overtime) * 0.86 + fouling;
    return { mean, variance: noise * share + lateVariance };
  }
  const usual = model.total * course.regular - course.usualCloseness * model.lateFouls;
  const night = course.nightVariance * scale ** 2;
  const played = 1 - share;
  const surprise = scored - usual * (1 - restShare(share));
  const gain = (share * night) / (night * played + noise);
  return {
    mean: usual * restShare(share) + gain * surprise + fouling,
    variance: noise * share + (share ** 2 * night * noise) / (night * played + noise) + lateVariance,
  };
}

/** The share of a game's points that falls into the rest of it: a little less in the last quarter, apart from its fouls. */
function restShare(share: number): number {
  const last = 0.932;
  return last * Math.min(share, 0.25) + (Math.max(0, share - 0.25) * (1 - last / 4)) / 0.75;
}

/** 1 when the score will be level at the end, 0 when nobody will have a reason to foul. */
function closeness(stage: Stage): number {
  const { mean, deviation } = marginAfter(stage);
  const width = 64 + deviation ** 2;
  return Math.sqrt(64 / width) * Math.exp(-(mean ** 2) / (2 * width));
}
