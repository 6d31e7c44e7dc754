import type { MatchHead } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/** A match that was played to its end, as form, meetings and settled bets read it. */
export type PastMatch = {
  id: number;
  kickoff: number;
  competitionId: number;
  homeTeamId: number;
  awayTeamId: number;
  neutral: boolean;
  /** Extra time counts, a shoot-out does not. */
  score: Points;
  /** After regular time: what bets are settled by. Basketball counts its overtime. */
  regular: Points;
  halfTime?: Points;
};

/** Nothing for a match that is not over, whose teams are not known, or that was decided away from the pitch. */
export function pastMatch({
  id,
  kickoff,
  competitionId,
  home,
  away,
  neutral,
  state,
}: MatchHead): PastMatch | undefined {
  if (state.kind !== "finished" || state.decided === "awarded") return undefined;
  if (!("teamId" in home && "teamId" in away)) return undefined;
  const { score } = state;
  const football = "periods" in score ? undefined : score;
  return {
    id,
    kickoff,
    competitionId,
    homeTeamId: home.teamId,
    awayTeamId: away.teamId,
    neutral,
    score: score.current,
    regular: football?.fullTime ?? score.current,
    ...(football?.halfTime && { halfTime: football.halfTime }),
  };
}

export type Outcome = "win" | "draw" | "loss";

/** The side on which a team played. */
export function sideOf(teamId: number, match: Pick<PastMatch, "homeTeamId">): Side {
  return match.homeTeamId === teamId ? "home" : "away";
}

export function outcomeFor(teamId: number, match: PastMatch): Outcome {
  const { own, other } = seenBy(teamId, match);
  return own === other ? "draw" : own > other ? "win" : "loss";
}

/** The score from a team's point of view. */
export function seenBy(teamId: number, match: PastMatch): { own: number; other: number } {
  const { home, away } = match.score;
  return sideOf(teamId, match) === "home" ? { own: home, other: away } : { own: away, other: home };
}

export type PastChoice = {
  competitionIds?: readonly number[];
  /** Only matches that the team played on this side. */
  as?: { teamId: number; side: Side };
  limit: number;
};

/** Of matches, the newest first, the latest that fit. */
export function choosePast<Match extends PastMatch>(
  matches: readonly Match[],
  { competitionIds, as, limit }: PastChoice,
): Match[] {
  const chosen: Match[] = [];
  for (const match of matches) {
    if (chosen.length === limit) break;
    if (competitionIds && !competitionIds.includes(match.competitionId)) continue;
    if (as && sideOf(as.teamId, match) !== as.side) continue;
    chosen.push(match);
  }
  return chosen;
}
