import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Everybody who has signed up. */
export const users = pgTable("users", {
  id: serial().primaryKey(),
  createdAt: instant("created_at").notNull(),
});

/** Who is signed in, and where. A token is known to its bearer only; here is what can be recognised by it. */
export const sessions = pgTable(
  "sessions",
  {
    id: serial().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
