import type { FootballPhase } from "@scoreline/domain/match/state/clock";
import { type FootballScore, type FootballScoringPhase, foldGoals } from "@scoreline/domain/match/state/score";
import type { FootballState } from "@scoreline/domain/match/state/state";
import { phaseStart } from "#football/intensity.ts";
import type { Situation } from "#football/outcome.ts";
import type { FootballScript, ScriptEvent } from "#football/script.ts";
import { isPlayed } from "#football/statistics.ts";

/** How far the score is settled while a phase lasts: during a break the phase before it is complete. */
const settledBy: Record<FootballPhase, FootballScoringPhase> = {
  "first-half": "first-half",
  "half-time": "second-half",
  "second-half": "second-half",
  "awaiting-extra-time": "extra-first",
  "extra-first": "extra-first",
  "extra-half-time": "extra-second",
  "extra-second": "extra-second",
  penalties: "penalties",
};

/** What has happened and still counts at `t`, in milliseconds from kick-off. */
export function eventsAt(script: Pick<FootballScript, "events">, t: number): ScriptEvent[] {
  return script.events.filter(({ at, overturnedAt }) => at <= t && (overturnedAt === undefined || overturnedAt > t));
}

export function endOf(script: Pick<FootballScript, "phases">): number {
  return script.phases.at(-1)?.to ?? 0;
}

/** Where the match stands at the instant `now`, if it was kicked off at the instant `kickoff`. */
export function stateAt(script: FootballScript, kickoff: number, now: number): FootballState {
  const t = now - kickoff;
  if (t < 0) return { kind: "scheduled" };
  const span = script.phases.find(({ to }) => t < to);
  if (!span) return { kind: "finished", decided: decidedIn(script), score: finalScore(script, t) };
  const announced = script.events.some(
    ({ type, at, phase }) => type === "added-time" && phase === span.phase && at <= t,
  );
  return {
    kind: "live",
    clock: {
      phase: span.phase,
      since: kickoff + span.from,
      ...(announced && span.added !== undefined && { added: span.added }),
    },
    score: scoreAt(script, t, settledBy[span.phase]),
  };
}

function decidedIn({ shootOut, phases }: FootballScript): "regular" | "extra-time" | "penalties" {
  if (shootOut) return "penalties";
  return phases.some(({ phase }) => phase === "extra-second") ? "extra-time" : "regular";
}

function finalScore(script: FootballScript, t: number): FootballScore {
  const decided = decidedIn(script);
  if (decided !== "extra-time") return scoreAt(script, t, decided === "regular" ? "extra-first" : "penalties");
  const { penalties: _, ...score } = scoreAt(script, t, "penalties");
  return score;
}

function scoreAt(script: FootballScript, t: number, settled: FootballScoringPhase): FootballScore {
  const goals = eventsAt(script, t).filter((event) => event.type === "goal");
  const score = foldGoals(goals, settled);
  // Where a cup goes straight to kicks there was no extra time to have a score.
  if (!script.phases.some(({ phase }) => phase === "extra-second")) delete score.extraTime;
  const { knockOut } = script.matchup;
  const firstLeg = knockOut === "none" ? undefined : knockOut.aggregate;
  if (!firstLeg) return score;
  const { home, away } = score.current;
  return { ...score, aggregate: { home: firstLeg.home + home, away: firstLeg.away + away } };
}

/** What the outcome model has to know of the match at `t`; nothing after the whistle or in a shoot-out. */
export function situationAt(script: FootballScript, t: number): Situation | undefined {
  const span = script.phases.find(({ to }) => t < to);
  if (!span || span.phase === "penalties") return undefined;
  const events = eventsAt(script, t);
  const reds = { home: 0, away: 0 };
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type === "goal") score[event.side] += 1;
    if (event.type === "card" && event.card !== "yellow") reds[event.side] += 1;
  }
  if (!isPlayed(span.phase)) {
    const next = script.phases.find(({ from }) => from === span.to)?.phase;
    return next && isPlayed(next) ? { minute: phaseStart[next], phase: next, score, reds } : undefined;
  }
  const announced = events.some(({ type, phase }) => type === "added-time" && phase === span.phase);
  return {
    minute: phaseStart[span.phase] + Math.max(0, t - span.from) / 60_000,
    phase: span.phase,
    score,
    reds,
    ...(announced && span.added !== undefined && { added: span.added }),
  };
}
