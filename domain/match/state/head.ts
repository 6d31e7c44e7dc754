import type { AnyState } from "#match/state/state.ts";
import type { Names } from "#names.ts";
import type { Side, Sport } from "#sport.ts";

/** A side of a fixture: a team, or what will fill the place once an earlier round is played. */
export type Contender = { teamId: number } | { placeholder: Names };

/** Everything a list shows of a match, apart from the names behind the ids. */
export type MatchHead = {
  id: number;
  sport: Sport;
  competitionId: number;
  seasonId: number;
  stageId: number | null;
  round: string | null;
  /** In a knock-out, the place of its tie in the draw of its round, where the source tells one. */
  tie?: number | null;
  home: Contender;
  away: Contender;
  /** Epoch milliseconds. */
  kickoff: number;
  /** What its ground is called for it, and which one it is. */
  venue: string | null;
  venueId?: number | null;
  neutral: boolean;
  state: AnyState;
  homeReds: number;
  awayReds: number;
};

/** Where a match belongs: what changes of it changes something of these, too. */
export type MatchPlace = Pick<MatchHead, "competitionId" | "seasonId"> & { teams: number[] };

export function placeOf({
  competitionId,
  seasonId,
  home,
  away,
}: Pick<MatchHead, "competitionId" | "seasonId" | "home" | "away">): MatchPlace {
  const teams = [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : []));
  return { competitionId, seasonId, teams };
}

export type ScoreNews = { type: "goal" | "overturned"; side: Side };
