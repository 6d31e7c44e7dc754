import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { tickets } from "../schema/accounts.ts";

export type Ticket = typeof tickets.$inferSelect;

export async function addTicket(database: Queryable, ticket: Ticket): Promise<void> {
  await database.insert(tickets).values(ticket);
}

type Shown = { hash: string; kind: Ticket["kind"]; now: number };

const valid = ({ hash, kind, now }: Shown) =>
  and(eq(tickets.hash, hash), eq(tickets.kind, kind), gt(tickets.expiresAt, now));

/** Uses it up: whoever comes second finds nothing. */
export async function useTicket(database: Queryable, shown: Shown): Promise<Ticket | undefined> {
  const [used] = await database.delete(tickets).where(valid(shown)).returning();
  return used;
}

/** Looks at it and leaves it. */
export async function ticketOf(database: Queryable, shown: Shown): Promise<Ticket | undefined> {
  const [found] = await database.select().from(tickets).where(valid(shown));
  return found;
}
