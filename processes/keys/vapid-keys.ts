import { newVapidKeys, type VapidKeys } from "@scoreline/gateways/push/vapid";
import type { Database } from "@scoreline/store/engine/open";
import { keptKey } from "@scoreline/store/site/keys";
import { BadConfiguration, type Configuration } from "#configuration.ts";
import { keptFile } from "#keys/kept-file.ts";

/**
 * What push services know this site by. A browser subscribes with the public one: with others, all subscriptions would be lost.
 * Made at the first start: beside the embedded database in a file that only its owner reads, and in the database that several
 * processes share, where whoever could read them reads the subscriptions, too.
 */
export async function vapidKeys(configuration: Configuration, database: Database): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, DATABASE_URL, DATA_DIR } = configuration;
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) throw new BadConfiguration("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.");
  const make = () => JSON.stringify(newVapidKeys());
  return JSON.parse(
    DATABASE_URL ? await keptKey(database, "vapid", make) : keptFile(DATA_DIR, "vapid.json", make, isPair),
  );
}

function isPair(text: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(text);
    return typeof publicKey === "string" && typeof privateKey === "string";
  } catch {
    return false;
  }
}

/** Whom a push service can turn to. */
export function vapidSubject({ VAPID_SUBJECT, PUBLIC_URL }: Configuration): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  return PUBLIC_URL.startsWith("https:") ? new URL(PUBLIC_URL).origin : "mailto:webmaster@example.com";
}
