import type { Points } from "@scoreline/domain/match/state/score";
import {
  dismissalRate,
  goalRates,
  type Intensity,
  intensityOf,
  manFactor,
  phaseLength,
  phaseStart,
} from "#football/intensity.ts";
import type { FootballMatchup } from "#football/matchup.ts";
import type { FootballScript, PlayedPhase } from "#football/script.ts";

/** What is known of a running match. */
export type Situation = {
  /** Match minutes played: 63.5 is half a minute into the 64th. */
  minute: number;
  score: Points;
  /** Dismissals. */
  reds?: Points;
  /** Needed in added time of the first half, which shares its minutes with the second. */
  phase?: PlayedPhase;
  /** Minutes of added time, once announced. */
  added?: number;
};

/** Of the score after regular time, or after extra time once that has begun; never of a shoot-out. */
export type ResultChances = {
  home: number;
  draw: number;
  away: number;
  /** score[home][away]; the last row and column hold everything above. */
  score: readonly (readonly number[])[];
  /** By number of goals. */
  total: readonly number[];
  /** By home goals minus away goals: the middle element is a draw. */
  difference: readonly number[];
};

export type Probabilities = ResultChances & {
  /** Of the score at half-time, while the first half lasts. */
  halfTime?: ResultChances;
  /** Who goes through, in a knock-out. */
  advance?: { home: number; away: number };
};

/** Minutes; short enough that two goals in one step do not matter. */
const step = 0.5;
const goalsShown = 10;
const regular = ["first-half", "second-half"] as const;
const extra = ["extra-first", "extra-second"] as const;

/** Before kick-off. */
export function probabilities(matchup: FootballMatchup): Probabilities {
  return probabilitiesAt(matchup, { minute: 0, score: { home: 0, away: 0 } });
}

export function probabilitiesAt(about: FootballMatchup | FootballScript, situation: Situation): Probabilities {
  const matchup = "matchup" in about ? about.matchup : about;
  const known = cache.get(matchup) ?? new Map<string, Probabilities>();
  cache.set(matchup, known);
  // Answers are kept by half minutes, and are for exactly those, so that they do not depend on who asked first.
  const asked = { ...situation, minute: Math.round(situation.minute / step) * step };
  const { minute, score, reds, phase, added } = asked;
  const key = [minute, score.home, score.away, reds?.home ?? 0, reds?.away ?? 0, phase, added].join();
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= 400) known.clear();
  const answer = compute(matchup, asked);
  known.set(key, answer);
  return answer;
}
const cache = new WeakMap<FootballMatchup, Map<string, Probabilities>>();

function compute(matchup: FootballMatchup, situation: Situation): Probabilities {
  const intensity = intensityOf(matchup);
  const knockOut = matchup.knockOut === "none" ? undefined : matchup.knockOut;
  const carried = knockOut?.aggregate ? knockOut.aggregate.home - knockOut.aggregate.away : 0;
  const phase = situation.phase ?? (situation.minute < 45 ? "first-half" : "second-half");
  const grid = newGrid(situation, carried);

  let halfTime: ResultChances | undefined;
  const order: readonly PlayedPhase[] = phase.startsWith("extra") ? extra : regular;
  for (const each of order.slice(order.indexOf(phase))) {
    const from = each === phase ? Math.max(0, situation.minute - phaseStart[each]) : 0;
    play(grid, intensity, each, from, lengthOf(each, from, each === phase ? situation.added : undefined));
    if (each === "first-half") halfTime = outcomeOf(grid);
  }
  const final = outcomeOf(grid);
  return {
    ...final,
    ...(halfTime && { halfTime }),
    ...(knockOut && { advance: advanceOf(final, carried, intensity, knockOut.extraTime && order === regular) }),
  };
}

function lengthOf(phase: PlayedPhase, from: number, announced: number | undefined): number {
  const { regular: minutes, added } = phaseLength[phase];
  const expected = announced === undefined ? minutes + added : minutes + announced + 0.35;
  return Math.max(expected, from + (from > minutes ? 0.5 : 0));
}

/** Probabilities by home goals, away goals, and whether each side loses a player (1 home, 2 away, 3 both). */
type Grid = {
  size: number;
  carried: number;
  reds: Points;
  cells: Float64Array;
  spare: Float64Array /** Highest scores worth a look. */;
  top: Points;
};

function newGrid({ score, reds }: Situation, carried: number): Grid {
  const size = Math.max(goalsShown, score.home + 4, score.away + 4) + 1;
  const cells = new Float64Array(size * size * 4);
  cells[(score.home * size + score.away) * 4] = 1;
  return {
    size,
    carried,
    reds: reds ?? { home: 0, away: 0 },
    cells,
    spare: new Float64Array(cells.length),
    top: { ...score },
  };
}

function play(grid: Grid, intensity: Intensity, phase: PlayedPhase, from: number, to: number): void {
  for (let minute = from; minute < to - 1e-9; minute += step) {
    const span = Math.min(step, to - minute);
    advance(grid, intensity, phase, minute + span / 2, span);
  }
}

/** Beyond this lead the rates no longer change. */
const leadCap = 3;
/** What each combination of dismissals makes of the rates. */
const homeFactor = [manFactor(0, 0), manFactor(1, 0), manFactor(0, 1), manFactor(1, 1)];
const awayFactor = [manFactor(0, 0), manFactor(0, 1), manFactor(1, 0), manFactor(1, 1)];
const negligible = 1e-10;

function advance(grid: Grid, intensity: Intensity, phase: PlayedPhase, minute: number, span: number): void {
  const { size, carried, reds, cells, spare: next, top } = grid;
  const dismissal = dismissalRate(phase, minute) * span;
  const rates = Array.from({ length: leadCap * 2 + 1 }, (_, index) =>
    goalRates(intensity, { phase, minute, lead: index - leadCap, reds }),
  );
  next.fill(0);
  const reached = { ...top };
  for (let home = 0; home <= reached.home; home += 1) {
    for (let away = 0; away <= reached.away; away += 1) {
      const rate = rates[Math.max(-leadCap, Math.min(leadCap, home - away + carried)) + leadCap];
      if (!rate) continue;
      // The edge of the grid swallows what is beyond it.
      const homeRate = home < size - 1 ? rate.home * span : 0;
      const awayRate = away < size - 1 ? rate.away * span : 0;
      for (let down = 0; down < 4; down += 1) {
        const index = (home * size + away) * 4 + down;
        const mass = cells[index] ?? 0;
        if (mass < negligible) continue;
        const homeGoal = mass * homeRate * (homeFactor[down] ?? 1);
        const awayGoal = mass * awayRate * (awayFactor[down] ?? 1);
        const homeRed = down & 1 ? 0 : mass * dismissal;
        const awayRed = down & 2 ? 0 : mass * dismissal;
        next[index] = (next[index] ?? 0) + mass - homeGoal - awayGoal - homeRed - awayRed;
        if (homeGoal > 0) next[index + size * 4] = (next[index + size * 4] ?? 0) + homeGoal;
        if (awayGoal > 0) next[index + 4] = (next[index + 4] ?? 0) + awayGoal;
        if (homeRed > 0) next[index + 1] = (next[index + 1] ?? 0) + homeRed;
        if (awayRed > 0) next[index + 2] = (next[index + 2] ?? 0) + awayRed;
        if (home === top.home && homeGoal > negligible) top.home += 1;
        if (away === top.away && awayGoal > negligible) top.away += 1;
      }
    }
  }
  grid.cells = next;
  grid.spare = cells;
}

function outcomeOf({ size, cells }: Grid): ResultChances {
  const outcome = { home: 0, draw: 0, away: 0 };
  const score = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const total = new Array<number>(size * 2 - 1).fill(0);
  const difference = new Array<number>(size * 2 - 1).fill(0);
  for (let home = 0; home < size; home += 1) {
    const row = score[home] ?? [];
    for (let away = 0; away < size; away += 1) {
      const index = (home * size + away) * 4;
      let mass = 0;
      for (let down = 0; down < 4; down += 1) mass += cells[index + down] ?? 0;
      row[away] = mass;
      total[home + away] = (total[home + away] ?? 0) + mass;
      difference[home - away + size - 1] = (difference[home - away + size - 1] ?? 0) + mass;
      outcome[home > away ? "home" : home < away ? "away" : "draw"] += mass;
    }
  }
  return { ...outcome, score, total, difference };
}

/** A tie that is level goes to extra time where there is any, and what is level then to a shoot-out that either may win. */
function advanceOf(
  { difference }: ResultChances,
  carried: number,
  intensity: Intensity,
  extraTime: boolean,
): { home: number; away: number } {
  const middle = (difference.length - 1) / 2;
  let home = 0;
  let level = 0;
  for (let index = 0; index < difference.length; index += 1) {
    const lead = index - middle + carried;
    if (lead > 0) home += difference[index] ?? 0;
    if (lead === 0) level += difference[index] ?? 0;
  }
  if (!extraTime) return split(home + level / 2);
  const grid = newGrid({ minute: 90, score: { home: 0, away: 0 } }, 0);
  for (const phase of extra) play(grid, intensity, phase, 0, lengthOf(phase, 0, undefined));
  const after = outcomeOf(grid);
  return split(home + level * (after.home + after.draw / 2));
}

function split(home: number): { home: number; away: number } {
  return { home, away: 1 - home };
}
