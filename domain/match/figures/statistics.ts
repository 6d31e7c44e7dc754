import type { Points } from "#match/state/score.ts";

export const footballStatisticKeys = [
  "possession",
  "shots",
  "onTarget",
  "offTarget",
  "blocked",
  "corners",
  "fouls",
  "offsides",
  "yellow",
  "red",
  "saves",
  "passes",
  "accuratePasses",
  "throwIns",
  "goalKicks",
  "xg",
  "bigChances",
  "attacks",
  "dangerousAttacks",
] as const;
export type FootballStatisticKey = (typeof footballStatisticKeys)[number];

export const basketballStatisticKeys = [
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "twosMade",
  "twosAttempted",
  "threesMade",
  "threesAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "rebounds",
  "offensiveRebounds",
  "defensiveRebounds",
  "teamRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
  "timeOuts",
  "pointsInPaint",
  "fastBreakPoints",
  "secondChancePoints",
  "benchPoints",
  "biggestLead",
  "longestRun",
  "secondsLeading",
] as const;
export type BasketballStatisticKey = (typeof basketballStatisticKeys)[number];

export const footballPlayedPhases = ["first-half", "second-half", "extra-first", "extra-second"] as const;
export type FootballPlayedPhase = (typeof footballPlayedPhases)[number];

/** Listed to the last, so that nothing that is kept by phase can grow without end. */
export const basketballPlayedPhases = [
  "q1",
  "q2",
  "q3",
  "q4",
  "ot1",
  "ot2",
  "ot3",
  "ot4",
  "ot5",
  "ot6",
  "ot7",
  "ot8",
  "ot9",
  "ot10",
  "ot11",
  "ot12",
  "ot13",
  "ot14",
  "ot15",
  "ot16",
  "ot17",
  "ot18",
  "ot19",
  "ot20",
] as const;
export type BasketballPlayedPhase = (typeof basketballPlayedPhases)[number];

/** A source tells what it counts: keys may be missing. */
type Comparison<Key extends string, Phase extends string> = {
  total: Partial<Record<Key, Points>>;
  phases: Partial<Record<Phase, Partial<Record<Key, Points>>>>;
};

export type FootballStatistics = Comparison<FootballStatisticKey, FootballPlayedPhase>;
export type BasketballStatistics = Comparison<BasketballStatisticKey, BasketballPlayedPhase> & {
  leadChanges?: number;
  /** How often the score was levelled. */
  timesTied?: number;
};

/** The columns of a box score in their order, plus-minus last. MIN is kept as seconds. */
export const boxFigures = [
  "seconds",
  "fgm",
  "fga",
  "tpm",
  "tpa",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
  "pts",
  "plusMinus",
] as const;
export type BoxFigures = Record<(typeof boxFigures)[number], number>;

export type BoxRow<Person> = BoxFigures & {
  player: Person;
  number?: number;
  position?: string;
  starter: boolean;
  /** Has been on court at all. */
  played?: boolean;
  onCourt?: boolean;
  out?: "fouled-out" | "disqualified";
};
export type BoxSide<Person> = {
  /** Starters first, then the bench. */
  players: BoxRow<Person>[];
  /** Balls that went out and were given to the team: in no column. */
  teamRebounds?: number;
  /** As the source adds them up: a row whose player is not known to us is missing above. */
  totals?: BoxFigures;
};
export type BoxScore<Person> = { home: BoxSide<Person>; away: BoxSide<Person> };
