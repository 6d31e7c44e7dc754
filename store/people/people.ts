import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Player } from "../catalogue/catalogue.ts";
import { insertOrUpsert, remove, upsert, upsertTouching } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { players } from "../schema/catalogue.ts";
import { absences, careers, officials, squadHeads, squads, transfers, trophies } from "../schema/people.ts";

export type Official = typeof officials.$inferSelect;
export type SquadMember = Omit<typeof squads.$inferSelect, "teamId">;
/** A squad as it was at the source's instant `at`. */
export type Squad = typeof squadHeads.$inferSelect & { members: SquadMember[] };
export type Transfer = typeof transfers.$inferSelect;
export type Absence = typeof absences.$inferSelect;
export type Trophy = typeof trophies.$inferSelect;
export type Career = typeof careers.$inferSelect;

/** Those that save tell what was touched. */
export const saveOfficials = (db: Queryable, rows: readonly Official[], fresh?: ReadonlySet<number>) =>
  upsertTouching(db, officials, rows, [officials.id], ["id"], fresh && (({ id }) => id !== undefined && fresh.has(id)));
export const saveTransfers = (db: Queryable, rows: readonly Transfer[]) =>
  upsertTouching(db, transfers, rows, [transfers.source, transfers.ref], ["playerId", "fromTeamId", "toTeamId"]);
export const saveAbsences = (db: Queryable, rows: readonly Absence[]) =>
  upsertTouching(db, absences, rows, [absences.source, absences.ref], ["playerId", "teamId"]);
export const saveTrophies = (db: Queryable, rows: readonly Trophy[]) =>
  upsertTouching(db, trophies, rows, [trophies.source, trophies.ref], ["competitionId", "teamId", "playerId"]);
export const saveCareers = (db: Queryable, rows: readonly Career[]) =>
  upsertTouching(db, careers, rows, [careers.playerId], ["playerId", "rows"]);

/** Replaces whole squads: whoever is not in the new one has left. `before` are those that are stored, where they are known. */
export async function saveSquads(db: Queryable, rows: readonly Squad[], before?: readonly Squad[]): Promise<void> {
  if (rows.length === 0) return;
  const teams = rows.map(({ teamId }) => teamId);
  const key = (row: { teamId: number; playerId: number }) => `${row.teamId}:${row.playerId}`;
  const seats = ({ teamId, members }: Squad) => members.map((member) => ({ teamId, ...member }));
  const after = [...new Map(rows.flatMap(seats).map((row) => [key(row), row])).values()];
  const staying = new Set(after.map(key));
  const known = (before ?? (await loadSquads(db, teams))).filter(({ teamId }) => teams.includes(teamId)).flatMap(seats);
  const there = new Set(known.map(key));
  await upsert(db, squadHeads, rows, [squadHeads.teamId]);
  await remove(
    db,
    squads,
    known.filter((row) => !staying.has(key(row))),
    [squads.teamId, squads.playerId],
  );
  await insertOrUpsert(db, squads, after, [squads.teamId, squads.playerId], (row) => !there.has(key(row)));
}

export async function loadOfficials(db: Queryable, ids: readonly number[]): Promise<Official[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(officials)
    .where(inArray(officials.id, [...ids]));
}

/** By shirt number. */
export async function loadSquads(db: Queryable, teamIds: readonly number[]): Promise<Squad[]> {
  if (teamIds.length === 0) return [];
  const heads = await db
    .select()
    .from(squadHeads)
    .where(inArray(squadHeads.teamId, [...teamIds]));
  const found = new Map(heads.map((head): [number, Squad] => [head.teamId, { ...head, members: [] }]));
  for (const { teamId, ...member } of await members(db, teamIds)) found.get(teamId)?.members.push(member);
  return [...found.values()];
}

async function members(db: Queryable, teamIds: readonly number[]) {
  return db
    .select()
    .from(squads)
    .where(inArray(squads.teamId, [...teamIds]))
    .orderBy(asc(squads.number), asc(squads.playerId));
}

/** The players of a squad with what is known of them, and its coach. */
export async function squadWithPeople(
  db: Queryable,
  teamId: number,
): Promise<{ coach: Official | null; members: (Player & { member: Omit<SquadMember, "playerId"> })[] }> {
  const rows = await db
    .select({ member: squads, player: players, coach: officials })
    .from(squads)
    .innerJoin(players, eq(players.id, squads.playerId))
    .leftJoin(squadHeads, eq(squadHeads.teamId, squads.teamId))
    .leftJoin(officials, eq(officials.id, squadHeads.coachId))
    .where(eq(squads.teamId, teamId))
    .orderBy(asc(squads.number), asc(squads.playerId));
  return { coach: rows[0]?.coach ?? null, members: rows.map(({ player, member }) => ({ ...player, member })) };
}

/** The teams that have the player in their squad: a club, a national team. */
export async function squadsOfPlayer(db: Queryable, playerId: number): Promise<(SquadMember & { teamId: number })[]> {
  return db.select().from(squads).where(eq(squads.playerId, playerId)).orderBy(asc(squads.teamId));
}

/** The latest first. */
export async function transfersOfPlayer(db: Queryable, playerId: number): Promise<Transfer[]> {
  return db
    .select()
    .from(transfers)
    .where(eq(transfers.playerId, playerId))
    .orderBy(desc(transfers.date), asc(transfers.ref));
}

/** Arrivals and departures, the latest first. */
export async function transfersOfTeam(db: Queryable, teamId: number, limit: number): Promise<Transfer[]> {
  return db
    .select()
    .from(transfers)
    .where(or(eq(transfers.fromTeamId, teamId), eq(transfers.toTeamId, teamId)))
    .orderBy(desc(transfers.date), asc(transfers.ref))
    .limit(limit);
}

/** The latest first. */
export async function absencesOfPlayer(db: Queryable, playerId: number): Promise<Absence[]> {
  return db
    .select()
    .from(absences)
    .where(eq(absences.playerId, playerId))
    .orderBy(desc(absences.from), asc(absences.ref));
}

/** Who cannot play for the teams on a day. */
export async function absencesOfTeams(db: Queryable, teamIds: readonly number[], day: string): Promise<Absence[]> {
  if (teamIds.length === 0) return [];
  return db
    .select()
    .from(absences)
    .where(
      and(
        inArray(absences.teamId, [...teamIds]),
        lte(absences.from, day),
        or(isNull(absences.until), gt(absences.until, day)),
      ),
    )
    .orderBy(asc(absences.from), asc(absences.ref));
}

/** The latest season first. */
export async function trophiesOf(
  db: Queryable,
  whose: { teamId: number } | { playerId: number } | { competitionId: number },
): Promise<Trophy[]> {
  const own =
    "playerId" in whose
      ? eq(trophies.playerId, whose.playerId)
      : and(
          "teamId" in whose ? eq(trophies.teamId, whose.teamId) : eq(trophies.competitionId, whose.competitionId),
          // What players won with a team is theirs.
          isNull(trophies.playerId),
        );
  return db.select().from(trophies).where(own).orderBy(desc(trophies.seasonName), asc(trophies.ref));
}

export async function loadCareers(db: Queryable, playerIds: readonly number[]): Promise<Career[]> {
  if (playerIds.length === 0) return [];
  return db
    .select()
    .from(careers)
    .where(inArray(careers.playerId, [...playerIds]));
}

/** The next careers after that of a player, by id: whoever looks at all of them takes some at a time. */
export async function careersAfter(db: Queryable, playerId: number, limit: number): Promise<Career[]> {
  return db.select().from(careers).where(gt(careers.playerId, playerId)).orderBy(asc(careers.playerId)).limit(limit);
}

/** Which of these players a source has told the career of. */
export async function playersWithCareer(db: Queryable, playerIds: readonly number[]): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: careers.playerId })
    .from(careers)
    .where(inArray(careers.playerId, [...playerIds]));
  return new Set(rows.map(({ playerId }) => playerId));
}
