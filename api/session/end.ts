import { endSessionsOf } from "@scoreline/store/account/sessions";
import type { Services } from "#handler.ts";

type Which = { userId: number; only?: number; except?: number };

/** Ends sessions of one user. Says how many. */
export async function endSessions(services: Services, which: Which): Promise<number> {
  const { database, accounts } = services;
  const ended = await database.transaction((tx) => endSessionsOf(tx, which, accounts.now()));
  tellEnded(services, ended);
  return ended.length;
}

/** Here at once; the other processes hear of it by the fact. */
export function tellEnded({ hub, wake }: Pick<Services, "hub" | "wake">, sessionIds: readonly number[]): void {
  for (const id of sessionIds) hub.endSession(id);
  if (sessionIds.length > 0) wake();
}
