import type { FactBody } from "@scoreline/domain/facts";
import { bigint, bigserial, integer, pgTable, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** The log of what came to be known. Numbers come from `fact_head`, never from a sequence: see store/log/facts.ts. */
export const facts = pgTable("facts", {
  seq: bigint({ mode: "number" }).primaryKey(),
  at: instant().notNull(),
  kind: text().$type<FactBody["kind"]>().notNull(),
  data: document().$type<FactBody>().notNull(),
  /** The number of the last fact of the same transaction: what belongs together is read together. */
  commit: bigint({ mode: "number" }).notNull().default(0),
});

export const factHead = pgTable("fact_head", {
  /** Always 1: there is one row. */
  id: integer().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
});

/** How far those have got who follow the log and go on where they were after a restart. */
export const factConsumers = pgTable("fact_consumers", {
  name: text().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
  at: instant().notNull(),
});

/** Facts that have no number yet: written by people's requests, moved into the log by store/log/outbox.ts. */
export const outbox = pgTable("outbox", {
  id: bigserial({ mode: "number" }).primaryKey(),
  at: instant().notNull(),
  data: document().$type<FactBody>().notNull(),
});
