import { scoreNews } from "#match/reconcile/change.ts";
import type { ScoreNews } from "#match/state/head.ts";
import { type Points, samePoints } from "#match/state/score.ts";
import { type AnyState, currentPoints, isOver } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

/** Whether a state that a source sends is believed, at once or later, and what is told of it. */

/** A score that falls is held back for so long, by our clock: feeds flap, and nobody wants to be told twice. */
export const dropWindowMs = 20_000;
/** A match that goes back in time is held back for so long, by our clock, or until the source says it again. */
export const backwardsWindowMs = 30_000;
/** By the source's clock: a goal that stands again so soon is the same goal. */
export const standsAgainMs = 120_000;
/** By the source's clock: a match whose score comes back later than this was started anew. */
const lostScoreMs = 3 * 3_600_000;

/** What a source said of a match, and its own time of that. */
export type Word = { state: AnyState; at: number };
export type KnownState = { state: AnyState; stateAt: number };

/** A word in doubt. Each doubt is the time since when we have it, 0 once it is settled while another one is not. */
export type Held = Word & { drop?: number; backwards?: number };

/** What has to be remembered of a match beside its state. */
export type Recall = {
  held?: Held;
  /** The score from before a goal was taken back; `again` is when it was given after all. */
  overturned?: { score: Points; at: number; again?: number };
  /** The last score of a match whose state has none any more. */
  lost?: { score: Points; at: number };
};

export type Circumstances = {
  /** Our clock. */
  now: number;
  /** Sides that the events took a goal from. */
  proven: ReadonlySet<Side>;
  /** A person vouches for it: nothing is held back. */
  vouched?: boolean;
};

export type Taken = { recall: Recall; applied?: Word & { news: ScoreNews[] } };

/** The next word of a source on a match: late ones change nothing, doubtful ones wait, the others are the new state. */
export function takeState(known: KnownState, recall: Recall, word: Word, circumstances: Circumstances): Taken {
  const { held, ...rest } = recall;
  if (word.at < Math.max(known.stateAt, held?.at ?? 0)) return { recall };
  const { now, proven, vouched } = circumstances;
  const doubts: Omit<Held, keyof Word> = {};
  const fallen = fallenSides(known, recall, word);
  if (fallen.length > 0) doubts.drop = fallen.every((side) => proven.has(side)) ? 0 : (held?.drop ?? now);
  if (goesBackwards(known.state, word.state)) {
    const repeated = held?.backwards !== undefined && word.at > held.at;
    doubts.backwards = repeated ? 0 : (held?.backwards ?? now);
  }
  if (!vouched && now < dueAt(doubts)) {
    return { recall: { ...rest, held: { state: word.state, at: word.at, ...doubts } } };
  }
  return apply(known, rest, word);
}

/** What becomes of a word that is held back, now that time has passed or the events have proved it. */
export function settleHeld(known: KnownState, recall: Recall, circumstances: Circumstances): Taken {
  return recall.held ? takeState(known, recall, recall.held, circumstances) : { recall };
}

/** When a word that is held back will be believed, by our clock. */
export function dueAt({ drop, backwards }: Omit<Held, keyof Word>): number {
  return Math.max(drop ? drop + dropWindowMs : 0, backwards ? backwards + backwardsWindowMs : 0);
}

function apply(known: KnownState, recall: Omit<Recall, "held">, { state: said, at }: Word): Taken {
  const state = withScore(known.state, said);
  const before = scoreBefore(known, recall, at);
  const all = scoreNews(known.state, state, before);
  const echo = echoes(recall.overturned, before, currentPoints(state), at, all);
  const news = echo ? [] : all.filter(({ type }) => type === "overturned" || goalsAreTold(known.state, state));
  const next: Recall = {};
  if (echo) next.overturned = echo;
  else if (before && all.some(({ type }) => type === "overturned")) next.overturned = { score: before, at };
  else if (recall.overturned && all.length === 0) next.overturned = recall.overturned;
  if (before && !currentPoints(state)) next.lost = currentPoints(known.state) ? { score: before, at } : recall.lost;
  return { recall: next, applied: { state, at, news } };
}

/** A match that is broken off keeps its score although the source no longer says it, and can go on from there. */
function withScore(before: AnyState, after: AnyState): AnyState {
  if (after.kind !== "abandoned" || after.score || !("score" in before) || !before.score) return after;
  return { ...after, score: before.score } as AnyState;
}

function scoreBefore(known: KnownState, { lost }: Pick<Recall, "lost">, at: number): Points | undefined {
  return currentPoints(known.state) ?? (lost && at - lost.at <= lostScoreMs ? lost.score : undefined);
}

function fallenSides(known: KnownState, recall: Recall, { state, at }: Word): Side[] {
  const from = scoreBefore(known, recall, at);
  const to = currentPoints(state);
  if (!from || !to) return [];
  return (["home", "away"] as const).filter((side) => to[side] < from[side]);
}

/** A result that changes once the match is over, or that a table makes, is put right without a shout. */
function goalsAreTold(before: AnyState, after: AnyState): boolean {
  if (after.kind === "finished" && after.decided === "awarded") return false;
  return !(isOver(before) && isOver(after));
}

/** The same goal given, taken back and given again: it and its end were told already. */
function echoes(
  overturned: Recall["overturned"],
  from: Points | undefined,
  to: Points | undefined,
  at: number,
  news: readonly ScoreNews[],
): Recall["overturned"] {
  if (!overturned || !to || news.length === 0 || at - (overturned.again ?? overturned.at) > standsAgainMs)
    return undefined;
  const { score } = overturned;
  if (overturned.again === undefined) {
    const stands = samePoints(to, score) && news.every(({ type }) => type === "goal");
    return stands ? { ...overturned, again: at } : undefined;
  }
  const fallsAgain = samePoints(from, score) && news.every(({ type }) => type === "overturned");
  return fallsAgain ? { score, at } : undefined;
}

/** Both sports in one row: no name stands in two places of a match. A break of basketball may be any of three. */
const phases: readonly string[] = [
  "first-half",
  "q1",
  "q2",
  "half-time",
  "second-half",
  "q3",
  "q4",
  "end of regular time",
  "awaiting-extra-time",
  "extra-first",
  "extra-half-time",
  "extra-second",
  "penalties",
];
const overtime = /^ot(\d+)$/;

/** How far a match has come; nothing where that cannot be said. */
function progress(state: AnyState): number | undefined {
  switch (state.kind) {
    case "scheduled":
    case "postponed":
    case "cancelled":
      return -1;
    case "live":
    case "suspended":
      return phaseProgress(state.clock.phase);
    case "finished":
      // After full time there may be extra time; after anything else there is nothing.
      return state.decided === "regular" ? phaseProgress("end of regular time") : Number.POSITIVE_INFINITY;
    case "abandoned":
      return undefined;
  }
}

function phaseProgress(phase: string): number | undefined {
  const extra = overtime.exec(phase);
  if (extra) return phases.length + Number(extra[1]);
  const place = phases.indexOf(phase);
  return place < 0 ? undefined : place;
}

/** Second half to first half, finished to live, live to postponed. One that was broken off may go on anywhere. */
function goesBackwards(before: AnyState, after: AnyState): boolean {
  const from = progress(before);
  const to = progress(after);
  return from !== undefined && to !== undefined && to < from;
}
