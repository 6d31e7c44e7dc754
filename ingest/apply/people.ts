import type { CareerRow } from "@scoreline/domain/people";
import type { FeedOf } from "@scoreline/feed/port/message";
import type { Entity } from "@scoreline/store/intake/intake";
import {
  loadSquads,
  type Squad,
  saveAbsences,
  saveCareers,
  saveOfficials,
  saveSquads,
  saveTransfers,
  saveTrophies,
} from "@scoreline/store/people/people";
import { fresh, identified, known } from "#apply/catalogue.ts";
import { same } from "#apply/same.ts";
import { type Batch, lastByRef, ofType } from "#intake/batch.ts";

/** Coaches and referees, squads, and what people went through. Whoever is spoken of must be known; others may be missing. */
export async function applyPeople(batch: Batch): Promise<void> {
  await applyOfficials(batch);
  await applySquads(batch);
  await applyTransfers(batch);
  await applyAbsences(batch);
  await applyTrophies(batch);
  await applyCareers(batch);
}

function find(batch: Batch, entity: Entity, ref: string | undefined): number | null {
  return (ref !== undefined && batch.refs.find(entity, ref)) || null;
}

async function applyOfficials(batch: Batch): Promise<void> {
  const rows = await identified(batch, "officials", lastByRef(ofType(batch, "official")));
  const { changed } = await saveOfficials(
    batch.tx,
    rows.map(({ id, message: { sport, role, names, nationality, birthDate } }) => ({
      id,
      sport,
      role,
      names,
      countryId: find(batch, "countries", nationality),
      birthDate: birthDate ?? null,
    })),
    fresh(rows),
  );
  batch.changes.note(
    "officials",
    changed.map(({ id }) => id),
  );
}

async function applySquads(batch: Batch): Promise<void> {
  const newest = new Map<number, FeedOf<"squad">>();
  for (const { id, message } of known(batch, ofType(batch, "squad"), "teams", ({ team }) => team)) {
    if (message.at >= (newest.get(id)?.at ?? 0)) newest.set(id, message);
  }
  const before = new Map((await loadSquads(batch.tx, [...newest.keys()])).map((squad) => [squad.teamId, squad]));
  const squads = [...newest].filter(([teamId, { at }]) => at >= (before.get(teamId)?.at ?? 0));
  const after = squads.map(([teamId, message]) => squadOf(batch, teamId, message, before.get(teamId)));
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

function squadOf(batch: Batch, teamId: number, message: FeedOf<"squad">, before: Squad | undefined): Squad {
  const since = new Map<number, string | null>();
  for (const member of before?.members ?? []) since.set(member.playerId, member.since);
  // Of the first squad that we hear of nobody is new.
  const arrival = before ? new Date(message.at).toISOString().slice(0, 10) : null;
  const members = message.members.flatMap(({ player, number, position, onLoanFrom, joined, contractUntil }) => {
    const playerId = find(batch, "players", player);
    if (playerId === null) return [];
    return {
      playerId,
      number,
      position: position ?? null,
      since: joined ?? (since.has(playerId) ? (since.get(playerId) ?? null) : arrival),
      contractUntil: contractUntil ?? null,
      onLoanFromId: find(batch, "teams", onLoanFrom),
    };
  });
  return { teamId, at: message.at, coachId: find(batch, "officials", message.coach), members };
}

async function applyTransfers(batch: Batch): Promise<void> {
  const messages = known(batch, lastByRef(ofType(batch, "transfer")), "players", ({ player }) => player);
  const touched = await saveTransfers(
    batch.tx,
    messages.map(({ id, message: { ref, date, kind, from, to, feeEur } }) => ({
      source: batch.source,
      ref,
      playerId: id,
      date,
      kind,
      fromTeamId: find(batch, "teams", from),
      toTeamId: find(batch, "teams", to),
      feeEur: feeEur ?? null,
    })),
  );
  for (const { playerId, fromTeamId, toTeamId } of [...touched.fresh, ...touched.changed]) {
    batch.changes.note("players", [playerId]);
    batch.changes.note("teams", [fromTeamId, toTeamId]);
  }
}

async function applyAbsences(batch: Batch): Promise<void> {
  const ofPlayers = known(batch, lastByRef(ofType(batch, "absence")), "players", ({ player }) => player);
  const messages = known(
    batch,
    ofPlayers.map(({ message }) => message),
    "teams",
    ({ team }) => team,
  );
  const touched = await saveAbsences(
    batch.tx,
    messages.map(({ id, message: { ref, player, reason, kind, from, until } }) => ({
      source: batch.source,
      ref,
      playerId: find(batch, "players", player) ?? 0,
      teamId: id,
      reason,
      kind,
      from,
      until: until ?? null,
    })),
  );
  for (const { playerId, teamId } of [...touched.fresh, ...touched.changed]) {
    batch.changes.note("players", [playerId]);
    batch.changes.note("teams", [teamId]);
  }
}

async function applyTrophies(batch: Batch): Promise<void> {
  const messages = known(
    batch,
    lastByRef(ofType(batch, "trophy")),
    "competitions",
    ({ competition }) => competition,
  ).filter(({ message }) => {
    const { player, team } = message;
    const [entity, ref] = player === undefined ? (["teams", team] as const) : (["players", player] as const);
    const isKnown = find(batch, entity, ref) !== null;
    if (!isKnown) batch.refuse(message, `unknown reference to ${entity}: ${ref}`);
    return isKnown;
  });
  const touched = await saveTrophies(
    batch.tx,
    messages.map(({ id, message: { ref, seasonName, team, player, place } }) => ({
      source: batch.source,
      ref,
      competitionId: id,
      seasonName,
      teamId: find(batch, "teams", team),
      playerId: find(batch, "players", player),
      place,
    })),
  );
  for (const { competitionId, teamId, playerId } of [...touched.fresh, ...touched.changed]) {
    batch.changes.note("competitions", [competitionId]);
    batch.changes.note("teams", [teamId]);
    batch.changes.note("players", [playerId]);
  }
}

async function applyCareers(batch: Batch): Promise<void> {
  const messages = known(batch, ofType(batch, "career"), "players", ({ player }) => player);
  const touched = await saveCareers(
    batch.tx,
    messages.map(({ id, message: { figures, rows, countedUntil } }) => ({
      playerId: id,
      rows: rows.flatMap((row) => careerRow(batch, figures, row)),
      countedUntil: countedUntil ?? null,
    })),
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

/** A season at a team that we have not heard of is left out. */
function careerRow(
  batch: Batch,
  figures: FeedOf<"career">["figures"],
  told: FeedOf<"career">["rows"][number],
): CareerRow<number, number>[] {
  const team = batch.refs.find("teams", told.team);
  if (team === undefined) return [];
  const { season, appearances, loan, number, from, until, rating, counts } = told;
  const competition = told.competition === undefined ? undefined : batch.refs.find("competitions", told.competition);
  // What is not known is undefined here, and is not stored.
  const row: CareerRow<number, number> = { season, team, competition, appearances, loan, number, from, until, rating };
  for (const [index, figure] of figures.entries()) row[figure] = counts[index];
  return [row];
}
