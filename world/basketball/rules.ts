import type { BasketballMatchup } from "#basketball/matchup.ts";
import type { PlayedPhase } from "#basketball/script.ts";

/** Where the two rule books differ as far as a game's script shows it. Game times are milliseconds, like everything on a clock here. */
export type Rules = {
  quarter: number;
  overtime: number;
  shotClock: number;
  /** The shot clock after an offensive rebound, and the least after a foul in the attack. */
  shortShotClock: number;
  /** Personal fouls that end a player's game. */
  foulLimit: number;
  technicalsArePersonal: boolean;
  /** The team foul of a period from which every defensive foul gives two free throws. */
  bonusFoul: number;
  overtimeBonusFoul: number;
  /** In the last two minutes the second foul is enough (NBA). */
  lateBonus: boolean;
  /** FIBA counts overtime fouls on top of the fourth quarter's. */
  foulsCarryIntoOvertime: boolean;
  /** Overtimes begin with a jump ball, not with the possession arrow. */
  overtimeJumpBall: boolean;
  /** The clock stops after a basket when less than this is left of the first three quarters, of the fourth and of overtimes. */
  stopAfterBasket: { early: number; late: number };
  /** Real time of the breaks. */
  shortBreak: number;
  halfTime: number;
  /** Remaining times at which the next dead ball becomes a commercial time-out. */
  commercials: readonly number[];
  /** The end of the fourth quarter in which only two time-outs are left. */
  closing: number;
  /** How much slower than the base a dead ball is brought back into play. */
  deadBall: number;
};

const second = 1000;
const minute = 60 * second;

const nba: Rules = {
  quarter: 12 * minute,
  overtime: 5 * minute,
  shotClock: 24 * second,
  shortShotClock: 14 * second,
  foulLimit: 6,
  technicalsArePersonal: false,
  bonusFoul: 5,
  overtimeBonusFoul: 4,
  lateBonus: true,
  foulsCarryIntoOvertime: false,
  overtimeJumpBall: true,
  stopAfterBasket: { early: minute, late: 2 * minute },
  shortBreak: 2.5 * minute,
  halfTime: 15 * minute,
  commercials: [7 * minute, 3 * minute],
  closing: 3 * minute,
  deadBall: 1.47,
};

const fiba: Rules = {
  quarter: 10 * minute,
  overtime: 5 * minute,
  shotClock: 24 * second,
  shortShotClock: 14 * second,
  foulLimit: 5,
  technicalsArePersonal: true,
  bonusFoul: 5,
  overtimeBonusFoul: 5,
  lateBonus: false,
  foulsCarryIntoOvertime: true,
  overtimeJumpBall: false,
  stopAfterBasket: { early: 0, late: 2 * minute },
  shortBreak: 2 * minute,
  halfTime: 15 * minute,
  commercials: [],
  closing: 2 * minute,
  deadBall: 1.43,
};

export function gameRulesOf(matchup: Pick<BasketballMatchup, "quarterMinutes">): Rules {
  return matchup.quarterMinutes === 12 ? nba : fiba;
}

/** Quarters are 0 to 3, overtimes follow. */
export function phaseName(index: number): PlayedPhase {
  return index < 4 ? (`q${index + 1}` as PlayedPhase) : `ot${index - 3}`;
}

export function phaseIndex(phase: PlayedPhase): number {
  const number = Number(phase.slice(phase.startsWith("q") ? 1 : 2));
  return phase.startsWith("q") ? number - 1 : number + 3;
}

export function periodLength(rules: Rules, index: number): number {
  return index < 4 ? rules.quarter : rules.overtime;
}

/** Game time played when the period begins. */
export function playedBefore(rules: Rules, index: number): number {
  return Math.min(index, 4) * rules.quarter + Math.max(0, index - 4) * rules.overtime;
}

/** Time-outs that a team has taken, in all that the two rule books count: `closing` are those of a last period's last minutes. */
export type TimeOutCount = { game: number; period: number; half: number; closing: number };

export function mayTakeTimeOut(rules: Rules, index: number, remaining: number, taken: TimeOutCount): boolean {
  const late = index >= 3 && remaining < rules.closing;
  if (rules.commercials.length > 0) {
    if (index >= 4) return taken.period < 2;
    if (index < 3) return taken.game < 6;
    return taken.game < 7 && taken.period < 4 && (!late || taken.closing < 2);
  }
  if (index >= 4) return taken.period < 1;
  return taken.half < (index < 2 ? 2 : 3) && (!late || taken.closing < 2);
}
