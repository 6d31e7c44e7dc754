import { footballMinute } from "@scoreline/domain/match/state/clock";
import { ratingsAt } from "@scoreline/world/football/ratings";
import { stateAt } from "@scoreline/world/football/state";
import type { CommentaryEntry, FootballStory, Shot, StoryEvent } from "@scoreline/world/football/story";
import { anyBetween, firstAfter, inParts } from "@scoreline/world/match/in-time";
import type { FootballTold } from "@scoreline/world/match/match-stories";
import { ownRef } from "@scoreline/world/match/own-ref";
import { ballNews, ballSnapshot } from "#demo/ball-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

type FeedEvent = FeedOf<"football-events">["events"][number];
type FeedRemark = FeedOf<"commentary">["entries"][number];
type FeedShot = FeedOf<"shots">["entries"][number];

const most = { events: 500, commentary: 2_000, shots: 1_000 };

/** Everything that is known of a match at an instant, as a vendor sends it to somebody who has not listened before. */
export function footballSnapshot(told: FootballTold, now: number, withBall: boolean): FeedMessage[] {
  const { depth, kickoff } = told;
  const t = timeAt(told, now);
  return [
    ...changesOf(told, -1, t, now),
    stateMessage(told, now),
    ...reportMessages(told, kickoff - 1, now),
    ...(depth.ball && withBall ? ballSnapshot(told, now) : []),
  ];
}

/** What happened after `since` up to `now`; nothing where nothing did. */
export function footballNews(told: FootballTold, since: number, now: number): FeedMessage[] {
  const { depth, kickoff } = told;
  const from = timeAt(told, since);
  const t = timeAt(told, now);
  if (!anyBetween(told.moments, from, t)) return [];
  const messages = anyBetween(told.changeMoments, from, t) ? changesOf(told, from, t, now) : [];
  if (anyBetween(told.stateMoments, from, t)) {
    const state = stateMessage(told, now);
    if (since < kickoff || JSON.stringify(state.state) !== JSON.stringify(stateMessage(told, since).state))
      messages.push(state);
  }
  messages.push(...reportMessages(told, since, now));
  if (depth.ball) messages.push(...ballNews(told, since, now));
  return messages;
}

/** Milliseconds from kick-off; time stands still after the last whistle. */
function timeAt({ kickoff, endsAt }: FootballTold, instant: number): number {
  return Math.min(instant, endsAt) - kickoff;
}

function stateMessage({ ref, kickoff, endsAt, abandoned, story }: FootballTold, now: number): FeedOf<"football-state"> {
  const state = stateAt(story, kickoff, abandoned ? Math.min(now, endsAt) : now);
  const over = abandoned && now >= endsAt && "score" in state;
  return {
    type: "football-state",
    match: ref,
    at: now,
    state: over ? { kind: "abandoned", ...(state.score && { score: state.score }) } : state,
  };
}

/** What was added to the lists of a match, what changed in them and what was taken back, from `from` to `t`. */
function changesOf(told: FootballTold, from: number, t: number, now: number): FeedMessage[] {
  const { ref, story, depth } = told;
  const corrected = correctedBetween(told, from, t);
  const about = { match: ref, at: now };
  const messages: FeedMessage[] = [];

  const events = [...corrected, ...added(story.events, from, t)].filter((event) => stands(event, t));
  const gone = told.takenBack.events.filter((event) => wasTakenBack(event, from, t)).map((event) => ownRef(event.ref));
  for (const [index, part] of partsOf(events, gone, most.events).entries()) {
    const own = part.map((event) => feedEvent(told, event, t));
    messages.push({
      type: "football-events",
      ...about,
      events: own,
      ...(index === 0 && gone.length > 0 && { removed: gone }),
    });
  }
  if (depth.commentary) {
    const again = corrected.flatMap((goal) => story.commentary.find(({ event }) => event === goal.ref) ?? []);
    for (const part of inParts([...again, ...added(story.commentary, from, t)], most.commentary)) {
      messages.push({ type: "commentary", ...about, entries: part.map((entry) => feedRemark(told, entry, t)) });
    }
  }
  if (depth.shots) messages.push(...shotMessages(told, corrected, from, t, now));
  return messages;
}

/** Goals that were told with another scorer before and have got the right one since. */
function correctedBetween({ story, corrections }: FootballTold, from: number, t: number): StoryEvent[] {
  if (corrections.scorers.size === 0) return [];
  return story.events.filter(({ ref, at }) => {
    const doubt = corrections.scorers.get(ref);
    return doubt !== undefined && at <= from && doubt.until > from && doubt.until <= t;
  });
}

type Item = { at: number; overturnedAt?: number };

function added<T extends Item>(items: readonly T[], from: number, t: number): T[] {
  return items.slice(firstAfter(items, from), firstAfter(items, t));
}

function stands({ overturnedAt }: Item, t: number): boolean {
  return overturnedAt === undefined || overturnedAt > t;
}

function wasTakenBack({ overturnedAt }: Item, from: number, t: number): boolean {
  return overturnedAt !== undefined && overturnedAt > from && overturnedAt <= t;
}

/** One part at least where something is to be removed. */
function partsOf<T>(items: readonly T[], removed: readonly string[], size: number): T[][] {
  const parts = inParts(items, size);
  return parts.length === 0 && removed.length > 0 ? [[]] : parts;
}

/** Who a goal is said to be scored by at `t`. */
function scorerOf({ corrections }: FootballTold, event: string | undefined, t: number): string | undefined {
  const doubt = event === undefined ? undefined : corrections.scorers.get(event);
  return doubt && t < doubt.until ? doubt.wrong : undefined;
}

function feedEvent(told: FootballTold, { at: _at, overturnedAt: _gone, ...event }: StoryEvent, t: number): FeedEvent {
  const own: FeedEvent = { ...event, ref: ownRef(event.ref) };
  const wrong = scorerOf(told, event.ref, t);
  return wrong && own.type === "goal" ? { ...own, player: wrong } : own;
}

function feedRemark(told: FootballTold, { ref, event, at, ...entry }: CommentaryEntry, t: number): FeedRemark {
  const wrong = scorerOf(told, event, t);
  return {
    ...entry,
    ref: ownRef(ref),
    at: told.kickoff + at,
    ...(wrong && { player: wrong }),
    ...(event !== undefined && { event: ownRef(event) }),
  };
}

const shotRef = (index: number) => `s${index + 1}`;

function shotMessages(
  told: FootballTold,
  corrected: readonly StoryEvent[],
  from: number,
  t: number,
  now: number,
): FeedOf<"shots">[] {
  const { shots } = told.story;
  const places: number[] = [];
  for (const goal of corrected) {
    const place = shots.findIndex((shot) => goalBehind(told.story, shot) === goal.ref);
    if (place >= 0) places.push(place);
  }
  const last = firstAfter(shots, t);
  for (let place = firstAfter(shots, from); place < last; place += 1) places.push(place);
  const entries = places.flatMap((place) => {
    const shot = shots[place];
    return shot && stands(shot, t) ? [feedShot(told, shot, shotRef(place), t)] : [];
  });
  const gone = told.takenBack.shots.filter((place) => wasTakenBack(shots[place] ?? { at: 0 }, from, t)).map(shotRef);
  return partsOf(entries, gone, most.shots).map((part, index) => ({
    type: "shots",
    match: told.ref,
    at: now,
    entries: part,
    ...(index === 0 && gone.length > 0 && { removed: gone }),
  }));
}

/** The goal that came of a shot. */
function goalBehind({ events }: FootballStory, { at, side, outcome }: Shot): string | undefined {
  if (outcome !== "goal") return undefined;
  return events.find((event) => event.type === "goal" && event.at === at && event.side === side)?.ref;
}

function feedShot(told: FootballTold, shot: Shot, ref: string, t: number): FeedShot {
  const { overturnedAt: _, at, ...rest } = shot;
  const span = told.story.phases.find(({ from, to }) => at >= from && at <= to) ?? told.story.phases[0];
  const phase = span?.phase ?? "first-half";
  const moment = footballMinute({ phase, since: span?.from ?? 0 }, at) ?? { minute: 120 };
  const wrong = scorerOf(told, goalBehind(told.story, shot), t);
  return { ...rest, ref, at: told.kickoff + at, phase, ...moment, ...(wrong && { player: wrong }) };
}

/** Figures are sent about once a minute, and with whatever changes the score, the cards or the phase. */
function reportMessages(told: FootballTold, since: number, now: number): FeedMessage[] {
  const from = timeAt(told, since);
  const t = timeAt(told, now);
  if (!anyBetween(told.reportMoments, from, t)) return [];
  const { ref, story, depth } = told;
  const about = { match: ref, at: now };
  const { total, phases } = told.statisticsAt(t);
  const messages: FeedMessage[] = [{ type: "football-statistics", ...about, total, phases }];
  if (!depth.marks) return messages;
  const points = told.momentum.slice(0, firstAfter(story.momentum, t));
  messages.push({ type: "momentum", ...about, points });
  if (anyBetween(told.markMoments, from, t)) messages.push({ type: "ratings", ...about, entries: ratingsAt(story, t) });
  return messages;
}
