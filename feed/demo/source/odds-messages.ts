import type { OddsMove } from "#demo/odds/moves.ts";
import { oddsStory } from "#demo/odds/odds-story.ts";
import type { Subject } from "#demo/odds/subject.ts";
import { countUntil, inParts } from "#demo/source/in-time.ts";
import type { FeedOf } from "#port/message.ts";

type Entry = FeedOf<"odds">["entries"][number];

/** All moves of a match in order of time. */
export type Moves = { entries: readonly Entry[]; times: Float64Array };

const mostEntries = 1_000;

/** A matchup knows what happens before kick-off, a story also what happens after it; nothing after `end`. */
export function movesOf(subject: Subject, kickoff: number, popularity: number, end = Number.POSITIVE_INFINITY): Moves {
  const entries: Entry[] = [];
  for (const { moves } of oddsStory(subject, kickoff, popularity).series) {
    for (const move of moves) {
      const entry = kickoff + move.at < end ? entryOf(move, kickoff) : undefined;
      if (entry) entries.push(entry);
    }
  }
  entries.sort((a, b) => a.at - b.at);
  return { entries, times: Float64Array.from(entries, ({ at }) => at) };
}

/** A basketball game has two results, a football match three. */
function entryOf(
  { company, market, phase, at, line, prices, suspended }: OddsMove,
  kickoff: number,
): Entry | undefined {
  const [first, second, third] = prices;
  if (first === undefined || second === undefined) return undefined;
  const move = { company, phase, at: kickoff + at, ...(suspended && { suspended }) };
  if (market !== "1x2") return line === undefined ? undefined : { ...move, market, line, prices: [first, second] };
  return { ...move, market, prices: third === undefined ? [first, second] : [first, second, third] };
}

/** What moved after `since` up to `now`. */
export function oddsNews(match: string, { entries, times }: Moves, since: number, now: number): FeedOf<"odds">[] {
  const first = countUntil(times, since);
  const next = times[first];
  if (next === undefined || next > now) return [];
  return inParts(entries.slice(first, countUntil(times, now)), mostEntries).map((part) => ({
    type: "odds",
    match,
    at: now,
    entries: part,
  }));
}

/** Of a match that is long over: how each company opened, and its last prices before and during the match. */
export function oddsInShort(match: string, { entries }: Moves, now: number): FeedOf<"odds">[] {
  const last = new Map<string, Entry>();
  for (const entry of entries) if (entry.at <= now) last.set(`${entry.company} ${entry.market} ${entry.phase}`, entry);
  const short = [...last.values()].sort((a, b) => a.at - b.at);
  return inParts(short, mostEntries).map((part) => ({ type: "odds", match, at: now, entries: part }));
}

/** The first move after an instant. */
export function nextMove({ times }: Moves, since: number): number {
  return times[countUntil(times, since)] ?? Number.POSITIVE_INFINITY;
}
