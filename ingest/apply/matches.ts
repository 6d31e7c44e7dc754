import { settleHeld, type Taken, takeState } from "@scoreline/domain/match/reconcile/state";
import { placeOf } from "@scoreline/domain/match/state/head";
import type { Side } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import { loadMatches, type MatchRecord, saveMatches } from "@scoreline/store/match/matches";
import { applyFixtures, isReplaced } from "#apply/fixtures.ts";
import { applyEvents, type EventsMessage } from "#apply/match-events.ts";
import { same } from "#apply/same.ts";
import { type Batch, isFollowed, ofType } from "#intake/batch.ts";

type StateMessage = FeedOf<"football-state"> | FeedOf<"basketball-state">;

/** Fixtures, states and events: what the batch says of each match, folded into one write. */
export async function applyMatches(batch: Batch): Promise<void> {
  const { records: fixtures, fresh } = await applyFixtures(batch);
  const states = [...ofType(batch, "football-state"), ...ofType(batch, "basketball-state")];
  const events = [...ofType(batch, "football-events"), ...ofType(batch, "basketball-events")];
  const due = batch.memory.due();

  const missing = new Set(due.filter((id) => !fixtures.has(id)));
  for (const { match } of [...states, ...events]) {
    const id = batch.refs.find("matches", match);
    if (id !== undefined && !fixtures.has(id)) missing.add(id);
  }
  const records = new Map(fixtures);
  for (const record of await loadMatches(batch.tx, [...missing])) records.set(record.id, record);

  const changed = new Set(fixtures.keys());
  const noProof = new Map<number, ReadonlySet<Side>>();
  // Before anything else, so that what is told does not hang on when somebody looked.
  settle(batch, records, due, noProof, changed);
  const applied = await applyEvents(batch, records, eventsByMatch(batch, records, events), fresh);
  for (const id of applied.changed) changed.add(id);
  applyStates(batch, records, states, applied.proven, changed);
  settle(batch, records, applied.proven.keys(), applied.proven, changed);
  await saveMatches(
    batch.tx,
    [...changed].flatMap((id) => records.get(id) ?? []),
    fresh,
  );
  await applied.save();
}

type Records = Map<number, MatchRecord>;
type Proofs = ReadonlyMap<number, ReadonlySet<Side>>;
const none: ReadonlySet<Side> = new Set();

function applyStates(
  batch: Batch,
  records: Records,
  messages: readonly StateMessage[],
  proofs: Proofs,
  changed: Set<number>,
): void {
  for (const message of messages) {
    const record = recordOf(batch, records, message, message.type === "football-state" ? "football" : "basketball");
    if (!record || (isPlan(message) && isReplaced(batch, message.match))) continue;
    const { recall } = batch.memory.of(record.id);
    note(batch, records, record, takeState(record, recall, message, circumstances(batch, record, proofs)), changed);
  }
}

/** Words that were held back and can be believed now. */
function settle(batch: Batch, records: Records, ids: Iterable<number>, proofs: Proofs, changed: Set<number>): void {
  for (const id of ids) {
    const record = records.get(id);
    const { recall } = batch.memory.of(id);
    if (!record || !recall.held) continue;
    note(batch, records, record, settleHeld(record, recall, circumstances(batch, record, proofs)), changed);
  }
}

function circumstances({ now, vouched }: Batch, { id }: MatchRecord, proofs: Proofs) {
  return { now, vouched, proven: proofs.get(id) ?? none };
}

/** What became of a word, into the records and the facts. */
function note(
  batch: Batch,
  records: Records,
  record: MatchRecord,
  { recall, applied }: Taken,
  changed: Set<number>,
): void {
  batch.memory.noteRecall(record.id, recall);
  if (!applied) return;
  const { state, at, news } = applied;
  const unchanged = record.state.kind === state.kind && same(record.state, state);
  if (unchanged && at === record.stateAt) return;
  records.set(record.id, { ...record, state, stateAt: at });
  changed.add(record.id);
  if (unchanged) return;
  const { id: matchId, sport, homeReds, awayReds } = record;
  const of = placeOf(record);
  if (isFollowed(batch, record.kickoff)) {
    batch.facts.push({ kind: "state", matchId, sport, of, state, homeReds, awayReds, news });
  } else batch.changes.noteMatch({ id: matchId, sport, of }, true);
}

function isPlan({ state: { kind } }: StateMessage): boolean {
  return kind === "scheduled" || kind === "postponed" || kind === "cancelled";
}

function eventsByMatch(
  batch: Batch,
  records: Records,
  messages: readonly EventsMessage[],
): Map<number, EventsMessage[]> {
  const byMatch = new Map<number, EventsMessage[]>();
  for (const message of messages) {
    const record = recordOf(batch, records, message, message.type === "football-events" ? "football" : "basketball");
    if (record) byMatch.set(record.id, [...(byMatch.get(record.id) ?? []), message]);
  }
  return byMatch;
}

function recordOf(
  batch: Batch,
  records: Records,
  message: FeedMessage & { match: string },
  sport: MatchRecord["sport"],
): MatchRecord | undefined {
  const record = records.get(batch.refs.find("matches", message.match) ?? 0);
  if (!record) batch.refuse(message, `unknown reference to matches: ${message.match}`);
  else if (record.sport !== sport) batch.refuse(message, `${message.type} for a ${record.sport} match`);
  return record?.sport === sport ? record : undefined;
}
