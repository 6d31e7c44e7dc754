import type { Entity } from "@scoreline/store/intake/intake";
import type { ToldSubject } from "@scoreline/store/intake/told";
import {
  loadOfficials,
  loadSquads,
  type Squad,
  saveAbsences,
  saveCareers,
  saveOfficials,
  saveSquads,
  saveTransfers,
  saveTrophies,
} from "@scoreline/store/people/people";
import { newAmong } from "#apply/catalogue.ts";
import { merged } from "#apply/merged.ts";
import { same } from "#apply/same.ts";
import type { KnownSquad, KnownTrophy } from "#identity/known.ts";
import type { Batch } from "#intake/batch.ts";

/** Coaches and referees, squads, and what people went through. */
export async function applyPeople(batch: Batch): Promise<void> {
  await applyOfficials(batch);
  await applySquads(batch);
  await applyTransfers(batch);
  await applyAbsences(batch);
  await applyTrophies(batch);
  await applyCareers(batch);
}

async function applyOfficials(batch: Batch): Promise<void> {
  const rows = batch.known.officials.map(({ id, sport, role, names, countryId, birthDate }) => ({
    id,
    sport,
    role,
    names,
    countryId,
    birthDate: birthDate ?? null,
  }));
  const { changed } = await saveOfficials(
    batch.tx,
    await merged(batch, "officials", rows, loadOfficials),
    newAmong(batch.known.officials),
  );
  batch.changes.note(
    "officials",
    changed.map(({ id }) => id),
  );
}

async function applySquads(batch: Batch): Promise<void> {
  const { squads: said } = batch.known;
  const teamIds = said.map(({ teamId }) => teamId);
  const { mayTell, taken } = await batch.voices.heard("teams", { what: "squad" }, teamIds);
  const newest = new Map<number, KnownSquad>();
  for (const squad of said) {
    const isNewer = squad.at >= (newest.get(squad.teamId)?.at ?? 0);
    if (isNewer && mayTell(squad.teamId)) newest.set(squad.teamId, squad);
  }
  const before = new Map((await loadSquads(batch.tx, [...newest.keys()])).map((squad) => [squad.teamId, squad]));
  // Times of two sources say nothing about each other.
  const isNews = ({ teamId, at }: KnownSquad) => taken.includes(teamId) || at >= (before.get(teamId)?.at ?? 0);
  const after = [...newest.values()].filter(isNews).map((squad) => squadOf(squad, before.get(squad.teamId)));
  await saveSquads(batch.tx, after, [...before.values()]);
  for (const squad of after) {
    const old = before.get(squad.teamId);
    if (old && sameSquad(old, squad)) continue;
    batch.changes.note("teams", [squad.teamId]);
    batch.changes.note(
      "players",
      [...(old?.members ?? []), ...squad.members].map(({ playerId }) => playerId),
    );
  }
}

function sameSquad(one: Squad, other: Squad): boolean {
  const seats = ({ coachId, members }: Squad) => [coachId, ...members.toSorted((a, b) => a.playerId - b.playerId)];
  return same(seats(one), seats(other));
}

function squadOf({ teamId, at, coachId, members }: KnownSquad, before: Squad | undefined): Squad {
  const since = new Map<number, string | null>();
  for (const member of before?.members ?? []) since.set(member.playerId, member.since);
  // Of the first squad that we hear of nobody is new.
  const arrival = before ? new Date(at).toISOString().slice(0, 10) : null;
  return {
    teamId,
    at,
    coachId,
    members: members.map(({ playerId, number, position, onLoanFromId, joined, contractUntil }) => ({
      playerId,
      number,
      position: position ?? null,
      since: joined ?? (since.has(playerId) ? (since.get(playerId) ?? null) : arrival),
      contractUntil: contractUntil ?? null,
      onLoanFromId,
    })),
  };
}

async function applyTransfers(batch: Batch): Promise<void> {
  const messages = await allowed(batch, "players", { what: "transfers" }, batch.known.transfers, byPlayer);
  const touched = await saveTransfers(
    batch.tx,
    messages.map(({ ref, playerId, date, kind, fromTeamId, toTeamId, feeEur }) => ({
      source: batch.source,
      ref,
      playerId,
      date,
      kind,
      fromTeamId,
      toTeamId,
      feeEur: feeEur ?? null,
    })),
  );
  for (const row of [...touched.fresh, ...touched.changed]) noteOf(batch, row);
}

async function applyAbsences(batch: Batch): Promise<void> {
  const messages = await allowed(batch, "players", { what: "absences" }, batch.known.absences, byPlayer);
  const touched = await saveAbsences(
    batch.tx,
    messages.map(({ ref, playerId, teamId, reason, kind, from, until }) => ({
      source: batch.source,
      ref,
      playerId,
      teamId,
      reason,
      kind,
      from,
      until: until ?? null,
    })),
  );
  for (const row of [...touched.fresh, ...touched.changed]) noteOf(batch, row);
}

async function applyTrophies(batch: Batch): Promise<void> {
  const ofPlayers: (KnownTrophy & { playerId: number })[] = [];
  const ofTeams: (KnownTrophy & { teamId: number })[] = [];
  for (const trophy of batch.known.trophies) {
    const { playerId, teamId } = trophy;
    if (playerId !== null) ofPlayers.push({ ...trophy, playerId });
    else if (teamId !== null) ofTeams.push({ ...trophy, teamId });
  }
  const messages: KnownTrophy[] = [
    ...(await allowed(batch, "players", { what: "player-trophies" }, ofPlayers, byPlayer)),
    ...(await allowed(batch, "teams", { what: "team-trophies" }, ofTeams, ({ teamId }) => teamId)),
  ];
  const touched = await saveTrophies(
    batch.tx,
    messages.map(({ ref, competitionId, seasonName, teamId, playerId, place }) => ({
      source: batch.source,
      ref,
      competitionId,
      seasonName,
      teamId,
      playerId,
      place,
    })),
  );
  for (const row of [...touched.fresh, ...touched.changed]) noteOf(batch, row);
}

async function applyCareers(batch: Batch): Promise<void> {
  const messages = await allowed(batch, "players", { what: "career" }, batch.known.careers, byPlayer);
  const touched = await saveCareers(
    batch.tx,
    messages.map(({ playerId, rows, countedUntil }) => ({ playerId, rows, countedUntil })),
  );
  for (const { playerId, rows } of [...touched.fresh, ...touched.changed]) {
    batch.changes.note("players", [playerId]);
    // What somebody did there is part of what a team and a competition tell.
    batch.changes.note(
      "teams",
      rows.map(({ team }) => team),
    );
    batch.changes.note(
      "competitions",
      rows.map(({ competition }) => competition),
    );
  }
}

const byPlayer = ({ playerId }: { playerId: number }) => playerId;

/** What this source may tell; that another one's word is gone is told, too. */
async function allowed<Message>(
  batch: Batch,
  entity: Entity,
  subject: ToldSubject,
  messages: readonly Message[],
  idOf: (message: Message) => number,
): Promise<Message[]> {
  const { messages: own, gone } = await batch.voices.allowed(entity, subject, messages, idOf);
  for (const row of gone) noteOf(batch, row);
  return own;
}

/** Whatever a row names shows it. */
function noteOf(batch: Batch, row: object): void {
  const { playerId, teamId, fromTeamId, toTeamId, competitionId } = row as Record<string, number | null | undefined>;
  batch.changes.note("players", [playerId]);
  batch.changes.note("teams", [teamId, fromTeamId, toTeamId]);
  batch.changes.note("competitions", [competitionId]);
}
