import { settleHeld, type Taken, takeState } from "@scoreline/domain/match/reconcile/state";
import { placeOf } from "@scoreline/domain/match/state/head";
import type { AnyState } from "@scoreline/domain/match/state/state";
import type { Side } from "@scoreline/domain/sport";
import { loadMatches, type MatchRecord, saveMatches } from "@scoreline/store/match/matches";
import { noteChangedResults } from "@scoreline/store/news/changed-results";
import { applyFixtures } from "#apply/fixtures.ts";
import { applyEvents } from "#apply/match-events.ts";
import { same } from "#apply/same.ts";
import type { KnownEvents, KnownStateMessage } from "#identity/known.ts";
import { type Batch, isFollowed } from "#intake/batch.ts";

/** Fixtures, states and events: what the batch says of each match, folded into one write. */
export async function applyMatches(batch: Batch): Promise<void> {
  const { records: fixtures, fresh } = await applyFixtures(batch);
  const { states, events } = batch.known;
  const due = batch.memory.due();

  const missing = new Set(due.filter((id) => !fixtures.has(id)));
  for (const { matchId } of [...states, ...events]) if (!fixtures.has(matchId)) missing.add(matchId);
  const records = new Map(fixtures);
  for (const record of await loadMatches(batch.tx, [...missing])) records.set(record.id, record);

  const before = new Map(records);
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
  await tellChangedResults(batch, before, records);
}

/** What was written of a match that ended otherwise, as it turns out, says so from now on. */
async function tellChangedResults(batch: Batch, before: Records, after: Records): Promise<void> {
  const changes = [...before.values()].flatMap(({ id, state }) => {
    const now = after.get(id);
    if (state.kind !== "finished" || !now || same(resultIn(state), resultIn(now.state))) return [];
    const { competitionId, teams } = placeOf(now);
    return [{ matchId: id, at: now.stateAt, competitionId, teams }];
  });
  batch.changes.note("news", await noteChangedResults(batch.tx, changes));
}

/** Who won by how much, and whether it is over at all. */
function resultIn(state: AnyState) {
  if (state.kind !== "finished") return { kind: state.kind };
  const { current } = state.score;
  return { current, ...("penalties" in state.score && { penalties: state.score.penalties }) };
}

type Records = Map<number, MatchRecord>;
type Proofs = ReadonlyMap<number, ReadonlySet<Side>>;
const none: ReadonlySet<Side> = new Set();

function applyStates(
  batch: Batch,
  records: Records,
  messages: readonly KnownStateMessage[],
  proofs: Proofs,
  changed: Set<number>,
): void {
  for (const message of messages) {
    const record = recordOf(batch, records, message);
    if (!record || (message.isReplaced && isPlan(message)) || !mayTell(batch, record, message.at)) continue;
    const { recall } = batch.memory.of(record.id);
    const taken = takeState(asTold(batch, record), recall, message, circumstances(batch, record, proofs));
    note(batch, records, record, taken, changed);
  }
}

/** Of sources that speak of the same match one is heard on how it stands; a person is heard always. */
function mayTell({ voices, now, vouched }: Batch, record: MatchRecord, wordAt: number): boolean {
  return vouched || voices.mayTellState(record.id, record, wordAt, now);
}

/** Where another source told it, its time says nothing about ours. */
function asTold({ voices }: Batch, record: MatchRecord): MatchRecord {
  return voices.isOwn("matches", record.id, "state") ? record : { ...record, stateAt: 0 };
}

/** Words that were held back and can be believed now. */
function settle(batch: Batch, records: Records, ids: Iterable<number>, proofs: Proofs, changed: Set<number>): void {
  for (const id of ids) {
    const record = records.get(id);
    const { recall } = batch.memory.of(id);
    if (!record || !recall.held) continue;
    const { held, ...rest } = recall;
    const taken = mayTell(batch, record, held.at)
      ? settleHeld(asTold(batch, record), recall, circumstances(batch, record, proofs))
      : { recall: rest };
    note(batch, records, record, taken, changed);
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
  batch.voices.take("matches", record.id, "state");
  if (unchanged && at === record.stateAt) return;
  records.set(record.id, { ...record, state, stateAt: at });
  changed.add(record.id);
  if (unchanged) return;
  const { id: matchId, sport, homeReds, awayReds } = record;
  const of = placeOf(record);
  if (isFollowed(batch, record.kickoff)) {
    batch.facts.push({ kind: "state", matchId, sport, of, state, homeReds, awayReds, news });
  } else batch.changes.noteHead({ id: matchId, sport, of });
}

function isPlan({ state: { kind } }: KnownStateMessage): boolean {
  return kind === "scheduled" || kind === "postponed" || kind === "cancelled";
}

function eventsByMatch(batch: Batch, records: Records, messages: readonly KnownEvents[]): Map<number, KnownEvents[]> {
  const byMatch = new Map<number, KnownEvents[]>();
  for (const message of messages) {
    const record = recordOf(batch, records, message);
    if (record) byMatch.set(record.id, [...(byMatch.get(record.id) ?? []), message]);
  }
  return byMatch;
}

function recordOf(
  batch: Batch,
  records: Records,
  { type, sport, matchId, raw }: KnownStateMessage | KnownEvents,
): MatchRecord | undefined {
  const record = records.get(matchId);
  if (!record) batch.refuse(raw, `not stored: match ${matchId}`);
  else if (record.sport !== sport) batch.refuse(raw, `${type} for a ${record.sport} match`);
  return record?.sport === sport ? record : undefined;
}
