import type { StoredEvent } from "@scoreline/domain/facts";
import type { BasketballEvent, FootballEvent } from "@scoreline/domain/match/details/events";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import {
  happenedBy,
  instantOfMoment,
  isPast,
  lastWholeMinute,
  type Moment,
  parseMoment,
  quarterSeconds,
  type TimedEntry,
} from "@scoreline/domain/match/time-machine/moment";
import { playedBy } from "@scoreline/domain/match/time-machine/rewind";
import { commentaryMarks } from "@scoreline/store/match/details";
import type { Services } from "#handler.ts";

/** Where a match is cut: what is stored with an instant by that, what has a minute by the moment. */
export type Cut = {
  moment: Moment;
  instant: number;
  /** Of a caller who is late: the match itself is late already, and these events are not known yet. */
  unseen?: ReadonlySet<string>;
};

/**
 * The cut that a call asks for with `minute`, or by being late; none for the present, nor for a minute that has not
 * been played.
 */
export async function cutOf(head: MatchHead, minute: string | undefined, services: Services): Promise<Cut | undefined> {
  const moment = minute === undefined ? undefined : parseMoment(minute);
  if (!moment) return lateCut(head, services);
  const marks: TimedEntry[] = await commentaryMarks(services.database, head.id);
  if (!isPast(moment, head, services.now(), quarterSeconds(marks))) return undefined;
  return { moment, instant: instantOfMoment(moment, head, marks) };
}

/** Nothing is cut where nothing has happened since. Figures that are kept by the minute end with the last whole one. */
async function lateCut(head: MatchHead, { boards, database }: Services): Promise<Cut | undefined> {
  const unseen = boards.unseen(head.id);
  if (!unseen) return undefined;
  const { instant, events } = unseen;
  const quarter = head.sport === "football" ? 0 : quarterSeconds(await commentaryMarks(database, head.id));
  return { moment: lastWholeMinute(head, instant, quarter), instant, unseen: events };
}

/** The instant at which a minute of a match ended; the present for a minute that has not been played. */
export async function instantOf(
  head: MatchHead,
  minute: string | undefined,
  services: Services,
): Promise<number | undefined> {
  return (await cutOf(head, minute, services))?.instant;
}

/** The events that had happened by the cut, or all of them. */
export function eventsBy(
  head: MatchHead,
  events: readonly StoredEvent[],
  cut: Cut | undefined,
): readonly StoredEvent[] {
  if (!cut) return events;
  const { unseen } = cut;
  if (unseen) return events.filter(({ id }) => !unseen.has(id));
  return head.sport === "football"
    ? events.filter((event) => happenedBy(cut.moment, event as FootballEvent<number>))
    : playedBy(events as (StoredEvent & BasketballEvent<number>)[], cut.moment);
}
