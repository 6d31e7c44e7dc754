import type { MatchRow } from "@scoreline/contract/schemas";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import {
  type BasketballState,
  currentPoints,
  type FootballState,
  isOver,
  winner,
} from "@scoreline/domain/match/state/state";
import { basketballStatus, footballStatus } from "@scoreline/domain/match/state/status";
import type { BoardHead } from "#board-head.ts";

/** The part that changes while a match is on: the same in every language. */
export function movingPart(head: BoardHead): Omit<MatchRow, "matchId" | "matchName" | "homeTeam" | "awayTeam"> {
  const { state } = head;
  const points = currentPoints(state);
  const score = "score" in state ? state.score : undefined;
  const football = score && !("periods" in score) ? score : undefined;
  return {
    kickoff: head.kickoff,
    kind: state.kind,
    matchStatus:
      head.sport === "football" ? footballStatus(state as FootballState) : basketballStatus(state as BasketballState),
    clock: clockOf(state),
    homeTeamScore: points?.home ?? null,
    awayTeamScore: points?.away ?? null,
    halfTime: football?.halfTime ?? null,
    penalties: football?.penalties ?? null,
    aggregate: football?.aggregate ?? null,
    periods: score && "periods" in score ? score.periods : null,
    homeRedCards: head.homeReds,
    awayRedCards: head.awayReds,
    winner: winner(state) ?? null,
    lineUps: head.lineUps && !isOver(state),
    video: head.video,
  };
}

function clockOf(state: MatchHead["state"]): MatchRow["clock"] {
  if (state.kind !== "live") return null;
  const { clock } = state;
  if ("since" in clock) return clock;
  return { phase: clock.phase, since: clock.at, remaining: clock.remaining, running: clock.running };
}
