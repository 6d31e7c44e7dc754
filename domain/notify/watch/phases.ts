import { type Points, samePoints } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";
import { freshMs } from "#notify/timing.ts";
import { startOf } from "#notify/watch/moments.ts";
import { isUntold, silent, type Turn } from "#notify/watch/watch.ts";

export function tellFootballPhase(turn: Turn, state: AnyState, before: string | undefined): void {
  if (state.kind !== "live") return;
  const { phase } = state.clock as { phase: string };
  const since = startOf(state) ?? turn.at;
  const { watch } = turn;
  const score = watch.score;
  if (phase === "first-half") turn.once("start", { kind: "start", what: "start", happenedAt: since });
  // Whoever hears of a match in the middle of it is not told that it began.
  else watch.told.start ??= silent(turn.at);
  if (phase === before) return;
  if (phase === "half-time") turn.once("half-time", { kind: "halfTime", what: "half-time", score, happenedAt: since });
  if (phase === "awaiting-extra-time" || phase === "extra-first")
    turn.once("extra-time", { kind: "extraTime", what: "extra-time", score, happenedAt: since });
  if (phase === "penalties") turn.once("shoot-out", { kind: "shootOut", what: "shoot-out", score, happenedAt: since });
}

export function tellBasketballPhase(turn: Turn, state: AnyState, before: string | undefined): void {
  const { watch } = turn;
  const phase = state.kind === "live" ? (state.clock.phase as string) : undefined;
  const score = watch.score;
  const happenedAt = turn.at;
  if (phase === "q1") turn.once("start", { kind: "start", what: "start", happenedAt: quarterStart(turn, state) });
  else if (phase) watch.told.start ??= silent(turn.at);
  if (phase && phase !== before) {
    const [, quarter] = /^q([123])$/.exec(before ?? "") ?? [];
    if (quarter)
      turn.once(`quarter:${quarter}`, {
        kind: "quarter",
        what: "quarter",
        period: Number(quarter),
        score,
        happenedAt,
      });
    const [, overtime] = /^ot(\d+)$/.exec(phase) ?? [];
    if (overtime)
      turn.once(`overtime:${overtime}`, {
        kind: "overtime",
        what: "overtime",
        period: Number(overtime),
        score,
        happenedAt,
      });
  }
  if (!phase || !/^(q4|ot)/.test(phase) || !("remaining" in (state as { clock: object }).clock)) return;
  const { remaining } = (state as { clock: { remaining: number } }).clock;
  if (remaining <= 120 && Math.abs(score.home - score.away) <= 5)
    turn.once(`close:${phase}`, { kind: "closeFinish", what: "close-finish", score, happenedAt });
}

function quarterStart(turn: Turn, state: AnyState): number {
  const clock = "clock" in state ? state.clock : undefined;
  // A quarter has ten or twelve minutes: how much of it is gone says when it began, near enough.
  return clock && "remaining" in clock && clock.remaining < 300 ? turn.at - freshMs - 1 : turn.at;
}

export function tellTrouble(turn: Turn, state: AnyState): void {
  const { watch } = turn;
  if (state.kind !== "postponed" && state.kind !== "abandoned" && state.kind !== "cancelled") return;
  if (state.kind === watch.kind) return;
  const score = "score" in state ? state.score?.current : undefined;
  const reason = state.reason;
  const moment = {
    kind: "trouble" as const,
    what: state.kind,
    ...(score && { score }),
    ...(reason && { reason }),
    happenedAt: turn.at,
  };
  if (state.kind === "postponed") turn.onceFor("postponed", watch.kickoff, moment);
  else turn.once(state.kind, moment);
}

export function tellEnd(turn: Turn, state: Extract<AnyState, { kind: "finished" }>): void {
  const { current } = state.score;
  const penalties = "penalties" in state.score ? state.score.penalties : undefined;
  const told = turn.watch.told.end;
  if (told && isUntold("end", told)) return;
  const started = turn.watch.kickoff;
  // Nobody says when a match ended: one that began five hours ago has not ended now.
  const isLong = started !== undefined && turn.at - started > 5 * 3_600_000;
  const happenedAt = told?.happenedAt ?? (isLong ? turn.at - freshMs - 1 : turn.at);
  turn.tell("end", { kind: "end", what: "end", score: current, ...(penalties && { penalties }), happenedAt });
}

/** What the last break or the end was told with follows a score that was corrected. */
export function correctScores(turn: Turn, score: Points): void {
  const { told, phase } = turn.watch;
  const end = told.end;
  if (end && !isUntold("end", end) && !samePoints(end.score, score)) turn.tell("end", { ...end, score });
  const half = told["half-time"];
  if (half && phase === "half-time" && !samePoints(half.score, score)) turn.tell("half-time", { ...half, score });
}
