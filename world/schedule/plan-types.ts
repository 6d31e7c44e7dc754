import type { Zone } from "@scoreline/domain/competition";
import type { Names } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";

/** "football:premier-league": a key is unique inside its sport only. */
export type CompetitionId = `${Sport}:${string}`;

export type Season = {
  /** "football:premier-league:2026". */
  ref: string;
  competition: CompetitionId;
  /** The year it starts in. */
  year: number;
  /** "2026-27", or "2026" where it ends in the year it starts in. */
  name: string;
  /** First and last day of play, both inclusive. */
  from: string;
  to: string;
};

/** What will fill a place that no club stands in yet. */
export type Feeder =
  /** `among` where clubs of these ranks of one table play for it, and nobody else. */
  | { kind: "winner" | "loser"; tie: string; among?: { stage: string; from: number; to: number } }
  /** The rank, best is 1, of a table stage of the same season. */
  | { kind: "rank"; stage: string; rank: number }
  /** Of those who come in at a rank of several tables of a conference, the best (1), the second (2), and so on. */
  | { kind: "best"; conference: string; stages: readonly string[]; rank: number; nth: number };

export type Place = { club: string } | { feeder: Feeder };

export type Stage = {
  /** "regular", "split-1", "conference-1", "group-a", "round-of-16", "playoff-final": worded by the reader's catalogue. */
  code: string;
  kind: "table" | "knockout";
  order: number;
  /** The conferences' own names. */
  names?: Names;
  /** Where its ranks mean something else than those of the competition's tables. */
  zones?: readonly Zone[];
  /** Who plays in it. The places of a table stage stand in the order of the draw. */
  places: readonly Place[];
};

export type Fixture = {
  /** "football:premier-league:2026:r12:arsenal-brighton": stable, at most 80 characters. */
  ref: string;
  sport: Sport;
  competition: CompetitionId;
  season: string;
  stage: string;
  /** The number of the round as text ("12"), or of the week ("week-5"); in a knock-out the stage's code. */
  round: string;
  home: Place;
  away: Place;
  /** When it is played unless trouble strikes: the kick-off as last announced. */
  kickoff: number;
  neutral?: true;
  /** Only where it is not the home club's ground. */
  venue?: string;
  /** Knock-out: the tie it belongs to; feeders name it. */
  tie?: string;
  /** Two-legged ties. */
  leg?: 1 | 2;
  firstLeg?: string;
  /** Series: game 1, 2, … of at most `bestOf`, and whether it is played only if nobody has won the series yet. */
  game?: number;
  bestOf?: number;
  ifNeeded?: true;
};

export type SeasonPlan = {
  season: Season;
  stages: readonly Stage[];
  participants: readonly string[];
  /** By kick-off. */
  fixtures: readonly Fixture[];
};

export const clubOf = (place: Place): string | undefined => ("club" in place ? place.club : undefined);
