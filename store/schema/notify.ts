import type { LocaleCode } from "@scoreline/domain/names";
import type { AlertBody } from "@scoreline/domain/notify/alert";
import type { AnnouncementText } from "@scoreline/domain/notify/announcement";
import type { AlertKind } from "@scoreline/domain/notify/kinds";
import type { ChosenThing } from "@scoreline/domain/notify/preferences";
import type { Watch } from "@scoreline/domain/notify/watch/watch";
import type { Sport } from "@scoreline/domain/sport";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.ts";
import { document, instant } from "./columns.ts";

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What is remembered of each followed match while it is told of. */
export const alertWatches = pgTable(
  "alert_watches",
  {
    matchId: integer("match_id").primaryKey(),
    data: document().$type<Watch>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("alert_watches_at").on(table.at)],
);

/** What there was to tell, once for all who hear of it. The key is the fact's own: what is told again is the same row. */
export const alerts = pgTable(
  "alerts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    key: text().notNull().unique(),
    kind: text().$type<AlertKind>().notNull(),
    sport: text().$type<Sport>(),
    body: document().$type<AlertBody>().notNull(),
    /** When it came to be known, and when it happened. */
    at: instant().notNull(),
    happenedAt: instant("happened_at").notNull(),
    /** When it was last said otherwise. */
    correctedAt: instant("corrected_at"),
    /** Whom it is for: who follows these, who took part, one user, or all who want the kind. */
    matchId: integer("match_id"),
    teams: integer().array().notNull().default(sql`'{}'::integer[]`),
    competitionId: integer("competition_id"),
    /** Those who have a place in it. */
    contestId: integer("contest_id"),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("alerts_match").on(table.matchId, table.at), index("alerts_at").on(table.at)],
);

/** Alerts that are not with everybody yet, and how far each has got. */
export const alertWork = pgTable("alert_work", {
  id: bigserial({ mode: "number" }).primaryKey(),
  alertId: bigint("alert_id", { mode: "number" })
    .notNull()
    .references(() => alerts.id, { onDelete: "cascade" }),
  /** Said for the first time, or to those who were told otherwise. */
  corrects: boolean().notNull(),
  /** It says the score that the match has now, and said another before: that goes above whatever was told since. */
  rescores: boolean().notNull().default(false),
  /** When that came to be known. */
  at: instant().notNull().default(sql`now()`),
  /** Users up to this one have it. */
  after: integer().notNull().default(0),
});

/** An alert in somebody's list. Those of a burst belong to the first of it and have no place of their own. */
export const notifications = pgTable(
  "notifications",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Goes with its owner (`deleteUser`). */
    userId: integer("user_id").notNull(),
    /** Goes with its alert (`takeBackAlerts`). */
    alertId: bigint("alert_id", { mode: "number" }).notNull(),
    withId: bigint("with_id", { mode: "number" }),
    at: instant().notNull(),
    read: boolean().notNull().default(false),
    /** It went to the list and rang nowhere. */
    quiet: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("notifications_alert_user").on(table.alertId, table.userId),
    index("notifications_user").on(table.userId, table.id),
    index("notifications_with").on(table.withId).where(sql`with_id is not null`),
  ],
);

/** Up to where somebody has looked at the list. */
export const notificationMarks = pgTable("notification_marks", {
  userId: owner().primaryKey(),
  notifiedTo: bigint("notified_to", { mode: "number" }).notNull().default(0),
  /** Announcements up to this one that had begun by then: one may be written today and begin tomorrow. */
  announcedTo: integer("announced_to").notNull().default(0),
  announcedAt: instant("announced_at").notNull().default(sql`now()`),
});

/** What somebody wants to hear of; nobody who left everything as it was is here. */
export const alertPreferences = pgTable(
  "alert_preferences",
  {
    userId: owner().primaryKey(),
    off: boolean().notNull().default(false),
    withoutScores: boolean("without_scores").notNull().default(false),
    football: integer().notNull(),
    basketball: integer().notNull(),
    other: integer().notNull(),
    /** Minutes after midnight; nothing where no hours are quiet. */
    quietFrom: smallint("quiet_from"),
    quietTo: smallint("quiet_to"),
    timeZone: text("time_zone").notNull(),
  },
  (table) => [index("alert_preferences_quiet_zones").on(table.timeZone).where(sql`quiet_from is not null`)],
);

/** What somebody wants to hear of one match, team or competition, whatever they want else. Nothing at all is a mute. */
export const alertChoices = pgTable(
  "alert_choices",
  {
    userId: owner(),
    kind: text().$type<ChosenThing>().notNull(),
    thingId: integer("thing_id").notNull(),
    mask: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    index("alert_choices_thing").on(table.kind, table.thingId, table.userId),
  ],
);

/** What operators have to say: one row for everybody. */
export const announcements = pgTable(
  "announcements",
  {
    id: serial().primaryKey(),
    texts: document().$type<Partial<Record<LocaleCode, AnnouncementText>> & { en: AnnouncementText }>().notNull(),
    /** Nothing here is everywhere. */
    countries: text().array().notNull().default(sql`'{}'::text[]`),
    languages: text().array().notNull().default(sql`'{}'::text[]`),
    link: text(),
    from: instant().notNull(),
    until: instant(),
    /** Open pages know that it has begun. */
    told: boolean().notNull().default(false),
  },
  (table) => [index("announcements_from").on(table.from)],
);

export const announcementReads = pgTable(
  "announcement_reads",
  {
    userId: owner(),
    announcementId: integer("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
);

/** Browsers that take pushes. Each belongs to one user, and goes with the session in which it was registered. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: serial().primaryKey(),
    userId: owner(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    withoutScores: boolean("without_scores").notNull().default(false),
    /** Where the device is; of those that never said it, where its owner is. */
    timeZone: text("time_zone"),
    /** Its push service wants nothing for it until then, by the real clock. */
    notBefore: instant("not_before"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("push_subscriptions_user").on(table.userId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);

/** What has to be sent to browsers. Whoever takes one has it until a time; then it is anybody's again. */
export const pushJobs = pgTable(
  "push_jobs",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    subscriptionId: integer("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    notificationId: bigint("notification_id", { mode: "number" }).notNull(),
    /** The newest entry that its owner had of the match by then: one that came later stands where this would. */
    newestId: bigint("newest_id", { mode: "number" }).notNull(),
    /** It replaces what is there without a sound. */
    silent: boolean().notNull().default(false),
    /** Not before. */
    due: instant().notNull(),
    /** Not after: late ones are dropped. */
    until: instant().notNull(),
    tries: smallint().notNull().default(0),
  },
  (table) => [index("push_jobs_due").on(table.due, table.id), index("push_jobs_subscription").on(table.subscriptionId)],
);
