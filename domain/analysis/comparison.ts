import { recordOf } from "#analysis/record.ts";
import type { BasketballStatistics, FootballStatistics } from "#match/figures/statistics.ts";
import { type PastMatch, sideOf } from "#match/state/past-match.ts";
import type { Sport } from "#sport.ts";

/** Figures of a team a match, over its latest matches. Those of results are always there, the others where they were counted. */
export const comparedFigures = [
  "pointsPerMatch",
  "winShare",
  "scored",
  "conceded",
  "cleanSheetShare",
  "bothScoredShare",
  "overTwoShare",
  "xg",
  "shots",
  "onTarget",
  "possession",
  "passAccuracy",
  "corners",
  "fouls",
  "yellow",
  "red",
  "fieldGoalShare",
  "threeShare",
  "freeThrowShare",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];
export type ComparedFigures = Partial<
  Record<ComparedFigure, { value: number /** Over so many matches. */; of: number }>
>;

export type AnyStatistics = FootballStatistics | BasketballStatistics;

export function compareTeam(
  sport: Sport,
  teamId: number,
  matches: readonly PastMatch[],
  statisticsOf: (matchId: number) => AnyStatistics | undefined,
): ComparedFigures {
  const figures: ComparedFigures = {};
  const { played, wins, draws, scored, conceded, cleanSheets, bothScored, overTwo } = recordOf(teamId, matches);
  if (played === 0) return figures;
  const put = (figure: ComparedFigure, sum: number) => {
    figures[figure] = { value: sum / played, of: played };
  };
  put("winShare", wins);
  put("scored", scored);
  put("conceded", conceded);
  if (sport === "football") {
    put("pointsPerMatch", 3 * wins + draws);
    put("cleanSheetShare", cleanSheets);
    put("bothScoredShare", bothScored);
    put("overTwoShare", overTwo);
  }
  return { ...figures, ...counted(sport, teamId, matches, statisticsOf) };
}

type Totals = Partial<Record<string, { home: number; away: number }>>;

const plainFootball = ["xg", "shots", "onTarget", "possession", "corners", "fouls", "yellow", "red"] as const;
const plainBasketball = ["rebounds", "assists", "steals", "blocks", "turnovers"] as const;
/** What was made of what was tried. */
const shares = {
  football: [["passAccuracy", "accuratePasses", "passes"]],
  basketball: [
    ["fieldGoalShare", "fieldGoalsMade", "fieldGoalsAttempted"],
    ["threeShare", "threesMade", "threesAttempted"],
    ["freeThrowShare", "freeThrowsMade", "freeThrowsAttempted"],
  ],
} as const satisfies Record<Sport, readonly (readonly [ComparedFigure, string, string])[]>;

function counted(
  sport: Sport,
  teamId: number,
  matches: readonly PastMatch[],
  statisticsOf: (matchId: number) => AnyStatistics | undefined,
): ComparedFigures {
  const seen = matches.flatMap((match) => {
    const statistics = statisticsOf(match.id);
    return statistics ? [{ totals: statistics.total as Totals, own: sideOf(teamId, match) }] : [];
  });
  const figures: ComparedFigures = {};
  for (const key of sport === "football" ? plainFootball : plainBasketball) {
    const values = seen.flatMap(({ totals, own }) => totals[key]?.[own] ?? []);
    if (values.length > 0) figures[key] = { value: sumOf(values) / values.length, of: values.length };
  }
  for (const [figure, made, tried] of shares[sport]) {
    const values = seen.flatMap(({ totals, own }) => {
      const [of, all] = [totals[made]?.[own], totals[tried]?.[own]];
      return of === undefined || !all ? [] : [{ of, all }];
    });
    if (values.length === 0) continue;
    const all = sumOf(values.map((value) => value.all));
    figures[figure] = { value: sumOf(values.map((value) => value.of)) / all, of: values.length };
  }
  return figures;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Figures of which less is better. */
export const lessIsBetter: readonly ComparedFigure[] = ["conceded", "fouls", "yellow", "red", "turnovers"];
