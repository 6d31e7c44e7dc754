import type { TieBreak } from "@scoreline/domain/competition";

/** The rows in which real, finished tournaments of national teams are written down. parse.ts reads the short notations. */

/** Three capital letters as FIFA gives them: "ARG". A key of the participants table. */
export type TeamCode = string;

export type Participant = {
  /** ISO 3166-1 alpha-2 in lower case, or "gb-eng", "gb-sct", "gb-wls". */
  country: string;
};

export type GroupLetter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
export type KnockoutStage = "round-of-32" | "round-of-16" | "quarter-final" | "semi-final" | "third-place" | "final";

export type TournamentGroup = {
  letter: GroupLetter;
  teams: readonly TeamCode[];
  /** Teams that the results leave level, in the order that something else gave them, the better first. */
  tied?: { decidedBy: TieBreak; order: readonly TeamCode[] };
};

export type Venue = { name: string; city: string; capacity: number };

/** Where a team comes from: "1A" won group A, "3A/B/C" is a best third out of one of those, "W49" and "L49" won and lost match 49. */
export type FeederCode = `${1 | 2 | 3}${GroupLetter}` | `3${GroupLetter}/${string}` | `W${number}` | `L${number}`;

/** Full time, then half-time in brackets: "2-1 (0-1)". What was needed after it follows: "2-2 (2-0), 3-3 after extra time, 4-2 on penalties". */
export type ScoreRow = `${number}-${number} (${number}-${number})${string}`;

/** The side it counts for, the minute, how, and who: "home 36 Ángel Di María", "away 90+9 pen Robert Lewandowski", "home 87 own Antonio Rüdiger". */
export type GoalRow = `${"home" | "away"} ${string}`;

type Played = {
  /** The organiser's number; where none was published, the order of kick-off. */
  number: number;
  /** The scheduled kick-off. */
  at: `${number}-${number}-${number}T${number}:${number}Z`;
  /** A key of the tournament's venues. */
  venue: string;
  home: TeamCode;
  away: TeamCode;
  score: ScoreRow;
  /** In the order in which they fell. */
  goals: readonly GoalRow[] | "unknown";
};

export type GroupMatchRow = Played & { stage: "group"; group: GroupLetter };
export type KnockoutMatchRow = Played & { stage: KnockoutStage; from: readonly [home: FeederCode, away: FeederCode] };
export type TournamentMatchRow = GroupMatchRow | KnockoutMatchRow;

export type Tournament = {
  key: string;
  /** Only where an address of the product fixes it. */
  leagueId?: number;
  /** Country codes as in Participant. */
  hosts: readonly string[];
  /** First and last day of play where it was played, both inclusive. */
  season: { from: `${number}-${number}-${number}`; to: `${number}-${number}-${number}` };
  /** What separates teams level on points in a group, in this order. */
  tieBreaks: readonly TieBreak[];
  /** How many of each group go on, and how many of the third-placed besides. */
  advance: { perGroup: number; bestThirds: number };
  groups: readonly TournamentGroup[];
  venues: Readonly<Record<string, Venue>>;
  matches: readonly TournamentMatchRow[];
};
