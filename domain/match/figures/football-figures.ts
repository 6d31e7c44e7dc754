import type { StoredEvent } from "#facts.ts";
import type { FootballCommentary } from "#match/details/commentary.ts";
import type { FootballShot } from "#match/details/details.ts";
import {
  type FootballPlayedPhase,
  type FootballStatisticKey,
  type FootballStatistics,
  footballPlayedPhases,
} from "#match/figures/statistics.ts";
import { footballEventsOf } from "#match/line-ups/marks.ts";
import { type BallPoint, placeAt } from "#match/play/ball-track.ts";
import { compareMinutes, type Minute } from "#match/state/clock.ts";
import type { Points } from "#match/state/score.ts";
import { otherSide, type Side } from "#sport.ts";

/** What figures can be counted from. A list that a source did not send is empty. */
export type FootballRecord = {
  events: readonly StoredEvent[];
  shots: readonly FootballShot<number>[];
  commentary: readonly FootballCommentary<number>[];
  ball: readonly BallPoint[];
};

/** From this chance on a shot is a big one. */
const bigChance = 0.2;
const phaseBegins: Partial<Record<FootballCommentary<number>["code"], FootballPlayedPhase>> = {
  "kick-off": "first-half",
  "second-half": "second-half",
  "extra-time": "extra-first",
  "extra-second-half": "extra-second",
};
const minutesBefore: Record<FootballPlayedPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
};

type Figures = Partial<Record<FootballStatisticKey, Points>>;

/** Whether something was over by the end of a minute. */
function isBy(moment: Minute, until: Minute | undefined): boolean {
  return until === undefined || compareMinutes(moment, until) <= 0;
}

/**
 * The figures as they stood at the end of a minute, counted from what is stored.
 *
 * Passes are in no list and are left out. A figure is also left out where counting the whole match does not give what
 * the source itself says at its end: then the lists are not complete enough to count it from.
 */
export function footballStatisticsAt(
  record: FootballRecord,
  until: Minute,
  said: FootballStatistics | undefined,
): FootballStatistics {
  const whole = said && count(record, undefined).total;
  const counted = count(record, until);
  const keep = (figures: Figures): Figures =>
    Object.fromEntries(
      Object.entries(figures).filter(([key]) => {
        if (!whole) return true;
        const [own, theirs] = [whole[key as FootballStatisticKey], said.total[key as FootballStatisticKey]];
        return own && theirs && agree(own, theirs);
      }),
    );
  const phases = Object.entries(counted.phases).map(([phase, figures]) => [phase, keep(figures)]);
  return { total: keep(counted.total), phases: Object.fromEntries(phases) };
}

/** Reports come a little after what they count, and shares are rounded. */
function agree(a: Points, b: Points): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(2, 0.1 * Math.max(one, other));
  return near(a.home, b.home) && near(a.away, b.away);
}

function count(record: FootballRecord, until: Minute | undefined): FootballStatistics {
  const spans = spansOf(record.commentary, until);
  const phases: FootballStatistics["phases"] = {};
  for (const phase of footballPlayedPhases) {
    if (until ? until.minute > minutesBefore[phase] : phaseWasPlayed(record, phase)) {
      phases[phase] = phaseFigures(record, phase, until, spans.get(phase));
    }
  }
  return { total: sum(Object.values(phases)), phases: Object.fromEntries(shared(phases)) };
}

function phaseWasPlayed({ commentary, events, shots }: FootballRecord, phase: FootballPlayedPhase): boolean {
  return phase === "first-half" || [...commentary, ...events, ...shots].some((item) => item.phase === phase);
}

type Span = { from: number; to: number };

/** When each phase began and ended, as far as it is in question, in epoch milliseconds. */
function spansOf(commentary: FootballRecord["commentary"], until: Minute | undefined): Map<FootballPlayedPhase, Span> {
  const spans = new Map<FootballPlayedPhase, Span>();
  for (const entry of commentary) {
    const begun = phaseBegins[entry.code];
    if (begun) spans.set(begun, { from: entry.at, to: Number.POSITIVE_INFINITY });
  }
  for (const { phase, at, code } of commentary) {
    const span = (footballPlayedPhases as readonly string[]).includes(phase)
      ? spans.get(phase as FootballPlayedPhase)
      : undefined;
    const whistle =
      code === "half-time" || code === "full-time" || code.startsWith("end-of") || code === "extra-half-time";
    if (span && whistle) span.to = at;
  }
  if (until) {
    for (const [phase, span] of spans) {
      const minutes = until.minute - minutesBefore[phase] + (until.added ?? 0);
      span.to = Math.min(span.to, span.from + minutes * 60_000);
    }
  }
  return spans;
}

/** Possession is in milliseconds until it is shared out. */
function phaseFigures(
  record: FootballRecord,
  phase: FootballPlayedPhase,
  until: Minute | undefined,
  span: Span | undefined,
): Figures {
  const figures: Figures = {};
  const open = (...keys: FootballStatisticKey[]) => {
    for (const key of keys) figures[key] = { home: 0, away: 0 };
  };
  const add = (key: FootballStatisticKey, side: Side, amount = 1) => {
    const points = figures[key];
    if (points) points[side] += amount;
  };
  const own = <Item extends Minute & { phase: string }>(items: readonly Item[]) =>
    items.filter((item) => item.phase === phase && isBy(item, until));

  open("yellow", "red");
  for (const event of own(footballEventsOf(record.events))) {
    if (event.type === "card") add(event.card === "yellow" ? "yellow" : "red", event.side);
  }
  if (record.shots.length > 0) {
    open("shots", "onTarget", "offTarget", "blocked", "saves", "xg", "bigChances");
    for (const shot of own(record.shots)) countShot(shot, add);
  }
  if (record.commentary.length > 0) {
    open("corners", "fouls", "offsides");
    for (const entry of own(record.commentary)) countRemark(entry, add);
  }
  if (record.ball.length > 0 && span) {
    open("possession", "throwIns", "goalKicks", "attacks", "dangerousAttacks");
    countBall(record.ball, span, add);
  }
  return figures;
}

type Add = (key: FootballStatisticKey, side: Side, amount?: number) => void;

function countShot({ side, outcome, xg }: FootballShot<number>, add: Add): void {
  add("shots", side);
  add("xg", side, xg);
  if (xg >= bigChance) add("bigChances", side);
  if (outcome === "blocked") add("blocked", side);
  else add(outcome === "off-target" || outcome === "woodwork" ? "offTarget" : "onTarget", side);
  if (outcome === "saved") add("saves", otherSide[side]);
}

/** A foul is told as such, by the free kick or penalty that it gave, or by its card. */
function countRemark({ code, side, detail }: FootballCommentary<number>, add: Add): void {
  if (!side) return;
  if (code === "corner") add("corners", side);
  if (code === "offside") add("offsides", side);
  if (code === "foul") add("fouls", side);
  if (code === "free-kick" || code === "penalty-awarded") add("fouls", otherSide[side]);
  const forFoul = detail === "foul" || detail === "serious-foul" || detail === "last-man";
  if (code.endsWith("-card") && forFoul) add("fouls", side);
}

function countBall(ball: readonly BallPoint[], { from, to }: Span, add: Add): void {
  let before = "";
  for (let index = Math.max(0, placeAt(ball, from - 1) + 1); index < ball.length; index += 1) {
    const point = ball[index];
    if (!point || point.at > to) break;
    const { at, side, kind } = point;
    const next = Math.min(ball[index + 1]?.at ?? at, to);
    if (kind !== "stopped") add("possession", side, next - at);
    if (kind === "throw-in") add("throwIns", side);
    if (kind === "goal-kick") add("goalKicks", side);
    const moment = side + kind;
    if (kind === "attack" && moment !== before) add("attacks", side);
    if (kind === "dangerous" && moment !== before) add("dangerousAttacks", side);
    before = moment;
  }
}

function sum(parts: readonly Figures[]): Figures {
  const total: Figures = {};
  for (const part of parts) {
    for (const [key, { home, away }] of Object.entries(part)) {
      const known = total[key as FootballStatisticKey] ?? { home: 0, away: 0 };
      total[key as FootballStatisticKey] = { home: known.home + home, away: known.away + away };
    }
  }
  return rounded(total);
}

function shared(phases: FootballStatistics["phases"]): [string, Figures][] {
  return Object.entries(phases).map(([phase, figures]) => [phase, rounded(figures)]);
}

function rounded(figures: Figures): Figures {
  const { possession, xg } = figures;
  const held = possession ? possession.home + possession.away : 0;
  const home = possession && held > 0 ? Math.round((possession.home / held) * 100) : 50;
  return {
    ...figures,
    ...(possession && { possession: { home, away: 100 - home } }),
    ...(xg && { xg: { home: hundredths(xg.home), away: hundredths(xg.away) } }),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
