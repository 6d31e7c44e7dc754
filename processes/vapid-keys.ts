import { newVapidKeys, type VapidKeys } from "@scoreline/gateways/push/vapid";
import { BadConfiguration, type Configuration } from "#configuration.ts";
import { keptFile } from "#kept-file.ts";

/**
 * What push services know this site by. A browser subscribes with the public one: with others, all subscriptions would be lost.
 * Several processes need them from their environment; beside the embedded database is a file that only its owner reads.
 */
export function vapidKeys(configuration: Configuration, say: (line: string) => void): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, DATABASE_URL, DATA_DIR } = configuration;
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) throw new BadConfiguration("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.");
  if (DATABASE_URL) {
    say(
      "  Pushes to browsers are off: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing, and every process needs the same.",
    );
    return undefined;
  }
  return JSON.parse(keptFile(DATA_DIR, "vapid.json", () => JSON.stringify(newVapidKeys()), isPair));
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
