/**
 * Clocks are anchors, not readings: they say when a phase began, so that every screen runs the minute by itself
 * and nothing has to be sent for time passing.
 */
export const footballPhases = [
  "first-half",
  "half-time",
  "second-half",
  "awaiting-extra-time",
  "extra-first",
  "extra-half-time",
  "extra-second",
  "penalties",
] as const;
export type FootballPhase = (typeof footballPhases)[number];

export type FootballClock = {
  phase: FootballPhase;
  /** Epoch milliseconds at which the phase began. */
  since: number;
  /** Minutes of added time, once announced. */
  added?: number;
};

export type BasketballPhase = "q1" | "q2" | "half-time" | "q3" | "q4" | `ot${number}` | "break";

export type BasketballClock = {
  phase: BasketballPhase;
  /** Seconds left in the period at the instant `at`. */
  remaining: number;
  running: boolean;
  at: number;
};

export type Minute = { minute: number; added?: number };

const phaseStart: Partial<Record<FootballPhase, { from: number; length: number }>> = {
  "first-half": { from: 0, length: 45 },
  "second-half": { from: 45, length: 45 },
  "extra-first": { from: 90, length: 15 },
  "extra-second": { from: 105, length: 15 },
};

/** The minute being played at `now`; nothing during breaks. The first minute is 1, the 46th of the first half is 45+1. */
export function footballMinute(clock: FootballClock, now: number): Minute | undefined {
  const phase = phaseStart[clock.phase];
  if (!phase) return undefined;
  const elapsed = Math.max(0, Math.floor((now - clock.since) / 60_000)) + 1;
  if (elapsed <= phase.length) return { minute: phase.from + elapsed };
  return { minute: phase.from + phase.length, added: elapsed - phase.length };
}

/** Match seconds since the kick-off of the phase's first minute, for the mm:ss clock of a match page. */
export function footballSeconds(clock: FootballClock, now: number): number | undefined {
  const phase = phaseStart[clock.phase];
  return phase && phase.from * 60 + Math.max(0, Math.floor((now - clock.since) / 1000));
}

/** 45+2' as fans write it. */
export function minuteNotation({ minute, added }: Minute): string {
  return added ? `${minute}+${added}'` : `${minute}'`;
}

const notation = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/;

export function parseMinute(text: string): Minute | undefined {
  const match = notation.exec(text);
  if (!match) return undefined;
  const minute = Number(match[1]);
  return match[2] ? { minute, added: Number(match[2]) } : { minute };
}

export function compareMinutes(a: Minute, b: Minute): number {
  return a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0);
}

/** Whole seconds left in the period at `now`. */
export function basketballRemaining(clock: BasketballClock, now: number): number {
  return Math.ceil(left(clock, now));
}

function left(clock: BasketballClock, now: number): number {
  const passed = clock.running ? Math.max(0, (now - clock.at) / 1000) : 0;
  return Math.max(0, clock.remaining - passed);
}

/** What the clock of a game shows: in the last minute of a period tenths of a second count. */
export function gameClock(clock: BasketballClock, now: number): string {
  const seconds = left(clock, now);
  return seconds < 60 ? (Math.ceil(seconds * 10) / 10).toFixed(1) : clockNotation(Math.ceil(seconds));
}

export function clockNotation(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
