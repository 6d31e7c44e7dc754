import type { Sport } from "@scoreline/domain/sport";
import type { Stray } from "#odds/opinion.ts";
import type { Seen } from "#odds/subject.ts";
import { type Rng, rng } from "#random.ts";
import { dayMs, minuteMs } from "#schedule/zone-clock.ts";

/**
 * How far the market as a whole is from the truth before the match: it learns bit by bit, a good deal of it when the line-ups
 * are out. Standard deviations; football's are logarithms of rates, basketball's are points.
 */
type Error = {
  /** Six days before. */
  first: number;
  /** Of what the line-ups say. */
  news: number;
  /** At kick-off, and from then on. */
  last: number;
};
const errors: Record<Sport, Record<keyof Stray, Error>> = {
  football: { edge: { first: 0.055, news: 0.02, last: 0.01 }, level: { first: 0.028, news: 0.009, last: 0.005 } },
  basketball: { edge: { first: 1.2, news: 0.5, last: 0.25 }, level: { first: 2, news: 0.8, last: 0.5 } },
};

/** How far one company is from the market. */
const ownErrors: Record<Sport, { before: Stray; live: Stray }> = {
  football: { before: { edge: 0.028, level: 0.016 }, live: { edge: 0.022, level: 0.02 } },
  basketball: { before: { edge: 0.6, level: 1 }, live: { edge: 0.6, level: 1 } },
};

/** Nobody quotes earlier than this. */
export const earliest = -6 * dayMs;
const steps = 40;

export type Consensus = {
  /** Milliseconds from kick-off at which the line-ups are out. */
  news: number;
  points: readonly (Stray & { at: number })[];
  at(t: number): Stray;
};

export function consensusOf({ sport, seed, matchRef }: Seen): Consensus {
  const random = rng(seed, matchRef, "odds-consensus");
  const news = -Math.round((55 + 12 * random.float()) * minuteMs);
  const times = Array.from({ length: steps }, (_, index) => Math.round(earliest * (1 - index / steps) ** 2));
  times.push(news);
  times.sort((a, b) => a - b);
  const { edge, level } = errors[sport];
  const points: (Stray & { at: number })[] = [];
  // Backwards from what is still unknown at kick-off: the further back, the more was unknown.
  let known = { edge: edge.last * random.normal(), level: level.last * random.normal() };
  let untilLeft = timeLeft(0);
  for (const at of times.toReversed()) {
    points.push({ at, ...known });
    const left = timeLeft(at);
    known = {
      edge: known.edge + Math.sqrt(gained(edge, left - untilLeft, at === news)) * random.normal(),
      level: known.level + Math.sqrt(gained(level, left - untilLeft, at === news)) * random.normal(),
    };
    untilLeft = left;
  }
  points.reverse();
  const first = points[0] ?? { edge: 0, level: 0 };
  return {
    news,
    points,
    at(t) {
      let index = points.length - 1;
      while (index > 0 && (points[index]?.at ?? 0) > t) index -= 1;
      return points[index] ?? first;
    },
  };
}

/** The share of the drift that is still to come. */
function timeLeft(t: number): number {
  return (t / earliest) ** 0.6;
}

/** Variance that the market loses with a share of the drift, and with the news of the line-ups. */
function gained({ first, news, last }: Error, share: number, withNews: boolean): number {
  const drift = first ** 2 - news ** 2 - last ** 2;
  return drift * share + (withNews ? news ** 2 : 0);
}

/** A company's own opinion on top of the market's, which changes a little with every look. */
export function ownOpinion(sport: Sport, stubbornness: number, random: Rng): (t: number) => Stray {
  const { before, live } = ownErrors[sport];
  let edge = random.normal();
  let level = random.normal();
  const keep = 0.75;
  const renew = Math.sqrt(1 - keep ** 2);
  return (t) => {
    edge = keep * edge + renew * random.normal();
    level = keep * level + renew * random.normal();
    const size = t < 0 ? 0.35 + 0.65 * Math.sqrt(Math.min(1, t / earliest)) : 1;
    const usual = t < 0 ? before : live;
    return { edge: edge * usual.edge * size * stubbornness, level: level * usual.level * size * stubbornness };
  };
}
