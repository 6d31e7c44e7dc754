import { type ChosenThing, defaultMasks, mostChoices } from "@scoreline/domain/notify/preferences";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { users } from "../schema/accounts.ts";
import { competitions, teams } from "../schema/catalogue.ts";
import { matches } from "../schema/matches.ts";
import { alertChoices, alertPreferences } from "../schema/notify.ts";

export type Preferences = Omit<typeof alertPreferences.$inferSelect, "userId">;
export type Choice = { kind: ChosenThing; thingId: number; mask: number };

const asUsual = (timeZone: string): Preferences => ({
  off: false,
  withoutScores: false,
  ...defaultMasks,
  quietFrom: null,
  quietTo: null,
  timeZone,
});

/** As they are, or as everybody's are at first. */
export async function preferencesOf(database: Queryable, userId: number, timeZone: string): Promise<Preferences> {
  const [row] = await database.select().from(alertPreferences).where(eq(alertPreferences.userId, userId));
  if (!row) return asUsual(timeZone);
  const { userId: _, ...own } = row;
  return own;
}

export async function choicesOf(database: Queryable, userId: number): Promise<Choice[]> {
  return database
    .select({ kind: alertChoices.kind, thingId: alertChoices.thingId, mask: alertChoices.mask })
    .from(alertChoices)
    .where(eq(alertChoices.userId, userId))
    .orderBy(desc(alertChoices.at), alertChoices.kind, alertChoices.thingId);
}

const things = { match: matches, team: teams, competition: competitions };

/** What is named changes; the rest stays. A choice without a mask is taken back. `unknown`: it is of nothing that there is. */
export async function changePreferences(
  database: Database,
  userId: number,
  change: { own: Partial<Preferences>; choices: readonly (Omit<Choice, "mask"> & { mask: number | null })[] },
  { at, timeZone }: { at: number; timeZone: string },
): Promise<"changed" | "unknown" | "full"> {
  for (const kind of ["match", "team", "competition"] as const) {
    const ids = change.choices.filter((choice) => choice.kind === kind && choice.mask !== null);
    if (ids.length === 0) continue;
    const table = things[kind];
    const wanted = [...new Set(ids.map(({ thingId }) => thingId))];
    const known = await database.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
    if (known.length < wanted.length) return "unknown";
  }
  return database
    .transaction(async (tx) => {
      // One change after the other: two devices never undo each other's.
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
      if (!user) return "unknown";
      if (Object.keys(change.own).length > 0) {
        const values = { ...(await preferencesOf(tx, userId, timeZone)), ...change.own, timeZone };
        await tx
          .insert(alertPreferences)
          .values({ userId, ...values })
          .onConflictDoUpdate({ target: alertPreferences.userId, set: values });
      }
      for (const { kind, thingId, mask } of change.choices) {
        const which = { userId, kind, thingId };
        if (mask === null) {
          await tx
            .delete(alertChoices)
            .where(
              and(eq(alertChoices.userId, userId), eq(alertChoices.kind, kind), eq(alertChoices.thingId, thingId)),
            );
        } else {
          await tx
            .insert(alertChoices)
            .values({ ...which, mask, at })
            .onConflictDoUpdate({
              target: [alertChoices.userId, alertChoices.kind, alertChoices.thingId],
              set: { mask, at },
            });
        }
      }
      const [held] = await tx.select({ number: count() }).from(alertChoices).where(eq(alertChoices.userId, userId));
      if ((held?.number ?? 0) > mostChoices) {
        tx.rollback();
      }
      await postFacts(tx, at, [{ kind: "user", userId, changed: ["notifications"] }]);
      return "changed" as const;
    })
    .catch((error) => {
      if (error instanceof Error && error.constructor.name === "TransactionRollbackError") return "full" as const;
      throw error;
    });
}
