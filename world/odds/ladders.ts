/** Steps by which prices are written: up to the first number in steps of the second. */
export type PriceSteps = readonly (readonly [upTo: number, step: number])[];

const all = Number.POSITIVE_INFINITY;
export const ladders = {
  fine: [
    [5, 0.01],
    [10, 0.05],
    [20, 0.25],
    [all, 1],
  ],
  asian: [
    [4, 0.01],
    [6, 0.05],
    [10, 0.1],
    [20, 0.5],
    [all, 1],
  ],
  european: [
    [1.5, 0.01],
    [2, 0.02],
    [3, 0.05],
    [5, 0.1],
    [10, 0.25],
    [20, 1],
    [all, 5],
  ],
} as const satisfies Record<string, PriceSteps>;
export type LadderName = keyof typeof ladders;

/** Handicaps and totals, near even, are priced in finer steps than results. */
export const pairLadders: Record<LadderName, PriceSteps> = {
  fine: ladders.fine,
  asian: ladders.asian,
  european: [
    [1.5, 0.01],
    [4, 0.025],
    [10, 0.25],
    [all, 1],
  ],
};
