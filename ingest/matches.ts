import type { StoredEvent } from "@scoreline/domain/facts";
import { scoreNews } from "@scoreline/domain/match/change";
import { type FootballEvent, redCards } from "@scoreline/domain/match/events";
import type { Contender } from "@scoreline/domain/match/head";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import { loadSeasons } from "@scoreline/store/catalogue";
import {
  loadEvents,
  loadMatches,
  type MatchRecord,
  removeEvents,
  saveEvents,
  saveMatches,
} from "@scoreline/store/matches";
import { type Batch, isWorthTelling, lastByRef, ofType } from "#batch.ts";
import { same } from "#same.ts";

type StateMessage = FeedOf<"football-state"> | FeedOf<"basketball-state">;
type EventsMessage = FeedOf<"football-events"> | FeedOf<"basketball-events">;

/** Fixtures, states and events: what the batch says of each match, folded into one write. */
export async function applyMatches(batch: Batch): Promise<void> {
  const fixtures = await applyFixtures(batch);
  const states = [...ofType(batch, "football-state"), ...ofType(batch, "basketball-state")];
  const events = [...ofType(batch, "football-events"), ...ofType(batch, "basketball-events")];

  const missing = new Set<number>();
  for (const { match } of [...states, ...events]) {
    const id = batch.refs.find("matches", match);
    if (id !== undefined && !fixtures.has(id)) missing.add(id);
  }
  const records = new Map(fixtures);
  for (const record of await loadMatches(batch.tx, [...missing])) records.set(record.id, record);

  const changed = new Set(fixtures.keys());
  for (const id of await applyEvents(batch, records, events)) changed.add(id);
  for (const id of applyStates(batch, records, states)) changed.add(id);
  await saveMatches(
    batch.tx,
    [...changed].flatMap((id) => records.get(id) ?? []),
  );
}

async function applyFixtures(batch: Batch): Promise<Map<number, MatchRecord>> {
  const messages = lastByRef(ofType(batch, "fixture")).filter((message) => seemsPossible(batch, message));
  for (const { ref, replaces } of messages) {
    const old = replaces === undefined ? undefined : batch.refs.find("matches", replaces);
    if (old !== undefined && batch.refs.find("matches", ref) === undefined) batch.refs.link("matches", ref, old);
  }
  await batch.refs.assign(
    batch.tx,
    "matches",
    messages.map((message) => message.ref),
  );
  const ids = messages.map((message) => batch.refs.find("matches", message.ref) ?? 0);
  const before = new Map((await loadMatches(batch.tx, ids)).map((record) => [record.id, record]));
  const seasonIds = [...new Set(messages.map((message) => batch.refs.find("seasons", message.season) ?? 0))];
  const competitionOf = new Map(
    seasonIds.length === 0
      ? []
      : (await loadSeasons(batch.tx, seasonIds)).map((season) => [season.id, season.competitionId]),
  );

  const records = new Map<number, MatchRecord>();
  for (const [i, message] of messages.entries()) {
    const id = ids[i] ?? 0;
    const old = before.get(id);
    const seasonId = batch.refs.find("seasons", message.season) ?? 0;
    const record: MatchRecord = {
      id,
      sport: message.sport,
      competitionId: competitionOf.get(seasonId) ?? 0,
      seasonId,
      stageId: (message.stage && batch.refs.find("stages", message.stage)) || null,
      round: message.round ?? null,
      home: contender(batch, message.home),
      away: contender(batch, message.away),
      kickoff: message.kickoff,
      venue: message.venue ?? null,
      neutral: message.neutral ?? false,
      state: stateOfFixture(message, old),
      stateAt: old?.stateAt ?? 0,
      homeReds: old?.homeReds ?? 0,
      awayReds: old?.awayReds ?? 0,
    };
    if (old && same(old, record)) continue;
    records.set(id, record);
    if ([record, old ?? record].some(({ kickoff }) => isWorthTelling(batch, kickoff))) {
      const { stateAt: _, ...head } = record;
      batch.facts.push({ kind: "fixture", matchId: id, head });
    }
  }
  return records;
}

/** A fixture says when a match is to be played, not how it stands, unless it is still to come. */
function stateOfFixture(message: FeedOf<"fixture">, old: MatchRecord | undefined): MatchRecord["state"] {
  if (old && old.state.kind !== "scheduled") return old.state;
  return message.timeToBeAnnounced ? { kind: "scheduled", timeToBeAnnounced: true } : { kind: "scheduled" };
}

function seemsPossible(batch: Batch, message: FeedOf<"fixture">): boolean {
  const unknown =
    batch.refs.find("seasons", message.season) === undefined
      ? `seasons: ${message.season}`
      : [message.home, message.away]
          .flatMap((side) => ("team" in side ? [side.team] : []))
          .filter((team) => batch.refs.find("teams", team) === undefined)
          .map((team) => `teams: ${team}`)[0];
  if (unknown) batch.refuse(message, `unknown reference to ${unknown}`);
  return !unknown;
}

function contender(batch: Batch, side: FeedOf<"fixture">["home"]): Contender {
  return "team" in side ? { teamId: batch.refs.find("teams", side.team) ?? 0 } : { placeholder: side.placeholder };
}

function applyStates(batch: Batch, records: Map<number, MatchRecord>, messages: readonly StateMessage[]): Set<number> {
  const changed = new Set<number>();
  for (const message of messages) {
    const record = recordOf(batch, records, message, message.type === "football-state" ? "football" : "basketball");
    // Late or repeated: what we know is newer.
    if (!record || message.at < record.stateAt) continue;
    const unchanged = same(record.state, message.state);
    if (unchanged && changed.has(record.id) === false && message.at === record.stateAt) continue;
    const news = unchanged ? [] : scoreNews(record.state, message.state);
    const next = { ...record, state: message.state, stateAt: message.at };
    records.set(record.id, next);
    changed.add(record.id);
    if (unchanged) continue;
    batch.facts.push({
      kind: "state",
      matchId: record.id,
      sport: record.sport,
      state: message.state,
      homeReds: next.homeReds,
      awayReds: next.awayReds,
      news,
    });
  }
  return changed;
}

async function applyEvents(
  batch: Batch,
  records: Map<number, MatchRecord>,
  messages: readonly EventsMessage[],
): Promise<Set<number>> {
  const byMatch = new Map<number, EventsMessage[]>();
  for (const message of messages) {
    const record = recordOf(batch, records, message, message.type === "football-events" ? "football" : "basketball");
    if (record) byMatch.set(record.id, [...(byMatch.get(record.id) ?? []), message]);
  }
  const known = await loadEvents(batch.tx, [...byMatch.keys()]);
  const changed = new Set<number>();
  const toSave: { matchId: number; event: StoredEvent }[] = [];
  const toRemove: { matchId: number; id: string }[] = [];

  for (const [id, own] of byMatch) {
    const before = new Map((known.get(id) ?? []).map((event) => [event.id, event]));
    const after = new Map(before);
    for (const message of own) {
      for (const event of message.events) after.set(event.ref, stored(batch, event));
      for (const ref of message.removed ?? []) after.delete(ref);
    }
    const set = [...after.values()].filter((event) => !same(before.get(event.id), event));
    const removed = [...before.keys()].filter((ref) => !after.has(ref));
    const record = records.get(id);
    if (!record || (set.length === 0 && removed.length === 0)) continue;

    toSave.push(...set.map((event) => ({ matchId: id, event })));
    toRemove.push(...removed.map((ref) => ({ matchId: id, id: ref })));
    batch.facts.push({ kind: "events", matchId: id, sport: record.sport, set, removed });
    if (record.sport === "football") noteRedCards(batch, records, record, [...after.values()], changed);
  }
  await saveEvents(batch.tx, toSave);
  await removeEvents(batch.tx, toRemove);
  return changed;
}

function noteRedCards(
  batch: Batch,
  records: Map<number, MatchRecord>,
  record: MatchRecord,
  events: readonly StoredEvent[],
  changed: Set<number>,
): void {
  const football = events as readonly FootballEvent<number>[];
  const homeReds = redCards(football, "home");
  const awayReds = redCards(football, "away");
  if (homeReds === record.homeReds && awayReds === record.awayReds) return;
  records.set(record.id, { ...record, homeReds, awayReds });
  changed.add(record.id);
  const { id: matchId, sport, state } = record;
  batch.facts.push({ kind: "state", matchId, sport, state, homeReds, awayReds, news: [] });
}

/** People by our ids; those that we have not heard of are left out, the event stays. */
function stored(batch: Batch, event: EventsMessage["events"][number]): StoredEvent {
  const { ref, ...rest } = event;
  const own: Record<string, unknown> = { id: ref, ...rest };
  for (const role of ["player", "assist", "on", "off", "block", "steal"]) {
    if (typeof own[role] === "string") own[role] = batch.refs.find("players", own[role]);
  }
  return JSON.parse(JSON.stringify(own)) as StoredEvent;
}

function recordOf(
  batch: Batch,
  records: Map<number, MatchRecord>,
  message: FeedMessage & { match: string },
  sport: MatchRecord["sport"],
): MatchRecord | undefined {
  const record = records.get(batch.refs.find("matches", message.match) ?? 0);
  if (!record) batch.refuse(message, `unknown reference to matches: ${message.match}`);
  else if (record.sport !== sport) batch.refuse(message, `${message.type} for a ${record.sport} match`);
  return record?.sport === sport ? record : undefined;
}
