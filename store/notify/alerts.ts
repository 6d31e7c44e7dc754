import type { AlertBody } from "@scoreline/domain/notify/alert";
import type { AlertKind } from "@scoreline/domain/notify/kinds";
import type { Sport } from "@scoreline/domain/sport";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../engine/open.ts";
import { alerts, alertWork, notifications } from "../schema/notify.ts";

/** Whom an alert is for: who follows a match or some teams, who has a place in a contest, one user, or all who asked for the kind. */
export type Audience =
  | { match: { matchId: number; teams: readonly number[]; competitionId: number } }
  | { teams: readonly number[] }
  | { contestId: number }
  | { userId: number }
  | "everybody";

export type NewAlert = {
  /** The same whenever the same is told: it is told once. */
  key: string;
  kind: AlertKind;
  /** Of what happens in matches. */
  sport?: Sport;
  body: AlertBody;
  at: number;
  happenedAt: number;
  /** The match has another score than it was told with, and this says which. */
  rescores?: boolean;
  audience: Audience;
};

/**
 * Has something told to all whom it is for, in the transaction in which it becomes true: nobody hears of what was undone, and
 * what was not is told, whoever dies. What was told under the same key before is corrected, if it reads differently.
 * Returns the alert; nothing where it says nothing new.
 */
export async function postAlert(database: Queryable, alert: NewAlert): Promise<number | undefined> {
  const { audience, rescores = false, ...plain } = alert;
  const { at } = alert;
  const to = audienceColumns(audience);
  const [fresh] = await database
    .insert(alerts)
    .values({ ...plain, ...to })
    .onConflictDoNothing({ target: alerts.key })
    .returning({ id: alerts.id });
  if (fresh) {
    await database.insert(alertWork).values({ alertId: fresh.id, corrects: false, at });
    return fresh.id;
  }
  const text = JSON.stringify(alert.body);
  const [changed] = await database
    .update(alerts)
    .set({ body: alert.body, correctedAt: at })
    .where(sql`${alerts.key} = ${alert.key} and ${alerts.body} <> ${text}`)
    .returning({ id: alerts.id });
  if (!changed) return undefined;
  await database.insert(alertWork).values({ alertId: changed.id, corrects: true, rescores, at });
  return changed.id;
}

/** What was told is not there any more: nobody's list names it, and what is on its way is dropped. */
export async function takeBackAlert(tx: Queryable, key: string): Promise<void> {
  await takeBackAlerts(tx, eq(alerts.key, key));
}

/**
 * The lists come second: whoever is telling of an alert holds its work, which goes with it, so the first statement waits for
 * them and the other finds what they wrote. A foreign key would do the same, and be looked up for every row of every list.
 */
export async function takeBackAlerts(tx: Queryable, which: SQL): Promise<void> {
  const gone = await tx.delete(alerts).where(which).returning({ id: alerts.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.alertId, ids));
}

function audienceColumns(audience: Audience) {
  if (audience === "everybody") return {};
  if ("userId" in audience) return { userId: audience.userId };
  if ("contestId" in audience) return { contestId: audience.contestId };
  if ("teams" in audience) return { teams: [...audience.teams] };
  const { matchId, teams, competitionId } = audience.match;
  return { matchId, teams: [...teams], competitionId };
}

export type StoredAlert = typeof alerts.$inferSelect;

export async function alertsById(database: Queryable, ids: readonly number[]): Promise<Map<number, StoredAlert>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(alerts)
    .where(inArray(alerts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export type Work = {
  id: number;
  corrects: boolean;
  rescores: boolean;
  at: number;
  after: number;
  alert: StoredAlert;
};

/** Some alerts that are not with everybody yet: what came first is told first. */
export async function nextWork(database: Queryable): Promise<Work[]> {
  const rows = await works(database).orderBy(alertWork.id).limit(50);
  return rows.map(toWork);
}

/** One of them, held until the transaction ends; nothing where it is with everybody by now, or was taken back. */
export async function holdWork(tx: Transaction, id: number): Promise<Work | undefined> {
  const [row] = await works(tx).where(eq(alertWork.id, id)).for("update", { of: alertWork });
  return row && toWork(row);
}

const works = (database: Queryable) =>
  database
    .select({ work: alertWork, alert: alerts })
    .from(alertWork)
    .innerJoin(alerts, eq(alerts.id, alertWork.alertId));

type WorkRow = { work: typeof alertWork.$inferSelect; alert: StoredAlert };

const toWork = ({ work: { alertId: _, ...work }, alert }: WorkRow): Work => ({ ...work, alert });
