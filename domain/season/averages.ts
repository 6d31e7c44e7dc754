import type { BasketballStatistics, FootballStatistics } from "#match/figures/statistics.ts";
import type { Side } from "#sport.ts";

/** What a team does in a match on average, in the order in which it is shown. */
export const footballAverages = ["possession", "shots", "onTarget", "xg", "corners", "fouls", "yellow"] as const;
export const basketballAverages = [
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fieldGoals",
  "threes",
  "freeThrows",
] as const;
export type AverageKey = (typeof footballAverages)[number] | (typeof basketballAverages)[number];
export type Average = { key: AverageKey; value: number };

/** Shares of shots that went in, by the two figures that they come from. */
const shares = {
  fieldGoals: ["fieldGoalsMade", "fieldGoalsAttempted"],
  threes: ["threesMade", "threesAttempted"],
  freeThrows: ["freeThrowsMade", "freeThrowsAttempted"],
} as const;

export function footballTeamAverages(matches: readonly { side: Side; statistics: FootballStatistics }[]): Average[] {
  return footballAverages.flatMap((key) =>
    mean(
      key,
      matches.map(({ side, statistics }) => statistics.total[key]?.[side]),
    ),
  );
}

export function basketballTeamAverages(
  matches: readonly { side: Side; statistics: BasketballStatistics }[],
): Average[] {
  return basketballAverages.flatMap((key) => {
    if (key === "fieldGoals" || key === "threes" || key === "freeThrows") {
      const [made, attempted] = shares[key];
      const sum = (figure: typeof made | typeof attempted) =>
        matches.reduce((total, { side, statistics }) => total + (statistics.total[figure]?.[side] ?? 0), 0);
      return sum(attempted) > 0 ? [{ key, value: (100 * sum(made)) / sum(attempted) }] : [];
    }
    return mean(
      key,
      matches.map(({ side, statistics }) => statistics.total[key]?.[side]),
    );
  });
}

/** Over the matches that count the figure; nothing where none does. */
function mean(key: AverageKey, values: readonly (number | undefined)[]): Average[] {
  const counted = values.filter((value) => value !== undefined);
  if (counted.length === 0) return [];
  return [{ key, value: counted.reduce((sum, value) => sum + value, 0) / counted.length }];
}
