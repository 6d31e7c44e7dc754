import { type CareerFigure, type CareerRow, careerFigures } from "#people.ts";

/** Sums over rows of a career. A figure that not every row with a match counts is not there: it would be the sum of some. */
export type CareerSum = { appearances: number; rating?: number } & Partial<Record<CareerFigure, number>>;

export function careerSum(rows: readonly Omit<CareerRow<unknown, unknown>, "team" | "season" | "loan">[]): CareerSum {
  const sum: CareerSum = { appearances: rows.reduce((all, { appearances }) => all + appearances, 0) };
  const played = rows.filter(({ appearances }) => appearances > 0);
  for (const figure of careerFigures) {
    const values = (played.length > 0 ? played : rows).map((row) => row[figure]);
    if (values.length > 0 && values.every((value) => value !== undefined))
      sum[figure] = values.reduce((all, value) => all + value, 0);
  }
  const rated = played.flatMap(({ rating, appearances }) => (rating === undefined ? [] : [rating * appearances]));
  if (rated.length < played.length || rated.length === 0) return sum;
  // A mark of thirty matches weighs more than one of two.
  const marks = rated.reduce((all, mark) => all + mark, 0);
  return { ...sum, rating: Math.round((100 * marks) / sum.appearances) / 100 };
}

/** What somebody did in one match, and where it counts. */
export type CareerMatch<Team, Competition> = {
  season: string;
  team: Team;
  competition: Competition;
  figures: CareerSum;
};

/** A career with the matches that have been played since it was told. */
export function withMatches<Team, Competition>(
  rows: readonly CareerRow<Team, Competition>[],
  matches: readonly CareerMatch<Team, Competition>[],
): CareerRow<Team, Competition>[] {
  const grown = [...rows];
  for (const { figures, ...place } of matches) {
    const at = grown.findIndex(
      (row) => row.season === place.season && row.team === place.team && row.competition === place.competition,
    );
    const row = grown[at];
    if (row) grown[at] = { ...row, ...careerSum([row, row.appearances > 0 ? alike(figures, row) : figures]) };
    else grown.push({ ...place, ...figures, loan: false });
  }
  return grown.sort((one, other) => (one.season < other.season ? -1 : one.season > other.season ? 1 : 0));
}

/** Only what the row counts too: one match's minutes are no season's. */
function alike(figures: CareerSum, row: Partial<CareerSum>): CareerSum {
  const kept: CareerSum = { appearances: figures.appearances };
  for (const figure of careerFigures)
    if (figures[figure] !== undefined && row[figure] !== undefined) kept[figure] = figures[figure];
  if (figures.rating !== undefined && row.rating !== undefined) kept.rating = figures.rating;
  return kept;
}

/** Rows that say something: a stay of a few days without a match is left out. */
export function toldRows<Team, Competition>(
  rows: readonly CareerRow<Team, Competition>[],
): CareerRow<Team, Competition>[] {
  return rows.filter(({ appearances, until }) => appearances > 0 || until === undefined);
}
