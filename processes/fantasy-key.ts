import { newSigningSeed } from "@scoreline/gateways/fantasy/signing-key";
import type { Configuration } from "#configuration.ts";
import { keptFile } from "#kept-file.ts";

/** What the fantasy site knows us by. Several processes need it from their environment; empty where they have none. */
export function fantasySeed({ FANTASY_KEY, DATABASE_URL, DATA_DIR }: Configuration): string {
  return FANTASY_KEY || DATABASE_URL ? FANTASY_KEY : keptFile(DATA_DIR, "fantasy.key", newSigningSeed);
}
