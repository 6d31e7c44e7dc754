import {
  type BasketballClock,
  basketballRemaining,
  compareMinutes,
  type FootballClock,
  type FootballPhase,
  footballMinute,
  footballPhases,
  type Minute,
} from "#match/state/clock.ts";
import type { BasketballScore } from "#match/state/score.ts";
import type { AnyState } from "#match/state/state.ts";
import type { Sport } from "#sport.ts";

/**
 * Where the time machine stands: "63" or "45+2" of football, "31" minutes played of basketball. A moment is the end of
 * its minute: whatever happened in it is seen.
 */
export type Moment = Minute;

const written = /^(\d{1,3})(?:\+(\d{1,2}))?$/;

export function parseMoment(text: string): Moment | undefined {
  const match = written.exec(text);
  if (!match) return undefined;
  const minute = Number(match[1]);
  const added = Number(match[2] ?? 0);
  return added > 0 ? { minute, added } : { minute };
}

export function momentText({ minute, added }: Moment): string {
  return added ? `${minute}+${added}` : String(minute);
}

/** Phases that have minutes, with the minute before their first one and how long they are. */
const minutesOf = {
  "first-half": { from: 0, length: 45 },
  "second-half": { from: 45, length: 45 },
  "extra-first": { from: 90, length: 15 },
  "extra-second": { from: 105, length: 15 },
} as const;
type Played = keyof typeof minutesOf;
const played = Object.keys(minutesOf) as Played[];

function hasMinutes(phase: string): phase is Played {
  return phase in minutesOf;
}

export function phaseOfMoment({ minute }: Moment): Played {
  return played.find((phase) => minute <= minutesOf[phase].from + minutesOf[phase].length) ?? "extra-second";
}

/** Whether something had happened by then. Kicks of a shoot-out come after every minute. */
export function happenedBy(moment: Moment, what: Moment & { phase: string }): boolean {
  return what.phase !== "penalties" && compareMinutes(what, moment) <= 0;
}

const overtimeSeconds = 300;
const quarters = ["q1", "q2", "q3", "q4"];

/** What a game's entries tell of it: quarters are ten minutes long, or twelve. */
export function quarterSeconds(entries: readonly { phase: string; remaining?: number | undefined }[]): 600 | 720 {
  const long = entries.some(({ phase, remaining = 0 }) => quarters.includes(phase) && remaining > 600);
  return long ? 720 : 600;
}

/** Seconds played since tip-off; during a pause those of the periods before it are not known. */
export function secondsPlayed(
  { phase, remaining }: { phase: string; remaining: number },
  quarter: number,
): number | undefined {
  if (phase === "half-time") return 2 * quarter;
  const place = quarters.indexOf(phase);
  if (place >= 0) return (place + 1) * quarter - remaining;
  const overtime = /^ot(\d{1,2})$/.exec(phase);
  return overtime ? 4 * quarter + Number(overtime[1]) * overtimeSeconds - remaining : undefined;
}

/** An entry whose instant is known, as the lists around a match have them. */
export type TimedEntry = { at: number; phase: string; minute?: number; added?: number; remaining?: number };
export type TimedMatch = { sport: Sport; kickoff: number; state: AnyState };

const minuteMs = 60_000;
/** From the start of a phase to the start of the next one where nothing tells it: its length, some added time, the pause. */
const usualMs: Record<Played, number> = {
  "first-half": (45 + 3 + 15) * minuteMs,
  "second-half": (45 + 5 + 5) * minuteMs,
  "extra-first": (15 + 1 + 2) * minuteMs,
  "extra-second": (15 + 1 + 3) * minuteMs,
};
/** A minute of basketball takes this long on the wall's clock, and the long pause comes on top. */
const basketballMinuteMs = 2.1 * minuteMs;
const longPauseMs = 15 * minuteMs;

/** The instant at which a moment ended: from what is known of the phases' starts, else as matches usually run. */
export function instantOfMoment(moment: Moment, subject: TimedMatch, marks: readonly TimedEntry[]): number {
  return subject.sport === "football"
    ? footballInstant(moment, subject, marks)
    : basketballInstant(moment, subject, marks);
}

function footballInstant(moment: Moment, subject: TimedMatch, marks: readonly TimedEntry[]): number {
  const phase = phaseOfMoment(moment);
  let start = subject.kickoff;
  for (const each of played) {
    start = startOf(each, subject.state, marks) ?? start;
    if (each === phase) break;
    start += usualMs[each];
  }
  const end = start + (moment.minute - minutesOf[phase].from + (moment.added ?? 0)) * minuteMs - 1;
  const next = played[played.indexOf(phase) + 1];
  const nextStart = next && startOf(next, subject.state, marks);
  return nextStart === undefined ? end : Math.min(end, nextStart - 1);
}

/** Each entry says that its phase began no later than its minute allows; the one at the start says it exactly. */
function startOf(phase: Played, state: AnyState, marks: readonly TimedEntry[]): number | undefined {
  const clock = "clock" in state ? state.clock : undefined;
  if (clock?.phase === phase && "since" in clock) return clock.since;
  const latest = marks
    .filter((mark) => mark.phase === phase && mark.minute !== undefined)
    .map(({ at, minute = 0, added = 0 }) => at - Math.max(0, minute - minutesOf[phase].from + added - 1) * minuteMs);
  return latest.length > 0 ? Math.min(...latest) : undefined;
}

function basketballInstant({ minute }: Moment, { kickoff }: TimedMatch, marks: readonly TimedEntry[]): number {
  const quarter = quarterSeconds(marks);
  const until = marks.filter((mark) => {
    const seconds = secondsPlayed({ phase: mark.phase, remaining: mark.remaining ?? 0 }, quarter);
    return seconds !== undefined && seconds <= minute * 60;
  });
  if (until.length > 0) return Math.max(...until.map(({ at }) => at));
  return kickoff + minute * basketballMinuteMs + (minute * 60 > 2 * quarter ? longPauseMs : 0);
}

/** Whether the moment lies in the past of a match: only then is there something to go back to. */
export function isPast(moment: Moment, { sport, state }: TimedMatch, now: number, quarter: number): boolean {
  if (state.kind === "scheduled" || state.kind === "postponed" || state.kind === "cancelled") return false;
  if (state.kind === "abandoned") return true;
  if (sport === "football")
    return state.kind === "finished"
      ? beforeEnd(moment, state.decided)
      : isBehind(moment, state.clock as FootballClock, now);
  if (state.kind === "finished") return true;
  const clock = state.clock as BasketballClock;
  const seconds = secondsPlayed({ phase: clock.phase, remaining: basketballRemaining(clock, now) }, quarter);
  return seconds === undefined || moment.minute * 60 < seconds;
}

const end: Moment = { minute: 999 };

/** The last minute that had been played to its end: whatever happened in it was known by then. */
export function lastWholeMinute({ sport, state }: TimedMatch, instant: number, quarter: number): Moment {
  if (state.kind !== "live" && state.kind !== "suspended") {
    return state.kind === "finished" || state.kind === "abandoned" ? end : { minute: 0 };
  }
  if (sport === "football") return footballWhole(state.clock as FootballClock, instant);
  const clock = state.clock as BasketballClock;
  const { periods } = state.score as BasketballScore;
  const seconds = secondsPlayed({ phase: clock.phase, remaining: basketballRemaining(clock, instant) }, quarter);
  return { minute: Math.floor((seconds ?? periods.length * quarter) / 60) };
}

/** A phase's first minute, and a pause, come after all that was played before, however long that was. */
function footballWhole(clock: FootballClock, instant: number): Moment {
  const current = footballMinute(clock, instant);
  const own = played.find((phase) => phase === clock.phase);
  const before = played.findLast((phase) => footballPhases.indexOf(phase) < footballPhases.indexOf(clock.phase));
  const since = own ? minutesOf[own].from + 1 : Number.POSITIVE_INFINITY;
  if (!current || (current.minute === since && !current.added)) {
    return before ? { minute: minutesOf[before].from + minutesOf[before].length, added: 99 } : { minute: 0 };
  }
  const { minute, added = 0 } = current;
  if (added === 0) return { minute: minute - 1 };
  return added > 1 ? { minute, added: added - 1 } : { minute };
}

function beforeEnd({ minute }: Moment, decided: string): boolean {
  return minute <= (decided === "extra-time" || decided === "penalties" ? 120 : 90);
}

function isBehind(moment: Moment, clock: FootballClock, now: number): boolean {
  const place = (phase: FootballPhase) => footballPhases.indexOf(phase);
  const own = phaseOfMoment(moment);
  if (own !== clock.phase || !hasMinutes(clock.phase)) return place(own) < place(clock.phase);
  const current = footballMinute(clock, now);
  return current !== undefined && compareMinutes(moment, current) < 0;
}
