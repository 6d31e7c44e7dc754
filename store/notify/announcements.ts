import type { LocaleCode } from "@scoreline/domain/names";
import { isFor } from "@scoreline/domain/notify/announcement";
import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Database, Queryable } from "../engine/open.ts";
import { appendFacts } from "../log/facts.ts";
import { announcementReads, announcements, notificationMarks } from "../schema/notify.ts";
import type { Marks } from "./list.ts";

export type Announcement = typeof announcements.$inferSelect;
export type NewAnnouncement = Omit<typeof announcements.$inferInsert, "id" | "told">;

export async function addAnnouncement(database: Queryable, announcement: NewAnnouncement): Promise<number> {
  const [added] = await database.insert(announcements).values(announcement).returning({ id: announcements.id });
  if (!added) throw new Error("an announcement was not stored");
  return added.id;
}

export async function withdrawAnnouncement(database: Queryable, id: number): Promise<boolean> {
  const gone = await database.delete(announcements).where(eq(announcements.id, id)).returning({ id: announcements.id });
  return gone.length > 0;
}

/** All of them, the newest first: for those who write them. */
export async function allAnnouncements(database: Queryable): Promise<Announcement[]> {
  return database.select().from(announcements).orderBy(desc(announcements.id)).limit(100);
}

const current = (now: number) =>
  and(lte(announcements.from, now), or(isNull(announcements.until), gt(announcements.until, now)));

/** One that anybody may see now. */
export async function announcementById(
  database: Queryable,
  id: number,
  now: number,
): Promise<Announcement | undefined> {
  const [found] = await database
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), current(now)));
  return found;
}

export type Announced = Announcement & { read: boolean };

/** What is announced to somebody now, the newest first. */
export async function announcementsFor(
  database: Queryable,
  reader: { userId: number; country: string; locale: LocaleCode },
  now: number,
): Promise<Announced[]> {
  const rows = await database
    .select({ announcement: announcements, read: announcementReads.userId })
    .from(announcements)
    .leftJoin(
      announcementReads,
      and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, reader.userId)),
    )
    .where(current(now))
    .orderBy(desc(announcements.from), desc(announcements.id))
    .limit(100);
  return rows
    .map(({ announcement, read }) => ({ ...announcement, read: read !== null }))
    .filter((announcement) => isFor(announcement, reader))
    .slice(0, 10);
}

/** Written since somebody looked, or written before and begun since. */
export function isUnseen({ id, from }: Announcement, { announcedTo, announcedAt }: Marks): boolean {
  return id > announcedTo || from > announcedAt;
}

/** Whom those are for that are announced now and that somebody has not looked at: enough to say whether there is one for them. */
export async function unseenAnnouncements(
  database: Queryable,
  userId: number,
  now: number,
): Promise<Pick<Announcement, "countries" | "languages">[]> {
  const { announcedTo, announcedAt } = notificationMarks;
  return database
    .select({ countries: announcements.countries, languages: announcements.languages })
    .from(announcements)
    .leftJoin(notificationMarks, eq(notificationMarks.userId, userId))
    .where(
      and(
        current(now),
        or(isNull(announcedTo), gt(announcements.id, announcedTo), gt(announcements.from, announcedAt)),
      ),
    )
    .orderBy(desc(announcements.from), desc(announcements.id))
    .limit(100);
}

/**
 * Tells open pages once that something has begun: one fact for all of them, however many there are, who then ask what of it is
 * theirs. Returns the number of the fact.
 */
export async function tellBegun(database: Database, now: number, at: number): Promise<number | undefined> {
  const due = and(eq(announcements.told, false), lte(announcements.from, now));
  const [waiting] = await database.select({ id: announcements.id }).from(announcements).where(due).limit(1);
  if (!waiting) return undefined;
  return database.transaction(async (tx) => {
    const begun = await tx
      .update(announcements)
      .set({ told: true })
      .where(due)
      .returning({ until: announcements.until });
    // One that is over before anybody could be told is nobody's news.
    if (!begun.some(({ until }) => until === null || until > now)) return undefined;
    return appendFacts(tx, at, [{ kind: "announced" }]);
  });
}
