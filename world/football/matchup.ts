import type { Points } from "@scoreline/domain/match/state/score";

/** What has to be known before kick-off: who meets whom, under which rules. */

export type FootballPosition = "goalkeeper" | "defender" | "midfielder" | "forward";

export type FootballPlayer = {
  ref: string;
  position: FootballPosition;
  /** 0 to 100. */
  skill: number;
  number: number;
};

export type FootballStyle = {
  /** 0 (gives the ball away gladly) to 1 (wants it all the time). */
  possession: number;
  /** 0 (waits) to 1 (hunts, and fouls). */
  pressing: number;
};

export type TeamSheet = {
  /** The Elo-like scale of `Club.strength`. */
  strength: number;
  style: FootballStyle;
  /** Lines from the back without the goalkeeper: "4-2-3-1". */
  formation: string;
  starters: readonly FootballPlayer[];
  bench: readonly FootballPlayer[];
};

export type KnockOutRule = {
  extraTime: boolean;
  penalties: boolean;
  /** The first leg, seen as home and away of this match. */
  aggregate?: Points;
};

export type FootballMatchup = {
  seed: string | number;
  matchRef: string;
  /** Goals a match in this league. */
  meanGoals: number;
  neutral: boolean;
  knockOut: "none" | KnockOutRule;
  home: TeamSheet;
  away: TeamSheet;
  /** Seats; without it the crowd follows from the strength of the home side. */
  capacity?: number;
  /** What the place is usually like at that time of the year. */
  climate?: { temperature: number /** Chance of rain, 0 to 1. */; wet: number };
  /** Leagues without video review never take a goal back. On unless said otherwise. */
  videoReview?: boolean;
};

/** What the course of a match hangs on before anybody is named: enough to put a price on it. */
export type FootballContest = Pick<FootballMatchup, "seed" | "matchRef" | "meanGoals" | "neutral" | "knockOut"> &
  Record<"home" | "away", Pick<TeamSheet, "strength">>;

/** A sheet that cannot take the field is a mistake of the caller, better found here than as an odd match. */
export function checkSheet(sheet: TeamSheet): void {
  const refs = new Set([...sheet.starters, ...sheet.bench].map((player) => player.ref));
  if (sheet.starters.length !== 11) throw new Error(`a side starts with eleven players, not ${sheet.starters.length}`);
  if (refs.size !== sheet.starters.length + sheet.bench.length) throw new Error("a player is named twice on a sheet");
  if (sheet.starters.filter((player) => player.position === "goalkeeper").length !== 1) {
    throw new Error("a side starts with one goalkeeper");
  }
}
