import type { SeasonBook } from "@scoreline/world/history/season-book";
import { depthOf } from "@scoreline/world/match/depth";
import { basketballMatchup, dayOf, footballContest, type Pairing, squadOn } from "@scoreline/world/match/matchups";
import { type Suspension, suspendedFor } from "@scoreline/world/match/suspensions";
import type { Subject } from "@scoreline/world/odds/subject";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import type { Introductions } from "#demo/introductions.ts";
import { confirmedLineUps, likelyLineUps, lineUpsBefore } from "#demo/line-up-messages.ts";
import { type InfoStage, matchInfo } from "#demo/match-info-messages.ts";
import { type Moves, movesOf, nextMove, oddsInShort, oddsNews } from "#demo/odds-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long before kick-off people are introduced and things are known. */
const ahead = { people: 2 * day, referee: day, likely: day, weather: 6 * hour };
/** Companies open at most so long before kick-off. */
export const oddsAhead = 6 * day;
/** No match is over sooner, and what was seen in it known. */
const longestMs = 4 * hour;

/** What has been said around a match so far. */
export type Said = {
  info?: InfoStage;
  lineUps?: "likely" | "confirmed";
  introduced?: true;
  /** Prices that moved until then have been sent, and there is nothing new before the other instant. */
  oddsUntil: number;
  oddsDue: number;
  /** All prices before kick-off, from the first look until then. */
  early?: Moves;
};

export const nothingSaid = (): Said => ({ oddsUntil: Number.NEGATIVE_INFINITY, oddsDue: Number.NEGATIVE_INFINITY });

/** When there is something new to be said around a match that is to come. */
export function previewTimes(seed: string, { ref }: Fixture, kickoff: number): number[] {
  return [...Object.values(ahead), lineUpsBefore(seed, ref)].map((before) => kickoff - before);
}

/** What is to be said around a match apart from what happens in it; `over` once it has been played. */
export function previewOf(
  seed: string,
  book: SeasonBook,
  pairing: Pairing,
  said: Said,
  people: Introductions,
  now: number,
  over: boolean,
): FeedMessage[] {
  const { fixture } = pairing;
  const left = book.kickoffOf(fixture) - now;
  if (left > ahead.people) return [];
  const messages: FeedMessage[] = [];
  if (!said.introduced) {
    said.introduced = true;
    messages.push(...people.of(pairing, now));
  }
  const stage: InfoStage = over
    ? "attendance"
    : left <= ahead.weather && fixture.sport === "football"
      ? "weather"
      : left <= ahead.referee
        ? "referee"
        : "ground";
  if (said.info !== stage) {
    said.info = stage;
    messages.push(matchInfo(seed, pairing, stage, now));
  }
  const lineUps = left <= lineUpsBefore(seed, fixture.ref) ? "confirmed" : left <= ahead.likely ? "likely" : undefined;
  if (lineUps && said.lineUps !== lineUps) {
    said.lineUps = lineUps;
    const known = { home: knownOf(seed, book, pairing, "home", now), away: knownOf(seed, book, pairing, "away", now) };
    for (const side of ["home", "away"] as const)
      for (const one of known[side]) messages.push(...people.absence(absenceOf(book, pairing, side, one)));
    const names = (list: readonly Suspension[]) => list.map(({ player }) => player);
    if (lineUps === "confirmed") messages.push(confirmedLineUps(seed, book, pairing, now));
    else messages.push(likelyLineUps(seed, pairing, { home: names(known.home), away: names(known.away) }, now));
  }
  return messages;
}

/** Suspensions of those who are still with the team, once the match that they come from is over. */
function knownOf(seed: string, book: SeasonBook, pairing: Pairing, side: "home" | "away", now: number): Suspension[] {
  const { fixture } = pairing;
  const found = suspendedFor(seed, book, fixture, pairing[side]);
  if (found.length === 0) return [];
  const members = new Set(squadOn(seed, fixture.sport, pairing[side], dayOf(fixture)).members.map(({ ref }) => ref));
  return found.filter(({ player, since }) => members.has(player) && book.kickoffOf(since) + longestMs <= now);
}

function absenceOf(
  book: SeasonBook,
  { fixture, ...teams }: Pairing,
  side: "home" | "away",
  { player, kind, since }: Suspension,
): FeedOf<"absence"> {
  const from = dayOf({ kickoff: book.kickoffOf(since) });
  const until = dayOf({ kickoff: book.kickoffOf(fixture) + day });
  return {
    type: "absence",
    ref: `suspension:${player}:${from}`,
    player,
    team: `${fixture.sport}:${teams[side]}`,
    reason: "suspension",
    kind,
    from,
    until,
  };
}

/** What prices moved since the last look; far from kick-off looks are rare, and a message holds many moves. */
export function earlyOdds(seed: string, pairing: Pairing, kickoff: number, said: Said, now: number): FeedOf<"odds">[] {
  said.early ??= earlyMoves(seed, pairing, kickoff);
  const messages = oddsNews(pairing.fixture.ref, said.early, said.oddsUntil, now);
  said.oddsUntil = now;
  said.oddsDue = Math.max(nextMove(said.early, now), now + pauseOf(kickoff - now));
  return messages;
}

/** A match whose prices before kick-off are asked for. */
export type Priced = { ref: string; subject: Subject; kickoff: number; popularity: number };

/** Opening and closing prices of a match that is long over. */
export function earlyOddsInShort({ ref, subject, kickoff, popularity }: Priced, now: number): FeedOf<"odds">[] {
  return oddsInShort(ref, movesOf(subject, kickoff, popularity), now);
}

function earlyMoves(seed: string, pairing: Pairing, kickoff: number): Moves {
  const { fixture } = pairing;
  const subject = fixture.sport === "football" ? footballContest(seed, pairing) : basketballMatchup(seed, pairing);
  return movesOf(subject, kickoff, depthOf(fixture.competition).popularity);
}

function pauseOf(left: number): number {
  if (left < 2 * hour) return minute;
  return left < day ? 10 * minute : 3 * hour;
}
