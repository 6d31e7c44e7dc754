import type { DeletionReason } from "@scoreline/domain/account/deletion";
import type { ChatApp } from "@scoreline/domain/account/methods";
import type { TravellingSettings } from "@scoreline/domain/account/settings";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { locks } from "../engine/locks.ts";
import type { Database, Queryable } from "../engine/open.ts";
import { postFacts } from "../log/outbox.ts";
import { takeBackReplies } from "../notify/tell-comments.ts";
import { codes, deletions, identities, pictures, referrals, users } from "../schema/accounts.ts";
import { notificationMarks } from "../schema/notify.ts";
import { forget } from "./personal.ts";
import { endSessionsOf } from "./sessions.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Omit<Partial<typeof users.$inferInsert>, "id"> & { createdAt: number };

/** Nothing when the number, or the referral code, is somebody's already. */
export async function addUser(database: Queryable, user: NewUser): Promise<number | undefined> {
  const [added] = await database.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return added?.id;
}

/** Many at a time; whose number or code is somebody's already is left out. */
export async function addUsers(database: Queryable, added: readonly NewUser[]): Promise<void> {
  if (added.length > 0)
    await database
      .insert(users)
      .values([...added])
      .onConflictDoNothing();
}

export async function userById(database: Queryable, id: number): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

export async function usersByIds(database: Queryable, ids: readonly number[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

export async function userByPhone(database: Queryable, phone: string): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.phone, phone));
  return user;
}

export async function userByIdentity(database: Queryable, app: ChatApp, subject: string): Promise<number | undefined> {
  const [found] = await database
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.app, app), eq(identities.subject, subject)));
  return found?.userId;
}

/** Whether it was nobody's before. */
export async function addIdentity(
  database: Queryable,
  identity: { app: ChatApp; subject: string; userId: number; createdAt: number },
): Promise<boolean> {
  const added = await database
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ app: identities.app });
  return added.length > 0;
}

export type OwnPicture = { name: string; bytes: string };

type Changeable = "nickname" | "drawnAvatar" | "preferredCountry" | "preferredLanguage" | "walkthroughSeen";

/** A picture of one's own, or `null` for none any more. The other screens of the same user hear of it. */
export async function changeProfile(
  database: Database,
  userId: number,
  {
    picture,
    ...change
  }: Partial<Pick<User, Changeable>> & { settings?: TravellingSettings; picture?: OwnPicture | null },
  at: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId));
    if (picture) {
      const set = { name: picture.name, bytes: picture.bytes };
      await tx
        .insert(pictures)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: pictures.userId, set });
    }
    if (picture === null) await tx.delete(pictures).where(eq(pictures.userId, userId));
    await postFacts(tx, at, [{ kind: "user", userId, changed: ["profile"] }]);
  });
}

/** A password where there was none. Says whether there was none. */
export async function setFirstPassword(database: Queryable, userId: number, passwordHash: string): Promise<boolean> {
  const set = await database
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
    .returning({ id: users.id });
  return set.length > 0;
}

export async function setPassword(database: Queryable, userId: number, passwordHash: string): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Says whether the number was nobody else's. */
export async function setPhone(database: Queryable, userId: number, phone: string): Promise<boolean> {
  const holder = await userByPhone(database, phone);
  if (holder) return holder.id === userId;
  await database.update(users).set({ phone }).where(eq(users.id, userId));
  return true;
}

export type Glance = {
  user: User;
  /** The name of a picture of their own. */
  picture: string | null;
  referrerId: number | null;
  chatApps: ChatApp[];
  /** Something was told to them since they looked last. */
  hasNew: boolean;
};

/** Every page of theirs asks for it: in one query. */
export async function userAtAGlance(
  database: Queryable,
  id: number,
  /** For a reader who is late: what they were told after it is not there yet. */
  knownAt?: number,
): Promise<Glance | undefined> {
  const isKnown = knownAt === undefined ? sql`true` : sql`n.at <= ${new Date(knownAt).toISOString()}`;
  const [found] = await database
    .select({
      user: users,
      picture: pictures.name,
      referrerId: referrals.referrerId,
      chatApps: sql<ChatApp[]>`array(select i.app from identities i where i.user_id = ${users.id} order by i.app)`,
      hasNew: sql<boolean>`exists (select from notifications n where n.user_id = ${users.id}
        and n.id > coalesce(${notificationMarks.notifiedTo}, 0) and ${isKnown})`,
    })
    .from(users)
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .leftJoin(referrals, eq(referrals.userId, users.id))
    .leftJoin(notificationMarks, eq(notificationMarks.userId, users.id))
    .where(eq(users.id, id));
  return found;
}

export async function pictureByName(database: Queryable, name: string): Promise<string | undefined> {
  const [found] = await database.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.name, name));
  return found?.bytes;
}

/** Everything of theirs goes with them; the reason stays, and does not say whose it was. Says which sessions ended. */
export async function deleteUser(
  database: Database,
  userId: number,
  { reason, text, at }: { reason: DeletionReason; text: string; at: number },
): Promise<number[] | undefined> {
  return database.transaction(async (tx) => {
    // Before anything else: what is being written into lists is there then, and goes with them.
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${locks.lists})`));
    const ended = await endSessionsOf(tx, { userId }, at);
    await takeBackReplies(tx, userId);
    await forget(tx, userId);
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ phone: users.phone });
    if (!gone) return undefined;
    if (gone.phone) await tx.delete(codes).where(eq(codes.phone, gone.phone));
    await tx.insert(deletions).values({ reason, text, at });
    return ended;
  });
}

/** Whether a query failed because somebody else had it a moment before. */
export function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "23505" || (cause !== undefined && cause !== null && isTaken(cause));
}
