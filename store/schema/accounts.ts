import type { CodePurpose } from "@scoreline/domain/account/codes";
import type { DeletionReason } from "@scoreline/domain/account/deletion";
import type { ChatApp } from "@scoreline/domain/account/methods";
import type { TravellingSettings } from "@scoreline/domain/account/settings";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** Everybody who has signed up. */
export const users = pgTable("users", {
  id: serial().primaryKey(),
  createdAt: instant("created_at").notNull(),
  /** As +84912345678, and theirs: a code went to it. Whoever came by a chat app may have none. */
  phone: text().unique(),
  passwordHash: text("password_hash"),
  nickname: text().notNull().default(""),
  drawnAvatar: integer("drawn_avatar").notNull().default(1),
  preferredCountry: text("preferred_country").notNull().default(""),
  preferredLanguage: text("preferred_language").notNull().default(""),
  referralCode: text("referral_code").unique(),
  settings: document().$type<TravellingSettings>().notNull().default(sql`'{}'`),
  walkthroughSeen: boolean("walkthrough_seen").notNull().default(false),
});

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Who is signed in, and where. A token is known to its bearer only; here is what can be recognised by it. */
export const sessions = pgTable(
  "sessions",
  {
    id: serial().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: owner(),
    createdAt: instant("created_at").notNull(),
    /** When its bearer last came, within the hour. */
    seenAt: instant("seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The browser and the device, as its owner would name them. */
    agent: text().notNull().default(""),
    country: text().notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** People as chat apps know them. */
export const identities = pgTable(
  "identities",
  {
    app: text().$type<ChatApp>().notNull(),
    subject: text().notNull(),
    userId: owner(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.app, table.subject] }), index("identities_user").on(table.userId)],
);

/** Browsers in which somebody has signed in before: strangers who guess do not stand in their way. */
export const devices = pgTable(
  "devices",
  { userId: owner(), tokenHash: text("token_hash").notNull(), seenAt: instant("seen_at").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** Pictures that people brought, made anew by us. The name is in their address. */
export const pictures = pgTable("pictures", {
  userId: owner().primaryKey(),
  name: text().notNull().unique(),
  /** PNG, as base64. */
  bytes: text().notNull(),
});

/** The one code that is valid for a number and a purpose; devices that are known have one of their own. */
export const codes = pgTable(
  "codes",
  {
    phone: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** The device that asked, if it is known; else nothing. */
    slot: text().notNull(),
    /** With a key that is not in here: six digits are soon tried. */
    hash: text().notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** How many there were in a row. */
    sent: integer().notNull(),
    triesLeft: integer("tries_left").notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose, table.slot] })],
);

/** What opens something once: a new password, the way from the app to the site, the way back from a chat app. */
export const tickets = pgTable("tickets", {
  hash: text().primaryKey(),
  kind: text().$type<"reset" | "handOver" | "chatLogin">().notNull(),
  userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
  data: document().notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Who brought whom: nobody is brought twice. */
export const referrals = pgTable(
  "referrals",
  {
    userId: owner().primaryKey(),
    referrerId: integer("referrer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: instant().notNull(),
  },
  (table) => [index("referrals_referrer").on(table.referrerId)],
);

/** Why people left. Nothing here says who. */
export const deletions = pgTable("deletions", {
  id: serial().primaryKey(),
  at: instant().notNull(),
  reason: text().$type<DeletionReason>().notNull(),
  text: text().notNull(),
});

/** How often something was done that may be done so often in so long. */
export const counters = pgTable(
  "counters",
  { key: text().primaryKey(), count: integer().notNull(), expiresAt: instant("expires_at").notNull() },
  (table) => [index("counters_expiry").on(table.expiresAt)],
);
