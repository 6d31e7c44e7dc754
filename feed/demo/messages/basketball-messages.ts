import { basketballRemaining } from "@scoreline/domain/match/state/clock";
import { type BoxScore, boxScoreAt } from "@scoreline/world/basketball/box-score";
import { courtsideAt } from "@scoreline/world/basketball/courtside";
import { eventOf } from "@scoreline/world/basketball/events";
import { ratingsOf } from "@scoreline/world/basketball/ratings";
import { type CommentaryEntry, type Play, type Shot, until } from "@scoreline/world/basketball/script";
import { stateAt } from "@scoreline/world/basketball/state";
import { statisticsAt } from "@scoreline/world/basketball/statistics";
import { anyBetween, inParts } from "@scoreline/world/match/in-time";
import { ownRef } from "@scoreline/world/match/own-ref";
import type { SimulatedBasketball } from "@scoreline/world/match/simulated-match";
import { reasonOf } from "@scoreline/world/schedule/mishap-reasons";
import type { FeedMessage, FeedOf } from "#port/message.ts";

type FeedEvent = FeedOf<"basketball-events">["events"][number];
type FeedRemark = FeedOf<"commentary">["entries"][number];
type FeedShot = FeedOf<"shots">["entries"][number];

const most = { events: 2_000, commentary: 2_000, shots: 1_000 };

export function basketballSnapshot(match: SimulatedBasketball, now: number): FeedMessage[] {
  const t = timeAt(match, now);
  return [...additionsOf(match, -1, t, now), stateMessage(match, now), ...figureMessages(match, -1, t, now)];
}

/** What happened after `since` up to `now`; the clock is sent when it starts, stops or is set. */
export function basketballNews(match: SimulatedBasketball, since: number, now: number): FeedMessage[] {
  const from = timeAt(match, since);
  const t = timeAt(match, now);
  if (!anyBetween(match.moments, from, t)) return [];
  const messages = additionsOf(match, from, t, now);
  if (anyBetween(match.stateMoments, from, t)) messages.push(stateMessage(match, now));
  messages.push(...figureMessages(match, from, t, now));
  return messages;
}

/** Milliseconds from tip-off; time stands still after the last whistle. */
function timeAt({ kickoff, endsAt }: SimulatedBasketball, instant: number): number {
  return Math.min(instant, endsAt) - kickoff;
}

function stateMessage(
  { ref, pairing, kickoff, endsAt, abandoned, script }: SimulatedBasketball,
  now: number,
): FeedOf<"basketball-state"> {
  const until = abandoned ? Math.min(now, endsAt) : now;
  const state = stateAt(script, kickoff, until);
  const about = { type: "basketball-state", match: ref, at: now } as const;
  if (abandoned && now >= endsAt && "score" in state) {
    const clock = state.kind === "live" ? state.clock : undefined;
    const stoppedAt = clock && { phase: clock.phase, remaining: basketballRemaining(clock, endsAt) };
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
  return {
    ...about,
    state: state.kind === "live" ? { ...state, courtside: courtsideAt(script, until - kickoff) } : state,
  };
}

function additionsOf(
  { ref, script, depth, kickoff }: SimulatedBasketball,
  from: number,
  t: number,
  now: number,
): FeedMessage[] {
  const about = { match: ref, at: now };
  const added = <T extends { at: number }>(list: readonly T[]) => until(list, t).slice(until(list, from).length);
  const messages: FeedMessage[] = inParts(added(script.plays).flatMap(feedEvent), most.events).map((events) => ({
    type: "basketball-events",
    ...about,
    events,
  }));
  if (depth.commentary) {
    const remarks = added(script.commentary).map((entry) => feedRemark(kickoff, entry));
    for (const entries of inParts(remarks, most.commentary)) messages.push({ type: "commentary", ...about, entries });
  }
  if (depth.shots) {
    const shots = added(script.shots).map((shot) => feedShot(kickoff, shot));
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
function figureMessages(match: SimulatedBasketball, from: number, t: number, now: number): FeedMessage[] {
  if (!anyBetween(match.boxMoments, from, t) && !anyBetween(match.reportMoments, from, t)) return [];
  const box = boxScoreAt(match.script, t);
  return [...boxMessages(match, box, from, t, now), ...reportMessages(match, box, from, t, now)];
}

function boxMessages(
  { ref, boxMoments }: SimulatedBasketball,
  { home, away }: BoxScore,
  from: number,
  t: number,
  now: number,
): FeedMessage[] {
  if (!anyBetween(boxMoments, from, t)) return [];
  const side = ({ players, ...rest }: typeof home) => ({ ...rest, players: [...players] });
  return [{ type: "box-score", match: ref, at: now, home: side(home), away: side(away) }];
}

function reportMessages(
  match: SimulatedBasketball,
  box: BoxScore,
  from: number,
  t: number,
  now: number,
): FeedMessage[] {
  const { ref, script, depth, reportMoments, momentumMoments } = match;
  if (!anyBetween(reportMoments, from, t)) return [];
  const about = { match: ref, at: now };
  const { total, phases, leadChanges, timesTied } = statisticsAt(script, t);
  const statistics = { type: "basketball-statistics" as const, ...about, total, phases, leadChanges, timesTied };
  const messages: FeedMessage[] = [statistics as FeedOf<"basketball-statistics">];
  if (!depth.marks) return messages;
  messages.push({ type: "ratings", ...about, entries: ratingsOf(script.matchup, box) });
  if (!anyBetween(momentumMoments, from, t)) return messages;
  const points = until(script.momentum, t).map(({ at: _, ...point }) => point);
  messages.push({ type: "momentum", ...about, points } as FeedOf<"momentum">);
  return messages;
}
