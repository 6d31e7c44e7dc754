import { newSigningSeed, signingKey } from "@scoreline/gateways/fantasy/signing-key";
import type { Configuration } from "#configuration.ts";
import { keptFile } from "#keys/kept-file.ts";

/** What the fantasy site knows us by. Several processes need it from their environment; empty where they have none. */
export function fantasySeed({ FANTASY_KEY, DATABASE_URL, DATA_DIR }: Configuration): string {
  if (FANTASY_KEY || DATABASE_URL) return FANTASY_KEY;
  return keptFile(DATA_DIR, "fantasy.key", newSigningSeed, (seed) => signingKey(seed) !== undefined);
}
