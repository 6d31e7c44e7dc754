/**
 * How margins and totals move in the course of a game, measured on many games (`calibrate`): variances of a whole game of the
 * reference league, the pull on a lead, and what the last minutes add, where fouls stop the clock and leads melt. Results are
 * drawn from it and prices are reckoned from it.
 */
export const course = {
  pull: 0.2,
  marginVariance: 234,
  late: { variance: 3.5, time: 40, melt: 0.09, meltTime: 110 },
  nightVariance: 93,
  totalVariance: 290,
  /** The share of the points that regular time gives, and how close a game usually ends. */
  regular: 0.9945,
  usualCloseness: 0.48,
};

/** Chances of a margin near zero after regular time, over those of a normal curve: last shots are chosen by the score. */
export const nearZero = [1.98, 0.76, 0.94, 1.01, 0.87, 0.94, 0.8, 1.24, 1.18];

/** Points of one overtime, both teams, and the chance of another one, in the reference league. */
export const overtimePoints = { mean: 21.5, variance: 37, again: 0.13 };
