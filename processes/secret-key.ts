import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "#configuration.ts";

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
  const file = join(DATA_DIR, "secret.key");
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}
