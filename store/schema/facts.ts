import type { FactBody } from "@scoreline/domain/facts";
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { document, instant } from "./columns.ts";

/** The log of what came to be known. Numbers come from `fact_head`, never from a sequence: see store/facts.ts. */
export const facts = pgTable("facts", {
  seq: bigint({ mode: "number" }).primaryKey(),
  at: instant().notNull(),
  kind: text().$type<FactBody["kind"]>().notNull(),
  data: document().$type<FactBody>().notNull(),
});

export const factHead = pgTable("fact_head", {
  /** Always 1: there is one row. */
  id: integer().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
});
