import { randomBytes } from "node:crypto";
import type { Configuration } from "#configuration.ts";
import { keptFile } from "#keys/kept-file.ts";

/**
 * What codes are sealed with. It must not lie in the database, whose reader could try six digits in no time; so several
 * processes need one from their environment. Beside the embedded database is a file that only its owner reads.
 */
export function secretKey({ SECRET_KEY, DATABASE_URL, DATA_DIR }: Configuration, say: (line: string) => void) {
  if (SECRET_KEY) return SECRET_KEY;
  if (DATABASE_URL) {
    say("  Logging in with codes is off: SECRET_KEY is missing, and every process needs the same.");
    return undefined;
  }
  return keptFile(
    DATA_DIR,
    "secret.key",
    () => randomBytes(32).toString("base64url"),
    (text) => text.length >= 32,
  );
}
