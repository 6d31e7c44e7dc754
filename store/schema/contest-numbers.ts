import { pgSequence } from "drizzle-orm/pg-core";

/** Of entries: each has a number of its own, and another one with every change. Read by drizzle-kit alone. */
export const contestEntryNumbers = pgSequence("contest_entry_numbers");
