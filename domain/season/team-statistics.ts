import { offensiveRating } from "#match/figures/box-ratios.ts";
import type { BasketballStatisticKey, FootballStatisticKey } from "#match/figures/statistics.ts";
import type { Points } from "#match/state/score.ts";
import { otherSide, type Sport } from "#sport.ts";

/** What teams of a season are set beside each other by, in the order in which it is shown. */
export const footballTeamStatistics = [
  "goals",
  "xg",
  "conceded",
  "xgAgainst",
  "xgDifference",
  "shots",
  "onTarget",
  "bigChances",
  "possession",
  "passAccuracy",
  "corners",
] as const;
export const basketballTeamStatistics = [
  "offensive",
  "defensive",
  "net",
  "pace",
  "fieldGoals",
  "threes",
  "freeThrows",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
] as const;
export type TeamStatistic = (typeof footballTeamStatistics)[number] | (typeof basketballTeamStatistics)[number];
export type TeamStatistics = Partial<Record<TeamStatistic, number>>;

type Totals = Partial<Record<FootballStatisticKey | BasketballStatisticKey, Points>>;
/** A match that is over, and what was counted of it. */
export type CountedMatch = { home: number; away: number; score: Points; totals: Totals };
export type TeamLine = { teamId: number; matches: number; figures: TeamStatistics };

/** Every team over the matches of which figures are known; expected goals and goals are sums, the rest means or shares. */
export function teamStatistics(sport: Sport, matches: readonly CountedMatch[]): TeamLine[] {
  const sums = new Map<number, { matches: number; sum: Map<string, number>; counted: Map<string, number> }>();
  const add = (match: CountedMatch, side: "home" | "away") => {
    const own = sums.get(match[side]) ?? { matches: 0, sum: new Map(), counted: new Map() };
    sums.set(match[side], own);
    own.matches += 1;
    const note = (key: string, value: number | undefined) => {
      if (value === undefined) return;
      own.sum.set(key, (own.sum.get(key) ?? 0) + value);
      own.counted.set(key, (own.counted.get(key) ?? 0) + 1);
    };
    note("scored", match.score[side]);
    note("conceded", match.score[otherSide[side]]);
    for (const [key, value] of Object.entries(match.totals)) {
      note(key, value[side]);
      note(`other ${key}`, value[otherSide[side]]);
    }
  };
  for (const match of matches) {
    add(match, "home");
    add(match, "away");
  }
  return [...sums].map(([teamId, { matches: played, sum, counted }]) => {
    const total = (key: string) => sum.get(key);
    const mean = (key: string) => {
      const of = counted.get(key);
      return of ? (sum.get(key) ?? 0) / of : undefined;
    };
    const figures = sport === "football" ? footballFigures(total, mean) : basketballFigures(total, mean, played);
    const told = Object.entries(figures).filter(([, value]) => value !== undefined && Number.isFinite(value));
    return { teamId, matches: played, figures: Object.fromEntries(told) as TeamStatistics };
  });
}

type Figure = (key: string) => number | undefined;
type Told = { [Key in TeamStatistic]?: number | undefined };

function footballFigures(total: Figure, mean: Figure): Told {
  const [xg, xgAgainst] = [total("xg"), total("other xg")];
  return {
    goals: total("scored"),
    xg,
    conceded: total("conceded"),
    xgAgainst,
    xgDifference: xg === undefined || xgAgainst === undefined ? undefined : xg - xgAgainst,
    shots: mean("shots"),
    onTarget: mean("onTarget"),
    bigChances: mean("bigChances"),
    possession: mean("possession"),
    passAccuracy: share(total("accuratePasses"), total("passes")),
    corners: mean("corners"),
  };
}

function basketballFigures(total: Figure, mean: Figure, matches: number): Told {
  const attacks = (side: "" | "other ") => {
    const [fga, fta, oreb, tov] = ["fieldGoalsAttempted", "freeThrowsAttempted", "offensiveRebounds", "turnovers"].map(
      (key) => total(`${side}${key}`),
    );
    if (fga === undefined || fta === undefined || oreb === undefined || tov === undefined) return undefined;
    return { fga, fta, oreb, tov };
  };
  const rating = (side: "" | "other ", points: number | undefined) => {
    const own = attacks(side);
    return own && points !== undefined ? offensiveRating({ ...own, pts: points }) : undefined;
  };
  const offensive = rating("", total("scored"));
  const defensive = rating("other ", total("conceded"));
  const points = total("scored");
  return {
    offensive,
    defensive,
    net: offensive === undefined || defensive === undefined ? undefined : offensive - defensive,
    pace: offensive && points !== undefined ? (100 * points) / offensive / matches : undefined,
    fieldGoals: share(total("fieldGoalsMade"), total("fieldGoalsAttempted")),
    threes: share(total("threesMade"), total("threesAttempted")),
    freeThrows: share(total("freeThrowsMade"), total("freeThrowsAttempted")),
    rebounds: mean("rebounds"),
    assists: mean("assists"),
    steals: mean("steals"),
    blocks: mean("blocks"),
    turnovers: mean("turnovers"),
  };
}

const share = (part: number | undefined, all: number | undefined) =>
  part === undefined || !all ? undefined : (100 * part) / all;
