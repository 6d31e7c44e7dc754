import type { LocaleCode } from "@scoreline/domain/names";
import { boolean, index, integer, pgTable, serial, smallint, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** Who gets the newsletter: nobody stands here who has not confirmed it from their own box. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: serial().primaryKey(),
    email: text().notNull().unique(),
    /** Whose teams it tells of; nobody's for who subscribed without an account. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    locale: text().$type<LocaleCode>().notNull(),
    timeZone: text("time_zone").notNull(),
    withoutScores: boolean("without_scores").notNull(),
    confirmedAt: instant("confirmed_at").notNull(),
    /** When the next issue is due, by the site's clock. */
    nextAt: instant("next_at").notNull(),
    /** Tries of this issue, and issues in a row that nobody took. */
    tries: smallint().notNull().default(0),
    failures: smallint().notNull().default(0),
  },
  (table) => [
    index("newsletter_subscribers_next").on(table.nextAt),
    index("newsletter_subscribers_user").on(table.userId),
  ],
);
