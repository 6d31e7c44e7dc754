import { bracketRounds } from "@scoreline/domain/contest/draw";
import { isInTime, isVoid, slotResult } from "@scoreline/domain/contest/result";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { isOver, winner } from "@scoreline/domain/match/state/state";
import { setBegan } from "@scoreline/store/contest/closing";
import type { Contest, ContestResults, ContestSlot } from "@scoreline/store/contest/contests";
import type { Database } from "@scoreline/store/engine/open";
import { loadMatches, matchesOfSeason } from "@scoreline/store/match/matches";
import { clubResults, isOfClubs } from "#contest/club-results.ts";

export type KnownResults = {
  results: ContestResults;
  /** Everything has a result, or is void. */
  all: boolean;
};

/** What the store knows of how a contest went: a fold over its matches, as they stand now. */
export async function knownResults(
  database: Database,
  contest: Contest,
  slots: readonly ContestSlot[],
  now: number,
): Promise<KnownResults> {
  switch (contest.mode) {
    case "matches":
      return matchResults(database, contest, slots, now);
    case "referral":
    case "video":
      // Counted from what people do, which ends a day after the contest.
      return { results: {}, all: now >= contest.rules.deadline };
    default:
      return isOfClubs(contest) ? clubResults(database, contest, now) : seasonResults(database, contest);
  }
}

async function matchResults(
  database: Database,
  { rules }: Contest,
  slots: readonly ContestSlot[],
  now: number,
): Promise<KnownResults> {
  const heads = await loadMatches(
    database,
    slots.map(({ slot }) => slot),
  );
  const matches: NonNullable<ContestResults["matches"]> = {};
  for (const head of heads) {
    const began = beganAt(head);
    const known = slots.find(({ slot }) => slot === head.id)?.beganAt ?? null;
    if (began !== undefined && isInTime(began, known) && began !== known) await setBegan(database, head.id, began);
    const result = slotResult(head.state, head.kickoff, rules.deadline, now);
    if (result) matches[head.id] = isVoid(result) ? result : { home: result.home, away: result.away };
  }
  return { results: { matches }, all: slots.every(({ slot }) => matches[slot] !== undefined) };
}

/** When a match began, as far as it can be told: by the schedule, or before it where its clock says so. */
function beganAt({ kickoff, state }: MatchHead): number | undefined {
  if (state.kind === "scheduled" || state.kind === "postponed" || state.kind === "cancelled") return undefined;
  const isFirst = state.kind === "live" && state.clock.phase === "first-half" && "since" in state.clock;
  return isFirst && "since" in state.clock ? Math.min(kickoff, state.clock.since) : kickoff;
}

async function seasonResults(database: Database, { seasonId }: Contest): Promise<KnownResults> {
  const heads = seasonId === null ? [] : await matchesOfSeason(database, seasonId);
  const reached: Record<string, number[]> = {};
  for (const round of bracketRounds) {
    const teams = heads
      .filter((head) => head.round === round)
      .flatMap(({ home, away }) => [home, away].flatMap((side) => ("teamId" in side ? [side.teamId] : [])));
    reached[round] = [...new Set(teams)].sort((a, b) => a - b);
  }
  const final = heads.filter((head) => head.round === "final").at(-1);
  const won = final && winner(final.state);
  const champion = won === "home" ? final?.home : won === "away" ? final?.away : undefined;
  reached.champion = champion && "teamId" in champion ? [champion.teamId] : [];
  return { results: { reached }, all: final !== undefined && isOver(final.state) };
}
