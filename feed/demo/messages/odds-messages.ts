import { oddsPhases } from "@scoreline/domain/odds/move";
import { countUntil } from "@scoreline/world/match/in-time";
import { type Market, markets } from "@scoreline/world/odds/moves";
import { lastMoves, type Moves } from "@scoreline/world/odds/packed-moves";
import type { FeedOf } from "#port/message.ts";

type Entry = FeedOf<"odds">["entries"][number];

const mostEntries = 1_000;

/** A basketball game has two results, a football match three. */
function entryOf(moves: Moves, index: number): Entry {
  const market: Market = markets[moves.markets[index] ?? 0] ?? "1x2";
  const phase = oddsPhases[moves.phases[index] ?? 0] ?? "live";
  const company = moves.companies[index] ?? 0;
  const at = moves.times[index] ?? 0;
  const one = (moves.prices[index * 3] ?? 0) / 1000;
  const two = (moves.prices[index * 3 + 1] ?? 0) / 1000;
  const three = (moves.prices[index * 3 + 2] ?? 0) / 1000;
  const entry: Entry =
    market === "1x2"
      ? { company, phase, at, market, prices: three === 0 ? [one, two] : [one, two, three] }
      : { company, phase, at, market, line: (moves.lines[index] ?? 0) / 4, prices: [one, two] };
  if (moves.suspended[index] === 1) entry.suspended = true;
  return entry;
}

/** What moved after `since` up to `now`. */
export function oddsNews(match: string, moves: Moves, since: number, now: number): FeedOf<"odds">[] {
  const messages: FeedOf<"odds">[] = [];
  const { times } = moves;
  let entries: Entry[] = [];
  for (let index = countUntil(times, since); index < times.length && (times[index] ?? 0) <= now; index += 1) {
    if (entries.length === mostEntries) entries = [];
    if (entries.length === 0) messages.push({ type: "odds", match, at: now, entries });
    entries.push(entryOf(moves, index));
  }
  return messages;
}

/** The last prices of each company, whatever it opened with. */
export function closingOdds(match: string, moves: Moves, now: number): FeedOf<"odds">[] {
  const last = new Map<string, number>();
  for (let index = 0; index < moves.times.length; index += 1)
    last.set(`${moves.companies[index]} ${moves.markets[index]}`, index);
  const entries = [...last.values()].map((index) => entryOf(moves, index));
  return entries.length > 0 ? [{ type: "odds", match, at: now, entries }] : [];
}

/** Of a match that is long over: how each company opened, and its last prices before and during the match. */
export function oddsInShort(match: string, moves: Moves, now: number): FeedOf<"odds">[] {
  const entries = lastMoves(moves, now).map((index) => entryOf(moves, index));
  return entries.length > 0 ? [{ type: "odds", match, at: now, entries }] : [];
}
