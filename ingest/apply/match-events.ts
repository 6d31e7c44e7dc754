import type { StoredEvent } from "@scoreline/domain/facts";
import { type FootballEvent, redCards } from "@scoreline/domain/match/details/events";
import { provenDrops, takeEvents } from "@scoreline/domain/match/reconcile/events";
import { placeOf } from "@scoreline/domain/match/state/head";
import type { Side } from "@scoreline/domain/sport";
import {
  addEvents,
  type EventRow,
  loadEvents,
  type MatchRecord,
  removeEvents,
  saveEvents,
} from "@scoreline/store/match/matches";
import { same } from "#apply/same.ts";
import type { KnownEvents } from "#identity/known.ts";
import { type Batch, isFollowed } from "#intake/batch.ts";

/** More events than that are no correction; no match is still on so long after kick-off. */
const corrections = 20;
const longestMs = 12 * 3_600_000;
/** How far from kick-off the times of all events are remembered; beyond it, only those of corrections. */
const nearMs = 86_400_000;

export type AppliedEvents = {
  changed: Set<number>;
  /** Whose score may fall for them. */
  proven: Map<number, ReadonlySet<Side>>;
  /** Writes the events, once their matches are stored. */
  save(): Promise<void>;
};

/** What is new in the events of these matches; of `fresh` ones none are stored yet. */
export async function applyEvents(
  batch: Batch,
  records: Map<number, MatchRecord>,
  byMatch: ReadonlyMap<number, readonly KnownEvents[]>,
  fresh: ReadonlySet<number>,
): Promise<AppliedEvents> {
  const known = await loadEvents(
    batch.tx,
    [...byMatch.keys()].filter((id) => !fresh.has(id)),
  );
  const { mayTell, taken } = await batch.voices.heard("matches", { what: "events" }, [...byMatch.keys()]);
  const changed = new Set<number>();
  const proven = new Map<number, ReadonlySet<Side>>();
  const toAdd: EventRow[] = [];
  const toSave: EventRow[] = [];
  const toRemove: { matchId: number; id: string }[] = [];

  for (const [id, messages] of byMatch) {
    const record = records.get(id);
    if (!record || !mayTell(id)) continue;
    const before = new Map((known.get(id) ?? []).map((event) => [event.id, event]));
    // What a less trusted source told of it goes.
    const own = taken.includes(id) ? new Map<string, StoredEvent>() : before;
    const { events: after, times } = takeEvents({ events: own, times: batch.memory.of(id).times }, messages);
    const set = [...after.values()].filter((event) => !before.has(event.id) || !same(before.get(event.id), event));
    const removed = [...before.keys()].filter((ref) => !after.has(ref));
    noteTimes(batch, record, before, after, times, set, removed);
    if (set.length === 0 && removed.length === 0) continue;

    for (const event of set) (before.has(event.id) ? toSave : toAdd).push({ matchId: id, event });
    toRemove.push(...removed.map((ref) => ({ matchId: id, id: ref })));
    proven.set(id, provenDrops(before, after));
    // Of a match that is long over corrections are told in full, not the whole account: nobody follows it step by step.
    const isAccount = set.length > corrections && batch.now - record.kickoff > longestMs;
    const { sport } = record;
    const of = placeOf(record);
    if (isAccount && batch.asked) {
      batch.facts.push({ kind: "details", matchId: id, sport, of, parts: ["events"], items: [], asked: true });
    } else if (isFollowed(batch, record.kickoff) && !isAccount) {
      batch.facts.push({ kind: "events", matchId: id, sport, of, set, removed });
    } else batch.changes.noteDetail({ id, sport, of });
    if (record.sport === "football") noteRedCards(batch, records, record, [...after.values()], changed);
  }
  const save = async () => {
    await addEvents(batch.tx, toAdd);
    await saveEvents(batch.tx, toSave);
    await removeEvents(batch.tx, toRemove);
  };
  return { changed, proven, save };
}

function noteTimes(
  batch: Batch,
  record: MatchRecord,
  before: ReadonlyMap<string, StoredEvent>,
  after: ReadonlyMap<string, StoredEvent>,
  times: ReadonlyMap<string, number>,
  set: readonly StoredEvent[],
  removed: readonly string[],
): void {
  const corrected = removed.length > 0 || set.some(({ id }) => before.has(id));
  if (!corrected && Math.abs(record.kickoff - batch.now) > nearMs) return;
  const gone = new Set([...times.keys()].filter((ref) => !after.has(ref)));
  batch.memory.noteEvents(record.id, times, gone);
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
  const { id: matchId, sport, state, kickoff } = record;
  const of = placeOf(record);
  if (isFollowed(batch, kickoff)) {
    batch.facts.push({ kind: "state", matchId, sport, of, state, homeReds, awayReds, news: [] });
  } else batch.changes.noteHead({ id: matchId, sport, of });
}
