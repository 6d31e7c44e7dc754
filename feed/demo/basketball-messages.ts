import { type BoxScore, boxScoreAt } from "@scoreline/world/basketball/box-score";
import { eventOf } from "@scoreline/world/basketball/events";
import { ratingsOf } from "@scoreline/world/basketball/ratings";
import { stateAt } from "@scoreline/world/basketball/state";
import { statisticsAt } from "@scoreline/world/basketball/statistics";
import { type CommentaryEntry, type Play, type Shot, until } from "@scoreline/world/basketball/story";
import { anyBetween, inParts } from "@scoreline/world/match/in-time";
import type { BasketballTold } from "@scoreline/world/match/match-stories";
import { ownRef } from "@scoreline/world/match/own-ref";
import type { FeedMessage, FeedOf } from "#port/message.ts";

type FeedEvent = FeedOf<"basketball-events">["events"][number];
type FeedRemark = FeedOf<"commentary">["entries"][number];
type FeedShot = FeedOf<"shots">["entries"][number];

const most = { events: 2_000, commentary: 2_000, shots: 1_000 };

export function basketballSnapshot(told: BasketballTold, now: number): FeedMessage[] {
  const t = timeAt(told, now);
  return [...additionsOf(told, -1, t, now), stateMessage(told, now), ...figureMessages(told, -1, t, now)];
}

/** What happened after `since` up to `now`; the clock is sent when it starts, stops or is set. */
export function basketballNews(told: BasketballTold, since: number, now: number): FeedMessage[] {
  const from = timeAt(told, since);
  const t = timeAt(told, now);
  if (!anyBetween(told.moments, from, t)) return [];
  const messages = additionsOf(told, from, t, now);
  if (anyBetween(told.stateMoments, from, t)) messages.push(stateMessage(told, now));
  messages.push(...figureMessages(told, from, t, now));
  return messages;
}

/** Milliseconds from tip-off; time stands still after the last whistle. */
function timeAt({ kickoff, endsAt }: BasketballTold, instant: number): number {
  return Math.min(instant, endsAt) - kickoff;
}

function stateMessage(
  { ref, kickoff, endsAt, abandoned, story }: BasketballTold,
  now: number,
): FeedOf<"basketball-state"> {
  const state = stateAt(story, kickoff, abandoned ? Math.min(now, endsAt) : now);
  const over = abandoned && now >= endsAt && "score" in state;
  return {
    type: "basketball-state",
    match: ref,
    at: now,
    state: over ? { kind: "abandoned", ...(state.score && { score: state.score }) } : state,
  };
}

function additionsOf(
  { ref, story, depth, kickoff }: BasketballTold,
  from: number,
  t: number,
  now: number,
): FeedMessage[] {
  const about = { match: ref, at: now };
  const added = <T extends { at: number }>(list: readonly T[]) => until(list, t).slice(until(list, from).length);
  const messages: FeedMessage[] = inParts(added(story.plays).flatMap(feedEvent), most.events).map((events) => ({
    type: "basketball-events",
    ...about,
    events,
  }));
  if (depth.commentary) {
    const remarks = added(story.commentary).map((entry) => feedRemark(kickoff, entry));
    for (const entries of inParts(remarks, most.commentary)) messages.push({ type: "commentary", ...about, entries });
  }
  if (depth.shots) {
    const shots = added(story.shots).map((shot) => feedShot(kickoff, shot));
    for (const entries of inParts(shots, most.shots)) messages.push({ type: "shots", ...about, entries });
  }
  return messages;
}

function feedEvent(play: Play): FeedEvent[] {
  const event = eventOf(play);
  // The port counts overtimes to twenty; no game of ours gets there.
  return event ? [{ ref: ownRef(play.ref), ...event } as FeedEvent] : [];
}

function feedRemark(kickoff: number, { ref, at, play, ...entry }: CommentaryEntry): FeedRemark {
  // A jump ball has no event of its own.
  const event = play === undefined || entry.code === "tip-off" ? undefined : ownRef(play);
  return { ...entry, ref: ownRef(ref), at: kickoff + at, ...(event !== undefined && { event }) } as FeedRemark;
}

function feedShot(kickoff: number, { ref, at, ...shot }: Shot): FeedShot {
  return { ...shot, ref: ownRef(ref), at: kickoff + at } as FeedShot;
}

/** All figures of a game come with every score; the box score, which readers look at most, also every half minute of play. */
function figureMessages(told: BasketballTold, from: number, t: number, now: number): FeedMessage[] {
  if (!anyBetween(told.boxMoments, from, t) && !anyBetween(told.reportMoments, from, t)) return [];
  const box = boxScoreAt(told.story, t);
  return [...boxMessages(told, box, from, t, now), ...reportMessages(told, box, from, t, now)];
}

function boxMessages(
  { ref, boxMoments }: BasketballTold,
  { home, away }: BoxScore,
  from: number,
  t: number,
  now: number,
): FeedMessage[] {
  if (!anyBetween(boxMoments, from, t)) return [];
  const side = ({ players, ...rest }: typeof home) => ({ ...rest, players: [...players] });
  return [{ type: "box-score", match: ref, at: now, home: side(home), away: side(away) }];
}

function reportMessages(told: BasketballTold, box: BoxScore, from: number, t: number, now: number): FeedMessage[] {
  const { ref, story, depth, reportMoments, momentumMoments } = told;
  if (!anyBetween(reportMoments, from, t)) return [];
  const about = { match: ref, at: now };
  const { total, phases, leadChanges, timesTied } = statisticsAt(story, t);
  const statistics = { type: "basketball-statistics" as const, ...about, total, phases, leadChanges, timesTied };
  const messages: FeedMessage[] = [statistics as FeedOf<"basketball-statistics">];
  if (!depth.marks) return messages;
  messages.push({ type: "ratings", ...about, entries: ratingsOf(story.matchup, box) });
  if (!anyBetween(momentumMoments, from, t)) return messages;
  const points = until(story.momentum, t).map(({ at: _, ...point }) => point);
  messages.push({ type: "momentum", ...about, points } as FeedOf<"momentum">);
  return messages;
}
