import type { BasketballContest } from "#basketball/matchup.ts";

/**
 * The few numbers that both the game and the prices are made of. A margin drifts towards what the strengths say and is pulled back
 * in proportion to the lead, as real ones are: who leads coasts, who trails presses.
 */
export type Model = {
  /** Expected points of both teams and of home over away, overtimes included. */
  total: number;
  margin: number;
  /** Points a whole game that the margin gains at a level score. */
  drift: number;
  /** Possessions and points a possession, as a multiple of the NBA's. */
  tempo: number;
  efficiency: number;
  /** Whistles and lost balls a possession, as a multiple of the NBA's. */
  whistle: number;
  carelessness: number;
  /** For the prices: how much more a margin swings than the NBA's at the same scoring, and points that fouls of the last minute give. */
  swing: number;
  lateFouls: number;
};

export const reference = { total: 227.5, minutes: 48, homeAdvantage: 2.1, strengthPerPoint: 11 };

/** The share of a lead that is lost over a whole game. */
export const pull = 0.25;

/** How far the pace and the shooting of one night lie from the usual, both teams alike. */
export const night = { tempo: 0.03, efficiency: 0.033 };

/** How much faster the fastest pairing plays than the slowest. */
const paceSpread = 0.12;
/** No pairing is more one-sided than this, however far the clubs are apart. */
const margins = 48;

export function modelOf({ home, away, meanTotal, quarterMinutes, neutral }: BasketballContest): Model {
  const pace = 1 + paceSpread * ((home.pace + away.pace) / 2 - 0.5);
  const total = meanTotal * pace;
  const points = (home.strength - away.strength) / reference.strengthPerPoint + (neutral ? 0 : reference.homeAdvantage);
  const margin = (margins * Math.tanh(points / margins) * total) / reference.total;
  // Leagues score less than the NBA both because they play slower and because they miss more.
  const scoring = (meanTotal / reference.total) * (reference.minutes / (4 * quarterMinutes));
  return {
    total,
    margin,
    // The end of a game takes more off a lead than the pull alone does.
    drift: (1.05 * margin * pull) / (1 - Math.exp(-pull)),
    // Part of a possession's time does not follow the pace: rebounds, second chances, last balls.
    tempo: scoring ** 1.05 * pace ** 1.16,
    efficiency: scoring ** 0.12 * (quarterMinutes === 12 ? 1 : 0.972),
    ...(quarterMinutes === 12
      ? { whistle: 1, carelessness: 1, swing: 1, lateFouls: 3.6 }
      : { whistle: 1.4, carelessness: 1.2, swing: 1.12, lateFouls: 4.3 }),
  };
}
