import { type Character, coarseness } from "#demo/odds/characters.ts";
import { type Consensus, day, ownOpinion } from "#demo/odds/consensus.ts";
import { type Market, markets, type OddsMove, type OddsPhase, type OddsSeries } from "#demo/odds/moves.ts";
import type { Course, Opinion, Stray, View } from "#demo/odds/opinion.ts";
import { pricesOf } from "#demo/odds/prices.ts";
import type { Seen } from "#demo/odds/subject.ts";
import { type Rng, rng } from "#demo/random.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A look at the prices does not always end in a new one for every market. */
const leavesAlone = 0.1;
/** Seconds for which a market stays closed after what closed it. */
const closedFor = { shortest: 20, longest: 70 };

/** All that one company does about one match. */
export function trade(seen: Seen, consensus: Consensus, character: Character, setting: Setting): OddsSeries[] {
  const random = rng(seen.seed, seen.matchRef, "odds", character.company);
  const book = newBook(seen, character, random);
  tradeBefore(book, seen.before, consensus, setting);
  if (seen.course) {
    // Draws of its own, so that what happens before the match does not depend on whether its story is known.
    const live = rng(seen.seed, seen.matchRef, "odds-live", character.company);
    tradeLive({ ...book, random: live }, seen.course, consensus, setting);
  }
  return markets.map((market) => ({ company: character.company, market, moves: book.moves[market] }));
}

export type Setting = { kickoff: number; popularity: number };

type Book = {
  character: Character;
  random: Rng;
  own(t: number): Stray;
  moves: Record<Market, OddsMove[]>;
};

function newBook({ sport, seed, matchRef }: Seen, character: Character, random: Rng): Book {
  const opinions = rng(seed, matchRef, "odds-opinion", character.company);
  return {
    character,
    random,
    own: ownOpinion(sport, character.stubbornness, opinions.normal),
    moves: { handicap: [], "over-under": [], "1x2": [] },
  };
}

function tradeBefore(book: Book, view: View, consensus: Consensus, { kickoff, popularity }: Setting): void {
  const { random, character } = book;
  const opening = openingOf(random, kickoff);
  const looks = Math.round(random.int(10, 13) / coarseness(popularity));
  const times = Array.from({ length: looks }, () => opening * random.float() ** 1.8);
  times.push(consensus.news + Math.min(character.lag, 30) * minute * (0.3 + random.float()));
  const ordered = times.map(wholeSecond).sort((a, b) => a - b);
  const stray = (t: number) => sum(consensus.at(t - character.lag * minute), book.own(t));
  write(book, opening, "opening", view(stray(opening)), true);
  for (const at of ordered) {
    if (at <= opening || at > -30 * second) continue;
    write(book, at, "pre-match", view(stray(at)), false);
  }
}

/** Three to six days ahead, when traders are at their desks. */
function openingOf(random: Rng, kickoff: number): number {
  const rough = -(3.3 + 2.4 * random.float()) * day;
  const timeOfDay = (((kickoff + rough) % day) + day) % day;
  const office = (7 + 10 * random.float()) * hour;
  const shift = office - timeOfDay;
  const at = rough + (shift > day / 2 ? shift - day : shift < -day / 2 ? shift + day : shift);
  return wholeSecond(Math.max(-6 * day, Math.min(-3 * day, at)));
}

function tradeLive(book: Book, course: Course, consensus: Consensus, { popularity }: Setting): void {
  const { random, character } = book;
  const delay = character.delay * second;
  const closed = closuresOf(book, course);
  const pace = character.pace * second * coarseness(popularity);
  const market = consensus.at(0);
  const opinion = (t: number) => course.at(Math.max(0, t - delay), sum(market, book.own(t)));
  let next = 0;
  let look = wholeSecond((5 + 30 * random.float()) * second);
  for (;;) {
    const closure = closed[next];
    let at = look;
    // What closes a market does not wait for the next look.
    if (closure && closure.from <= look) {
      next += 1;
      for (const market of markets) suspend(book, market, closure.from);
      at = closure.to;
      if (at >= course.end) return;
      write(book, at, "live", opinion(at), true);
    } else {
      if (at >= course.end) return;
      const first = book.moves["1x2"].at(-1)?.phase !== "live";
      write(book, at, "live", opinion(at), first);
    }
    const idle = course.breaks.some(({ from, to }) => at >= from && at < to);
    const wait = pace * (0.6 + 0.8 * random.float()) * (idle ? 3 : 1);
    // A break is when everybody looks, at a score that stands for a while.
    const rest = course.breaks.find(({ from }) => from > at)?.from ?? Number.POSITIVE_INFINITY;
    look = wholeSecond(Math.min(at + wait, rest + delay + (5 + 15 * random.float()) * second));
  }
}

/** When this company's markets are closed; overlapping times are one. */
function closuresOf({ character, random }: Book, course: Course): { from: number; to: number }[] {
  const closures: { from: number; to: number }[] = [];
  for (const stop of course.stops) {
    const from = wholeSecond(stop.from + character.delay * second);
    const to = wholeSecond(stop.to + (character.delay + random.int(closedFor.shortest, closedFor.longest)) * second);
    const last = closures.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < course.end) closures.push({ from, to });
  }
  return closures;
}

function suspend({ moves }: Book, market: Market, at: number): void {
  const last = moves[market].at(-1);
  if (last) moves[market].push({ ...last, phase: "live", at, suspended: true });
}

/** Prices the markets where that changes anything; not all of them at every look, unless it is `due`. */
function write(book: Book, at: number, phase: OddsPhase, opinion: Opinion, due: boolean): void {
  const { character, random } = book;
  const live = phase === "live";
  for (const market of markets) {
    const moves = book.moves[market];
    const last = moves.at(-1);
    if ((!due && random.chance(leavesAlone)) || (last && last.at >= at)) continue;
    const line = lineOf(market, opinion, last?.line, character.tolerance);
    const prices = pricesOf(character, market, live, chancesOf(market, opinion, line));
    if (last?.phase === phase && !last.suspended && last.line === line && same(last.prices, prices)) continue;
    const move: OddsMove = { company: character.company, market, phase, at, prices };
    if (line !== undefined) move.line = line;
    if (live && market === "handicap" && opinion.from) move.from = opinion.from;
    moves.push(move);
  }
}

/** A company keeps its line until that has become too one-sided. */
function lineOf(market: Market, opinion: Opinion, last: number | undefined, tolerance: number): number | undefined {
  if (market === "1x2") return undefined;
  if (market === "handicap") {
    const stays = last !== undefined && Math.abs(opinion.handicap(last) - 0.5) <= tolerance;
    return stays ? last : opinion.evenHandicap();
  }
  return last !== undefined && Math.abs(opinion.over(last) - 0.5) <= tolerance ? last : opinion.evenTotal();
}

function chancesOf(market: Market, opinion: Opinion, line: number | undefined): readonly number[] {
  if (line === undefined) return opinion.result;
  const chance = market === "handicap" ? opinion.handicap(line) : opinion.over(line);
  return [chance, 1 - chance];
}

function same(first: readonly number[], second: readonly number[]): boolean {
  for (let index = 0; index < first.length; index += 1) if (first[index] !== second[index]) return false;
  return true;
}

function sum(first: Stray, second: Stray): Stray {
  return { edge: first.edge + second.edge, level: first.level + second.level };
}

function wholeSecond(t: number): number {
  return Math.round(t / second) * second + 0;
}
