import { fillPlan, leadPlan, takeFixture } from "@scoreline/domain/match/reconcile/fixture";
import { placeOf } from "@scoreline/domain/match/state/head";
import { loadMatches, type MatchRecord } from "@scoreline/store/match/matches";
import { newAmong } from "#apply/catalogue.ts";
import { same } from "#apply/same.ts";
import type { KnownFixture } from "#identity/known.ts";
import { type Batch, isFollowed } from "#intake/batch.ts";

export type Planned = {
  /** The matches whose plan is new or changed, as they are now. */
  records: Map<number, MatchRecord>;
  /** Those that nothing is stored of yet. */
  fresh: ReadonlySet<number>;
};

export async function applyFixtures(batch: Batch): Promise<Planned> {
  const { fixtures } = batch.known;
  const fresh = newAmong(fixtures);
  const known = fixtures.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const before = new Map((await loadMatches(batch.tx, known)).map((record) => [record.id, record]));
  const records = new Map<number, MatchRecord>();
  for (const fixture of fixtures) {
    const { id } = fixture;
    const old = before.get(id);
    const record = recordOf(batch, old, fixture);
    if (old && same(old, record)) continue;
    records.set(id, record);
    if (old && same({ ...old, planAt: record.planAt }, record)) continue;
    tell(batch, record, old);
  }
  return { records, fresh };
}

function recordOf(batch: Batch, old: MatchRecord | undefined, { id, plan }: KnownFixture): MatchRecord {
  const manner = batch.voices.manner("matches", id);
  if (!old || manner === "replace") return takeFixture(old, { id, ...plan });
  if (manner === "fill") return fillPlan(old, plan);
  // Times of two sources say nothing about each other.
  const known = batch.voices.isOwn("matches", id, "plan") ? old : { ...old, planAt: null };
  batch.voices.take("matches", id, "plan");
  return takeFixture(known, { id, ...leadPlan(old, plan) });
}

function tell(batch: Batch, record: MatchRecord, old: MatchRecord | undefined): void {
  const of = placeOf(record);
  const before = placeOf(old ?? record);
  // What it belonged to has it no longer.
  if (before.seasonId !== of.seasonId || before.teams.some((team) => !of.teams.includes(team))) {
    batch.changes.noteLeft(before);
  }
  if ([record, old ?? record].some(({ kickoff }) => isFollowed(batch, kickoff))) {
    const { stateAt: _, planAt: __, ...head } = record;
    const moved = old && old.kickoff !== record.kickoff && { movedFrom: old.kickoff };
    batch.facts.push({ kind: "fixture", matchId: record.id, head, ...moved });
  } else batch.changes.noteHead({ ...record, of });
}
