import type { Database } from "@scoreline/store/engine/open";
import { quarantineCount } from "@scoreline/store/intake/intake";
import { Gauge, type Registry } from "prom-client";

/** Counting takes a walk through the table: however often somebody looks, it is walked this seldom. */
const countEveryMs = 10_000;

/** How many messages are set aside now, whichever process did it. */
export function gaugeQuarantine(registry: Registry, database: Database): void {
  let countedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: "scoreline_quarantine",
    help: "Feed messages that are set aside now",
    registers: [registry],
    async collect() {
      if (Date.now() - countedAt < countEveryMs) return;
      countedAt = Date.now();
      // While the database does not answer, the last figure stands.
      await quarantineCount(database).then(
        (count) => this.set(count),
        () => {},
      );
    },
  });
}
