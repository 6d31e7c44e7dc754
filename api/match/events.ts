import type { CallInput } from "@scoreline/contract/call";
import type { basketballEvents, matchEvents } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { BasketballEventRow, FootballEventRow } from "@scoreline/contract/schemas/match-events";
import type { StoredEvent } from "@scoreline/domain/facts";
import type { MomentumPoint } from "@scoreline/domain/match/details/details";
import type { BasketballEvent, FootballEvent } from "@scoreline/domain/match/details/events";
import { keyPlays } from "@scoreline/domain/match/play/key-plays";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { eventsInOrder, runningScores } from "@scoreline/domain/match/state/running-score";
import { add, type Points } from "@scoreline/domain/match/state/score";
import { happenedBy, quarterSeconds, secondsPlayed } from "@scoreline/domain/match/time-machine/moment";
import { addedMinutes } from "@scoreline/domain/match/time-machine/timeline";
import { loadParts } from "@scoreline/store/match/details";
import { loadEvents } from "@scoreline/store/match/matches";
import type { Handler, Services } from "#handler.ts";
import { detailAnswer, wholeMatchAsked } from "#match/detail.ts";
import { cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";

type FootballEntry = { id: string } & FootballEvent<number>;
type BasketballEntry = { id: string } & BasketballEvent<number>;

export const eventCalls: {
  matchEvents: Handler<typeof matchEvents>;
  basketballEvents: Handler<typeof basketballEvents>;
} = {
  matchEvents: detailAnswer("matchEvents", async (input: CallInput<typeof matchEvents>, caller, services) => {
    const head = await wholeMatchAsked("football", input.matchId, services);
    const cut = await cutOf(head, input.minute, services);
    const all = (await storedEvents(head, services)) as FootballEntry[];
    const whole = await momentumOf(head, services);
    const events = footballRows(eventsBy(head, all, cut));
    const momentum = whole.filter((point) => !cut || happenedBy(cut.moment, point));
    const course = {
      added: addedMinutes([...all, ...whole]),
      extraTime: [...all, ...whole].some(({ phase }) => phase.startsWith("extra-") || phase === "penalties"),
      quarterMinutes: 0,
      overtimes: 0,
    };
    return succeed({ data: { events, momentum, course, people: await peopleOf(events, caller.locale, services) } });
  }),

  basketballEvents: detailAnswer(
    "basketballEvents",
    async (input: CallInput<typeof basketballEvents>, caller, services) => {
      const head = await wholeMatchAsked("basketball", input.matchId, services);
      const cut = await cutOf(head, input.minute, services);
      const all = (await storedEvents(head, services)) as BasketballEntry[];
      const quarter = quarterSeconds(all);
      const events = basketballRows(eventsBy(head, all, cut), quarter);
      const momentum = (await momentumOf(head, services)).filter(({ minute }) => !cut || minute <= cut.moment.minute);
      const course = {
        added: {},
        extraTime: false,
        quarterMinutes: quarter / 60,
        overtimes: Math.max(0, ...all.map(({ phase }) => Number(/^ot(\d+)$/.exec(phase)?.[1] ?? 0))),
      };
      const people = await peopleOf(events, caller.locale, services);
      return succeed({ data: { events, momentum, course, people } });
    },
  ),
};

export async function storedEvents({ id }: MatchHead, { database }: Services): Promise<StoredEvent[]> {
  return (await loadEvents(database, [id])).get(id) ?? [];
}

async function momentumOf({ id }: MatchHead, { database }: Services): Promise<MomentumPoint[]> {
  return (await loadParts(database, id, ["momentum"])).momentum ?? [];
}

function peopleOf(
  events: readonly { player?: number | undefined; other?: number | undefined }[],
  locale: Parameters<typeof peopleIn>[1],
  services: Services,
) {
  return peopleIn(
    events.flatMap(({ player, other }) => [player, other]),
    locale,
    services,
  );
}

/** Football events in order, people by their part in them, goals with the running score. */
export function footballRows(stored: readonly StoredEvent[]): FootballEventRow[] {
  const events = eventsInOrder(stored as FootballEntry[]);
  const scores = runningScores(events);
  return events.map((event): FootballEventRow => {
    const { id, type, phase, minute, added } = event;
    const score = scores.get(id);
    return {
      id,
      type,
      phase,
      minute,
      ...(added !== undefined && { added }),
      ...("side" in event && { side: event.side }),
      ...partsOf(event),
      ...(score && { score }),
    };
  });
}

function partsOf(event: FootballEvent<number>): Partial<FootballEventRow> {
  switch (event.type) {
    case "goal":
      return { how: event.how, ...who(event.player, event.assist) };
    case "penalty-missed":
      return { ...who(event.player), ...(event.saved && { saved: true }) };
    case "card":
      return { card: event.card, ...who(event.player), ...(event.reason && { reason: event.reason }) };
    case "substitution":
      return { ...who(event.on, event.off), ...(event.reason && { reason: event.reason }) };
    case "var":
      return { about: event.about, decision: event.decision, ...who(event.player) };
    case "injury":
      return who(event.player);
    case "added-time":
      return { minutes: event.minutes };
  }
}

function who(player?: number, other?: number): { player?: number; other?: number } {
  return { ...(player !== undefined && { player }), ...(other !== undefined && { other }) };
}

function basketballRows(stored: readonly StoredEvent[], quarter: number): BasketballEventRow[] {
  const events = [...(stored as BasketballEntry[])].sort(
    (a, b) =>
      (secondsPlayed(a, quarter) ?? 0) - (secondsPlayed(b, quarter) ?? 0) ||
      a.id.length - b.id.length ||
      (a.id < b.id ? -1 : 1),
  );
  const keys = keyPlays(events);
  let score: Points = { home: 0, away: 0 };
  return events.map((event): BasketballEventRow => {
    const { id, type, phase, remaining } = event;
    const key = keys.get(id);
    if (event.type === "basket") score = add(score, event.side, event.points);
    const tells = event.type === "basket" || event.type === "period";
    return {
      id,
      type,
      phase,
      remaining,
      ...("side" in event && { side: event.side }),
      ...basketballParts(event),
      ...(tells && { score }),
      ...(key && { key }),
    };
  });
}

function basketballParts(event: BasketballEvent<number>): Partial<BasketballEventRow> {
  switch (event.type) {
    case "basket":
      return { points: event.points, ...who(event.player, event.assist) };
    case "miss":
      return { points: event.points, ...who(event.player, event.block) };
    case "rebound":
    case "foul":
      return { kind: event.kind, ...who(event.player) };
    case "turnover":
      return who(event.player, event.steal);
    case "substitution":
      return who(event.on, event.off);
    case "period":
      return { edge: event.edge };
    case "time-out":
      return {};
  }
}
