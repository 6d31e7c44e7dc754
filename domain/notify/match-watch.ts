import type { MatchFact } from "#facts.ts";
import type { ScoreNews } from "#match/state/head.ts";
import { type AnyState, currentPoints } from "#match/state/state.ts";
import { watchEvents } from "#notify/watch/events.ts";
import { countGoals } from "#notify/watch/goals.ts";
import { startOf } from "#notify/watch/moments.ts";
import { correctScores, tellBasketballPhase, tellEnd, tellFootballPhase, tellTrouble } from "#notify/watch/phases.ts";
import { silent, type Told, Turn, type Watch } from "#notify/watch/watch.ts";
import type { Sport } from "#sport.ts";

/**
 * Which of what comes to be known of a match is worth telling, and what becomes of what was told.
 *
 * Goals are told by the news of a state, taken back by its score: a source that lowers the score and says nothing about why has
 * corrected what was sent. Everything told has a key that is the same whenever the same thing is told again.
 */

/** A match of which nothing was told yet, as it stands: what happened up to here is no news. */
export function watchFrom(sport: Sport, state: AnyState, at: number, kickoff?: number): Watch {
  const score = currentPoints(state) ?? { home: 0, away: 0 };
  const phase = "clock" in state ? state.clock.phase : undefined;
  const goals = (["home", "away"] as const).flatMap((side) =>
    Array.from({ length: sport === "football" ? score[side] : 0 }, (_, i) => ({
      key: `before:${side}:${i + 1}`,
      side,
    })),
  );
  return {
    sport,
    kind: state.kind,
    ...(phase && { phase }),
    ...(kickoff !== undefined && { kickoff }),
    score,
    goals,
    back: {},
    count: 0,
    events: [],
    at,
    told: Object.fromEntries(passed(state).map((key) => [key, silent(at)])),
  };
}

/** Nobody saw it begin, and it began long ago: that is not told any more. */
export function withoutStart(watch: Watch): Watch {
  return { ...watch, told: { ...watch.told, start: silent(watch.at) } };
}

/** What a match that is already under way will not be told of again. */
function passed(state: AnyState): string[] {
  const isDone = state.kind === "finished" || state.kind === "abandoned";
  if (state.kind !== "live" && state.kind !== "suspended" && !isDone) return [];
  return ["start", "line-ups", ...(isDone ? ["end"] : [])];
}

/** What a fact tells of a match that is watched. Details carry no line-ups: `lineUpsOut` says whether they are out. */
export function follow(before: Watch, fact: MatchFact, lineUpsOut = false): { watch: Watch; told: Told[] } {
  const turn = new Turn(before, fact.at);
  if (fact.kind === "fixture") takeFixture(turn, fact.head.kickoff, fact.movedFrom);
  else if (fact.kind === "state") takeState(turn, fact.state, fact.news);
  else if (fact.kind === "events") watchEvents(turn, fact.set, fact.removed);
  else if (lineUpsOut && fact.parts.includes("line-ups")) takeLineUps(turn);
  return { watch: turn.watch, told: turn.told() };
}

function takeFixture(turn: Turn, kickoff: number, movedFrom: number | undefined): void {
  const { watch } = turn;
  const known = movedFrom ?? watch.kickoff;
  watch.kickoff = kickoff;
  const waits = watch.kind === "scheduled" || watch.kind === "postponed";
  // Some minutes are no other day: a broadcaster moves a kick-off by five every week.
  if (known === undefined || !waits || Math.abs(kickoff - known) < 15 * 60_000) return;
  turn.onceFor("moved", kickoff, { kind: "trouble", what: "moved", kickoff, happenedAt: turn.at });
}

function takeLineUps(turn: Turn): void {
  const { kind } = turn.watch;
  if (kind === "scheduled" && turn.watch.sport === "football")
    turn.once("line-ups", { kind: "lineUps", what: "line-ups", happenedAt: turn.at });
}

function takeState(turn: Turn, state: AnyState, news: readonly ScoreNews[]): void {
  const { watch } = turn;
  const score = currentPoints(state);
  const since = startOf(state);
  if (since !== undefined) watch.since = since;
  const before = watch.phase;
  const phase = "clock" in state ? state.clock.phase : undefined;
  if (phase) watch.phase = phase;
  if (watch.sport === "football" && score) countGoals(turn, score, news, state);
  if (score) watch.score = score;
  if (watch.sport === "football") tellFootballPhase(turn, state, before);
  else tellBasketballPhase(turn, state, before);
  tellTrouble(turn, state);
  if (state.kind === "finished") tellEnd(turn, state);
  else if (score) correctScores(turn, score);
  watch.kind = state.kind;
  watch.at = turn.at;
}
