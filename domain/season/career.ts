import { type CareerFigure, type CareerRow, careerFigures } from "#people.ts";

/** Sums over rows of a career. Figures that no row counts are not there. */
export type CareerSum = { appearances: number; rating?: number } & Partial<Record<CareerFigure, number>>;

export function careerSum(rows: readonly Omit<CareerRow<unknown, unknown>, "team" | "season" | "loan">[]): CareerSum {
  const sum: CareerSum = { appearances: 0 };
  let rated = 0;
  let marks = 0;
  for (const row of rows) {
    sum.appearances += row.appearances;
    for (const figure of careerFigures) {
      const value = row[figure];
      if (value !== undefined) sum[figure] = (sum[figure] ?? 0) + value;
    }
    // A mark of thirty matches weighs more than one of two.
    if (row.rating !== undefined && row.appearances > 0) {
      rated += row.appearances;
      marks += row.rating * row.appearances;
    }
  }
  return rated > 0 ? { ...sum, rating: marks / rated } : sum;
}

/** Rows that say something: a stay of a few days without a match is left out. */
export function toldRows<Team, Competition>(
  rows: readonly CareerRow<Team, Competition>[],
): CareerRow<Team, Competition>[] {
  return rows.filter(({ appearances, until }) => appearances > 0 || until === undefined);
}
