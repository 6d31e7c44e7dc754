import type { BoxFigures } from "#match/figures/statistics.ts";

/** What is worked out from the columns of a box score. Shares are 0 to 1; nothing where there is nothing to divide by. */

/** A free throw costs a team less than half of a chance to score: the usual estimate. */
const throwCost = 0.44;

const chances = ({ fga, fta }: Pick<BoxFigures, "fga" | "fta">) => fga + throwCost * fta;

/** Points of those that all chances to score could have brought. */
export function trueShooting(row: Pick<BoxFigures, "pts" | "fga" | "fta">): number | undefined {
  return chances(row) > 0 ? row.pts / (2 * chances(row)) : undefined;
}

/** The share of the team's attacks that ended with this player while he was on court. */
export function usage(row: BoxFigures, team: BoxFigures): number | undefined {
  const all = chances(team) + team.tov;
  if (row.seconds === 0 || all === 0) return undefined;
  return ((chances(row) + row.tov) * (team.seconds / 5)) / (row.seconds * all);
}

/** Points for a hundred attacks. */
export function offensiveRating(team: Pick<BoxFigures, "pts" | "fga" | "fta" | "oreb" | "tov">): number | undefined {
  const attacks = chances(team) - team.oreb + team.tov;
  return attacks > 0 ? (100 * team.pts) / attacks : undefined;
}
