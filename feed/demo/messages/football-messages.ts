import { footballMinute } from "@scoreline/domain/match/state/clock";
import { ratingsAt } from "@scoreline/world/football/ratings";
import type { CommentaryEntry, FootballScript, ScriptEvent, Shot } from "@scoreline/world/football/script";
import { stateAt } from "@scoreline/world/football/state";
import { touchesAt } from "@scoreline/world/football/touches";
import { anyBetween, firstAfter, inParts } from "@scoreline/world/match/in-time";
import { ownRef } from "@scoreline/world/match/own-ref";
import type { SimulatedFootball } from "@scoreline/world/match/simulated-match";
import { reasonOf } from "@scoreline/world/schedule/mishap-reasons";
import { ballNews, ballSnapshot } from "#demo/messages/ball-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

type FeedEvent = FeedOf<"football-events">["events"][number];
type FeedRemark = FeedOf<"commentary">["entries"][number];
type FeedShot = FeedOf<"shots">["entries"][number];

const most = { events: 500, commentary: 2_000, shots: 1_000 };

/** Everything that is known of a match at an instant, as a vendor sends it to somebody who has not listened before. */
export function footballSnapshot(match: SimulatedFootball, now: number, withBall: boolean): FeedMessage[] {
  const { depth, kickoff } = match;
  const t = timeAt(match, now);
  return [
    ...changesOf(match, -1, t, now),
    stateMessage(match, now),
    ...reportMessages(match, kickoff - 1, now),
    ...(depth.ball && withBall ? [...ballSnapshot(match, now), ...touchMessages(match, kickoff - 1, now)] : []),
  ];
}

/** What happened after `since` up to `now`; nothing where nothing did. */
export function footballNews(match: SimulatedFootball, since: number, now: number): FeedMessage[] {
  const { depth, kickoff } = match;
  const from = timeAt(match, since);
  const t = timeAt(match, now);
  if (!anyBetween(match.moments, from, t)) return [];
  const messages = anyBetween(match.changeMoments, from, t) ? changesOf(match, from, t, now) : [];
  if (anyBetween(match.stateMoments, from, t)) {
    const state = stateMessage(match, now);
    if (since < kickoff || JSON.stringify(state.state) !== JSON.stringify(stateMessage(match, since).state))
      messages.push(state);
  }
  messages.push(...reportMessages(match, since, now));
  if (depth.ball) messages.push(...ballNews(match, since, now), ...touchMessages(match, since, now));
  return messages;
}

/** Milliseconds from kick-off; time stands still after the last whistle. */
function timeAt({ kickoff, endsAt }: SimulatedFootball, instant: number): number {
  return Math.min(instant, endsAt) - kickoff;
}

function stateMessage(
  { ref, pairing, kickoff, endsAt, abandoned, script }: SimulatedFootball,
  now: number,
): FeedOf<"football-state"> {
  const state = stateAt(script, kickoff, abandoned ? Math.min(now, endsAt) : now);
  const about = { type: "football-state", match: ref, at: now } as const;
  if (!abandoned || now < endsAt || !("score" in state)) return { ...about, state };
  const stoppedAt = state.kind === "live" ? footballMinute(state.clock, endsAt) : undefined;
  return {
    ...about,
    state: {
      kind: "abandoned",
      reason: reasonOf(pairing.fixture, "abandoned"),
      ...(state.score && { score: state.score }),
      ...(stoppedAt && { stoppedAt }),
    },
  };
}

/** What was added to the lists of a match, what changed in them and what was taken back, from `from` to `t`. */
function changesOf(match: SimulatedFootball, from: number, t: number, now: number): FeedMessage[] {
  const { ref, script, depth } = match;
  const corrected = correctedBetween(match, from, t);
  const about = { match: ref, at: now };
  const messages: FeedMessage[] = [];

  const events = [...corrected, ...added(script.events, from, t)].filter((event) => stands(event, t));
  const gone = match.takenBack.events.filter((event) => wasTakenBack(event, from, t)).map((event) => ownRef(event.ref));
  for (const [index, part] of partsOf(events, gone, most.events).entries()) {
    const own = part.map((event) => feedEvent(match, event, t));
    messages.push({
      type: "football-events",
      ...about,
      events: own,
      ...(index === 0 && gone.length > 0 && { removed: gone }),
    });
  }
  if (depth.commentary) {
    const again = corrected.flatMap((goal) => script.commentary.find(({ event }) => event === goal.ref) ?? []);
    for (const part of inParts([...again, ...added(script.commentary, from, t)], most.commentary)) {
      messages.push({ type: "commentary", ...about, entries: part.map((entry) => feedRemark(match, entry, t)) });
    }
  }
  if (depth.shots) messages.push(...shotMessages(match, corrected, from, t, now));
  return messages;
}

/** Goals that were told with another scorer before and have got the right one since. */
function correctedBetween({ script, corrections }: SimulatedFootball, from: number, t: number): ScriptEvent[] {
  if (corrections.scorers.size === 0) return [];
  return script.events.filter(({ ref, at }) => {
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
function scorerOf({ corrections }: SimulatedFootball, event: string | undefined, t: number): string | undefined {
  const doubt = event === undefined ? undefined : corrections.scorers.get(event);
  return doubt && t < doubt.until ? doubt.wrong : undefined;
}

function feedEvent(
  match: SimulatedFootball,
  { at: _at, overturnedAt: _gone, ...event }: ScriptEvent,
  t: number,
): FeedEvent {
  const own: FeedEvent = { ...event, ref: ownRef(event.ref) };
  const wrong = scorerOf(match, event.ref, t);
  return wrong && own.type === "goal" ? { ...own, player: wrong } : own;
}

function feedRemark(match: SimulatedFootball, { ref, event, at, ...entry }: CommentaryEntry, t: number): FeedRemark {
  const wrong = scorerOf(match, event, t);
  return {
    ...entry,
    ref: ownRef(ref),
    at: match.kickoff + at,
    ...(wrong && { player: wrong }),
    ...(event !== undefined && { event: ownRef(event) }),
  };
}

const shotRef = (index: number) => `s${index + 1}`;

function shotMessages(
  match: SimulatedFootball,
  corrected: readonly ScriptEvent[],
  from: number,
  t: number,
  now: number,
): FeedOf<"shots">[] {
  const { shots } = match.script;
  const places: number[] = [];
  for (const goal of corrected) {
    const place = shots.findIndex((shot) => goalBehind(match.script, shot) === goal.ref);
    if (place >= 0) places.push(place);
  }
  const last = firstAfter(shots, t);
  for (let place = firstAfter(shots, from); place < last; place += 1) places.push(place);
  const entries = places.flatMap((place) => {
    const shot = shots[place];
    return shot && stands(shot, t) ? [feedShot(match, shot, shotRef(place), t)] : [];
  });
  const gone = match.takenBack.shots.filter((place) => wasTakenBack(shots[place] ?? { at: 0 }, from, t)).map(shotRef);
  return partsOf(entries, gone, most.shots).map((part, index) => ({
    type: "shots",
    match: match.ref,
    at: now,
    entries: part,
    ...(index === 0 && gone.length > 0 && { removed: gone }),
  }));
}

/** The goal that came of a shot. */
function goalBehind({ events }: FootballScript, { at, side, outcome }: Shot): string | undefined {
  if (outcome !== "goal") return undefined;
  return events.find((event) => event.type === "goal" && event.at === at && event.side === side)?.ref;
}

function feedShot(match: SimulatedFootball, shot: Shot, ref: string, t: number): FeedShot {
  const { overturnedAt: _, at, ...rest } = shot;
  const span = match.script.phases.find(({ from, to }) => at >= from && at <= to) ?? match.script.phases[0];
  const phase = span?.phase ?? "first-half";
  const moment = footballMinute({ phase, since: span?.from ?? 0 }, at) ?? { minute: 120 };
  const wrong = scorerOf(match, goalBehind(match.script, shot), t);
  return { ...rest, ref, at: match.kickoff + at, phase, ...moment, ...(wrong && { player: wrong }) };
}

/** Where everybody touched the ball so far: a long message, told seldom. */
function touchMessages(match: SimulatedFootball, since: number, now: number): FeedMessage[] {
  const t = timeAt(match, now);
  if (!anyBetween(match.touchMoments, timeAt(match, since), t)) return [];
  return [{ type: "touches", match: match.ref, at: now, entries: touchesAt(match.script, t) }];
}

/** Figures are sent about once a minute, and with whatever changes the score, the cards or the phase. */
function reportMessages(match: SimulatedFootball, since: number, now: number): FeedMessage[] {
  const from = timeAt(match, since);
  const t = timeAt(match, now);
  if (!anyBetween(match.reportMoments, from, t)) return [];
  const { ref, script, depth } = match;
  const about = { match: ref, at: now };
  const { total, phases } = match.statisticsAt(t);
  const messages: FeedMessage[] = [{ type: "football-statistics", ...about, total, phases }];
  if (!depth.marks) return messages;
  const points = match.momentum.slice(0, firstAfter(script.momentum, t));
  messages.push({ type: "momentum", ...about, points });
  if (anyBetween(match.markMoments, from, t))
    messages.push({ type: "ratings", ...about, entries: ratingsAt(script, t) });
  return messages;
}
