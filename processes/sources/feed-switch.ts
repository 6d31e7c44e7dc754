import type { Database } from "@scoreline/store/engine/open";
import { forgetSources, storedSources } from "@scoreline/store/intake/switch";
import type { Logger } from "pino";
import { BadConfiguration, type Configuration, sourceNames } from "#configuration.ts";

/**
 * A database that other sources have filled: two worlds in one list, half of them frozen, is for the operator to choose. Nothing
 * is chosen for them.
 */
export async function settleSwitch(database: Database, configuration: Configuration, log: Logger): Promise<void> {
  const named = sourceNames(configuration);
  if (named.length === 0) return;
  const gone = (await storedSources(database)).filter((source) => !named.includes(source));
  if (gone.length === 0) return;
  const [before, now] = [gone.join(", "), named.join(", ")];
  switch (configuration.FEED_SWITCH) {
    case "keep":
      log.warn({ kept: gone, feed: named }, `what ${before} told stays as it was, beside ${now} (FEED_SWITCH=keep)`);
      return;
    case "replace":
      log.warn(
        { forgotten: gone, feed: named },
        `what ${before} told is deleted, ${now} begins anew (FEED_SWITCH=replace)`,
      );
      return forgetSources(database);
    default:
      throw new BadConfiguration(
        `The database holds what ${before} told, and FEED names ${now}. Set FEED_SWITCH=keep to keep that as it is beside the new source, or FEED_SWITCH=replace to delete it first.`,
      );
  }
}
