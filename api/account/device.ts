import { deviceMs } from "@scoreline/domain/account/sessions";
import { isKnownDevice, rememberDevice } from "@scoreline/store/account/sessions";
import type { Queryable } from "@scoreline/store/engine/open";
import { hashOf, newSecret } from "#account/accounts.ts";
import type { Visit } from "#session/visit.ts";

/** Says that somebody has signed in in this browser before. It opens nothing by itself. */
const deviceCookie = "device";

/** What this device is known by to whoever has the number; nothing when they have not signed in on it. */
export async function knownDevice(database: Queryable, phone: string, visit: Visit): Promise<string> {
  const device = visit.cookie(deviceCookie);
  if (!device) return "";
  const hash = hashOf(device);
  return (await isKnownDevice(database, phone, hash)) ? hash : "";
}

/** A browser on another site is left no cookie, and an app keeps none. */
export async function knowDevice(database: Queryable, userId: number, visit: Visit, now: number): Promise<void> {
  if (visit.page === "foreign") return;
  const had = visit.cookie(deviceCookie);
  const device = had && /^[\w-]{43}$/.test(had) ? had : newSecret();
  await rememberDevice(database, { userId, tokenHash: hashOf(device), now });
  visit.keepCookie(deviceCookie, device, { maxAge: deviceMs / 1000 });
}
