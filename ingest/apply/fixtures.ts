import { movedFrom, type FixturePlan, sameMeeting, takeFixture } from "@scoreline/domain/match/reconcile/fixture";
import { type Contender, placeOf } from "@scoreline/domain/match/state/head";
import type { FeedOf } from "@scoreline/feed/port/message";
import { loadSeasons } from "@scoreline/store/catalogue/catalogue";
import { homeMatches, postponedMatches } from "@scoreline/store/intake/intake";
import { loadMatches, type MatchRecord } from "@scoreline/store/match/matches";
import { same } from "#apply/same.ts";
import { type Batch, isFollowed, lastByRef, ofType } from "#intake/batch.ts";

type Fixture = FeedOf<"fixture">;

export type Planned = {
  /** The matches whose plan is new or changed, as they are now. */
  records: Map<number, MatchRecord>;
  /** Those that nothing is stored of yet. */
  fresh: ReadonlySet<number>;
};

export async function applyFixtures(batch: Batch): Promise<Planned> {
  const inOrder = ofType(batch, "fixture").toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const possible = lastByRef(inOrder).filter((message) => seemsPossible(batch, message));
  if (possible.length === 0) return { records: new Map(), fresh: new Set() };
  const plans = await plansOf(batch, possible);
  await linkReplaced(batch, possible, plans);
  const messages = possible.filter(({ ref }) => !isReplaced(batch, ref));
  const unheard = await batch.refs.assign(
    batch.tx,
    "matches",
    messages.map(({ ref }) => ref),
  );
  const ids = messages.map(({ ref }) => batch.refs.find("matches", ref) ?? 0);
  const fresh = new Set(unheard.map((ref) => batch.refs.find("matches", ref) ?? 0));
  const known = ids.filter((id) => !fresh.has(id));
  const before = new Map((await loadMatches(batch.tx, known)).map((record) => [record.id, record]));

  const records = new Map<number, MatchRecord>();
  for (const [i, message] of messages.entries()) {
    const id = ids[i] ?? 0;
    const plan = plans.get(message);
    if (!plan) continue;
    const old = before.get(id);
    const record = takeFixture(old, { id, ...plan });
    if (old && same(old, record)) continue;
    records.set(id, record);
    if (old && same({ ...old, planAt: record.planAt }, record)) continue;
    tell(batch, record, old);
  }
  return { records, fresh };
}

function tell(batch: Batch, record: MatchRecord, old: MatchRecord | undefined): void {
  const of = placeOf(record);
  const before = placeOf(old ?? record);
  // What it belonged to has it no longer.
  if (before.seasonId !== of.seasonId || before.teams.some((team) => !of.teams.includes(team))) {
    batch.changes.notePlace(before);
  }
  if ([record, old ?? record].some(({ kickoff }) => isFollowed(batch, kickoff))) {
    const { stateAt: _, planAt: __, ...head } = record;
    batch.facts.push({ kind: "fixture", matchId: record.id, head });
  } else batch.changes.noteMatch({ ...record, of }, true);
}

/** Whether a match has got another ref since: the old one no longer says when it is played. */
export function isReplaced(batch: Batch, ref: string): boolean {
  return batch.refs.find("replaced", ref) !== undefined;
}

type PlanWithoutId = Omit<FixturePlan, "id">;

async function plansOf(batch: Batch, messages: readonly Fixture[]): Promise<Map<Fixture, PlanWithoutId>> {
  const seasonIds = [...new Set(messages.map((message) => batch.refs.find("seasons", message.season) ?? 0))];
  const seasons = await loadSeasons(batch.tx, seasonIds);
  const competitionOf = new Map(seasons.map((season) => [season.id, season.competitionId]));
  return new Map(
    messages.map((message) => {
      const seasonId = batch.refs.find("seasons", message.season) ?? 0;
      const plan: PlanWithoutId = {
        sport: message.sport,
        competitionId: competitionOf.get(seasonId) ?? 0,
        seasonId,
        stageId: (message.stage && batch.refs.find("stages", message.stage)) || null,
        round: message.round ?? null,
        tie: message.tie ?? null,
        home: contender(batch, message.home),
        away: contender(batch, message.away),
        kickoff: message.kickoff,
        venue: message.venue ?? null,
        neutral: message.neutral ?? false,
        timeToBeAnnounced: message.timeToBeAnnounced ?? false,
        ...(message.at !== undefined && { at: message.at }),
      };
      return [message, plan];
    }),
  );
}

/** A match under a new ref: the source says so, or it is the same meeting as one that was postponed. */
async function linkReplaced(
  batch: Batch,
  messages: readonly Fixture[],
  plans: ReadonlyMap<Fixture, PlanWithoutId>,
): Promise<void> {
  for (const { ref, replaces } of messages) {
    const old = replaces === undefined ? undefined : batch.refs.find("matches", replaces);
    if (old !== undefined && batch.refs.find("matches", ref) === undefined) link(batch, ref, old);
  }
  const unheard = messages.flatMap((message) => {
    const plan = plans.get(message);
    if (!plan || batch.refs.find("matches", message.ref) !== undefined) return [];
    return "teamId" in plan.home && "teamId" in plan.away ? [{ message, plan }] : [];
  });
  const candidates = await postponedNow(batch, unheard);
  for (const { message, plan } of unheard) {
    const old = movedFrom(plan, candidates);
    const twice = old && unheard.some((other) => other.message !== message && sameMeeting(other.plan, plan));
    if (old && !twice) link(batch, message.ref, old.id);
  }
}

/** Everything that the new fixtures could be mistaken for, where one of that was postponed. */
async function postponedNow(batch: Batch, unheard: readonly { plan: PlanWithoutId }[]): Promise<MatchRecord[]> {
  if (unheard.length === 0) return [];
  // Fixtures are applied before the states of their batch.
  const said = [...ofType(batch, "football-state"), ...ofType(batch, "basketball-state")]
    .filter(({ state }) => state.kind === "postponed")
    .flatMap(({ match, at }) => ({ id: batch.refs.find("matches", match) ?? 0, at }));
  const stored = await postponedMatches(batch.tx, [...new Set(unheard.map(({ plan }) => plan.seasonId))]);
  const ids = [...new Set([...stored, ...said.map(({ id }) => id)])];
  const postponed = (await loadMatches(batch.tx, ids)).filter((record) =>
    unheard.some(({ plan }) => sameMeeting(plan, record)),
  );
  const others = await homeMatches(
    batch.tx,
    [...new Set(postponed.map(({ seasonId }) => seasonId))],
    [...new Set(postponed.flatMap(({ home }) => ("teamId" in home ? [home.teamId] : [])))],
  );
  return (await loadMatches(batch.tx, others)).map((record) => {
    const now = said.some(
      ({ id, at }) => id === record.id && at >= record.stateAt && record.state.kind === "scheduled",
    );
    return now ? { ...record, state: { kind: "postponed" } } : record;
  });
}

function link(batch: Batch, ref: string, id: number): void {
  for (const old of batch.refs.refsTo("matches", id)) batch.refs.link("replaced", old, id);
  batch.refs.link("matches", ref, id);
}

function seemsPossible(batch: Batch, message: Fixture): boolean {
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

function contender(batch: Batch, side: Fixture["home"]): Contender {
  return "team" in side ? { teamId: batch.refs.find("teams", side.team) ?? 0 } : { placeholder: side.placeholder };
}
