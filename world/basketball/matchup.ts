/** What has to be known before tip-off: who meets whom, under which rules. */

export type BasketballPosition = "guard" | "forward" | "center";

/** The five places of a court. */
export type CourtPlace = "point-guard" | "shooting-guard" | "small-forward" | "power-forward" | "center";

export type BasketballPlayer = {
  ref: string;
  position: BasketballPosition;
  /** The place that he is fielded for. */
  place?: CourtPlace;
  /** 0 to 100. */
  skill: number;
  number: number;
};

export type TeamSheet = {
  /** The Elo-like scale of `Club.strength`. */
  strength: number;
  /** 0 (walks the ball up) to 1 (runs at every chance); 0.5 is the league's average. */
  pace: number;
  starters: readonly BasketballPlayer[];
  bench: readonly BasketballPlayer[];
};

export type BasketballMatchup = {
  seed: string | number;
  matchRef: string;
  /** Points of both teams in an average game of this league, overtimes included. */
  meanTotal: number;
  /** 10 plays FIBA's rules, 12 the NBA's. */
  quarterMinutes: 10 | 12;
  neutral: boolean;
  home: TeamSheet;
  away: TeamSheet;
};

/** What a result and the prices hang on: the strengths of the clubs, whoever plays. */
export type BasketballContest = Omit<BasketballMatchup, "home" | "away"> &
  Record<"home" | "away", Pick<TeamSheet, "strength" | "pace">>;

/** A sheet that cannot take the court is a mistake of the caller, better found here than as an odd game. */
export function checkSheets({ home, away }: BasketballMatchup): void {
  for (const sheet of [home, away]) {
    if (sheet.starters.length !== 5) throw new Error(`a side starts with five players, not ${sheet.starters.length}`);
    if (sheet.bench.length > 8) throw new Error(`a bench seats eight players, not ${sheet.bench.length}`);
  }
  const everybody = [home, away].flatMap((sheet) => [...sheet.starters, ...sheet.bench]);
  if (new Set(everybody.map((player) => player.ref)).size !== everybody.length) {
    throw new Error("a player is named twice on the sheets");
  }
}
