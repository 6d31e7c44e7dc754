import type { OddsPhase } from "@scoreline/domain/odds/move";
import { type Character, coarseness } from "#odds/characters.ts";
import { type Consensus, ownOpinion } from "#odds/consensus.ts";
import { type Market, markets } from "#odds/moves.ts";
import type { OddsTimeline, OddsView, Opinion, Stray } from "#odds/opinion.ts";
import type { PriceLog } from "#odds/price-log.ts";
import { pricesInto } from "#odds/prices.ts";
import type { Seen } from "#odds/subject.ts";
import { type Rng, rng } from "#random.ts";
import { dayMs } from "#schedule/zone-clock.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A look at the prices does not always end in a new one for every market. */
const leavesAlone = 0.1;
/** Seconds for which a market stays closed after what closed it. */
const closedFor = { shortest: 20, longest: 70 };

/** By company, the last row of each market; -1 where there is none. */
export type LastRows = ReadonlyMap<number, readonly number[]>;

/** All that one company does about one match; where `early` is known, all that it does after kick-off. */
export function trade(
  log: PriceLog,
  seen: Seen,
  consensus: Consensus,
  character: Character,
  setting: Setting,
  early?: LastRows,
): void {
  const { sport, seed, matchRef, before, timeline } = seen;
  const { company, stubbornness } = character;
  const opinion = (of: string) => ownOpinion(sport, stubbornness, rng(seed, matchRef, of, company));
  const last = [...(early?.get(company) ?? [-1, -1, -1])];
  const book: Book = {
    log,
    character,
    random: rng(seed, matchRef, "odds", company),
    own: opinion("odds-opinion"),
    last,
  };
  if (!early) tradeBefore(book, before, consensus, setting);
  if (!timeline) return;
  // Draws of its own, so that neither what happens before the match nor what happens in it hangs on whether the other is known.
  book.random = rng(seed, matchRef, "odds-live", company);
  book.own = opinion("odds-opinion-live");
  tradeLive(book, timeline, consensus, setting);
}

export type Setting = { kickoff: number; popularity: number };

type Book = {
  log: PriceLog;
  character: Character;
  random: Rng;
  own(t: number): Stray;
  /** The last row of each market, -1 before there is one. */
  last: number[];
};

function tradeBefore(book: Book, view: OddsView, consensus: Consensus, { kickoff, popularity }: Setting): void {
  const { random, character } = book;
  const opening = openingOf(random, kickoff);
  const looks = Math.round(random.int(10, 13) / coarseness(popularity));
  const times = Array.from({ length: looks }, () => opening * random.float() ** 1.8);
  times.push(consensus.news + Math.min(character.lag, 30) * minute * (0.3 + random.float()));
  const ordered = times.map(wholeSecond).sort((a, b) => a - b);
  const stray = (t: number) => sum(consensus.at(t - character.lag * minute), book.own(t));
  const closing = wholeSecond(-(1 + 8 * random.float()) * minute);
  write(book, opening, "opening", view(stray(opening)), true);
  for (const at of ordered) {
    if (at <= opening || at >= closing) continue;
    write(book, at, "pre-match", view(stray(at)), false);
  }
  // Before they close, all look at what the others ask: whoever backed every outcome somewhere would win for sure.
  const { edge, level } = book.own(closing);
  const own = { edge: edge * closingShare, level: level * closingShare };
  write(book, closing, "pre-match", view(sum(consensus.at(0), own)), true);
}

/** What is left of a company's own opinion when it closes. */
const closingShare = 0.15;

/** Three to six days ahead, when traders are at their desks. */
function openingOf(random: Rng, kickoff: number): number {
  const rough = -(3.3 + 2.4 * random.float()) * dayMs;
  const timeOfDay = (((kickoff + rough) % dayMs) + dayMs) % dayMs;
  const office = (7 + 10 * random.float()) * hour;
  const shift = office - timeOfDay;
  const at = rough + (shift > dayMs / 2 ? shift - dayMs : shift < -dayMs / 2 ? shift + dayMs : shift);
  return wholeSecond(Math.max(-6 * dayMs, Math.min(-3 * dayMs, at)));
}

function tradeLive(book: Book, timeline: OddsTimeline, consensus: Consensus, { popularity }: Setting): void {
  const { random, character } = book;
  const delay = character.delay * second;
  const closed = closuresOf(book, timeline);
  const pace = character.pace * second * coarseness(popularity);
  const market = consensus.at(0);
  const opinion = (t: number) => timeline.at(Math.max(0, t - delay), sum(market, book.own(t)));
  let isLive = false;
  let next = 0;
  let look = wholeSecond((5 + 30 * random.float()) * second);
  for (;;) {
    const closure = closed[next];
    let at = look;
    // What closes a market does not wait for the next look.
    if (closure && closure.from <= look) {
      next += 1;
      suspend(book, closure.from);
      at = closure.to;
      if (at >= timeline.end) return;
      write(book, at, "live", opinion(at), true);
    } else {
      if (at >= timeline.end) return;
      write(book, at, "live", opinion(at), !isLive);
    }
    isLive = true;
    let idle = false;
    let rest = Number.POSITIVE_INFINITY;
    for (const { from, to } of timeline.breaks) {
      if (at >= from && at < to) idle = true;
      if (from > at) rest = Math.min(rest, from);
    }
    const wait = pace * (0.6 + 0.8 * random.float()) * (idle ? 3 : 1);
    // A break is when everybody looks, at a score that stands for a while.
    look = wholeSecond(Math.min(at + wait, rest + delay + (5 + 15 * random.float()) * second));
  }
}

/** When this company's markets are closed; overlapping times are one. */
function closuresOf({ character, random }: Book, timeline: OddsTimeline): { from: number; to: number }[] {
  const closures: { from: number; to: number }[] = [];
  for (const stop of timeline.stops) {
    const from = wholeSecond(stop.from + character.delay * second);
    const to = wholeSecond(stop.to + (character.delay + random.int(closedFor.shortest, closedFor.longest)) * second);
    const last = closures.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < timeline.end) closures.push({ from, to });
  }
  return closures;
}

function suspend({ log, last }: Book, at: number): void {
  for (let market = 0; market < last.length; market += 1) {
    const row = last[market] ?? -1;
    if (row >= 0) last[market] = log.suspend(row, at);
  }
}

/** Room for the prices of one market, and for the two chances of a line. */
const offered = new Float64Array(3);
const ofTwo = [0, 0];

/** Prices the markets where that changes anything; not all of them at every look, unless it is `due`. */
function write(book: Book, at: number, phase: OddsPhase, opinion: Opinion, due: boolean): void {
  const { log, character, random, last } = book;
  const live = phase === "live";
  for (let index = 0; index < markets.length; index += 1) {
    const market = markets[index] ?? "1x2";
    const row = last[index] ?? -1;
    if ((!due && random.chance(leavesAlone)) || (row >= 0 && (log.at[row] ?? 0) >= at)) continue;
    const line = lineOf(market, opinion, row < 0 ? Number.NaN : (log.line[row] ?? Number.NaN), character.tolerance);
    pricesInto(offered, character, market, live, chancesOf(market, opinion, line));
    if (row >= 0 && log.stands(row, phase, line, offered)) continue;
    const own = log.add(character.company, market, phase, at, line, offered);
    if (live && market === "handicap" && opinion.from) log.from.set(own, opinion.from);
    last[index] = own;
  }
}

/** A company keeps its line until that has become too one-sided; results have none. */
function lineOf(market: Market, opinion: Opinion, last: number, tolerance: number): number {
  if (market === "1x2") return Number.NaN;
  const known = !Number.isNaN(last);
  if (market === "handicap") {
    return known && Math.abs(opinion.handicap(last) - 0.5) <= tolerance ? last : opinion.evenHandicap();
  }
  return known && Math.abs(opinion.over(last) - 0.5) <= tolerance ? last : opinion.evenTotal();
}

function chancesOf(market: Market, opinion: Opinion, line: number): readonly number[] {
  if (market === "1x2") return opinion.result;
  const chance = market === "handicap" ? opinion.handicap(line) : opinion.over(line);
  ofTwo[0] = chance;
  ofTwo[1] = 1 - chance;
  return ofTwo;
}

function sum(first: Stray, second: Stray): Stray {
  return { edge: first.edge + second.edge, level: first.level + second.level };
}

function wholeSecond(t: number): number {
  return Math.round(t / second) * second + 0;
}
