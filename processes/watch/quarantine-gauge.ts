import type { Database } from "@scoreline/store/engine/open";
import { quarantineReasons } from "@scoreline/store/intake/intake";
import { Gauge, type Registry } from "prom-client";

/** Counting takes a walk through the table: however often somebody looks, it is walked this seldom. */
const countEveryMs = 10_000;

/** How many messages are set aside now, whichever process did it. */
export function gaugeQuarantine(registry: Registry, database: Database): void {
  let countedAt = Number.NEGATIVE_INFINITY;
  const byReason = new Gauge({
    name: "scoreline_quarantine_reasons",
    help: "Feed messages that are set aside now, by source and by what is wrong with them",
    labelNames: ["source", "reason"],
    registers: [registry],
  });
  new Gauge({
    name: "scoreline_quarantine",
    help: "Feed messages that are set aside now",
    registers: [registry],
    async collect() {
      if (Date.now() - countedAt < countEveryMs) return;
      countedAt = Date.now();
      // While the database does not answer, the last figure stands.
      const reasons = await quarantineReasons(database).catch(() => undefined);
      if (!reasons) return;
      byReason.reset();
      for (const { source, reason, count } of reasons) byReason.set({ source, reason }, count);
      this.set(reasons.reduce((sum, { count }) => sum + count, 0));
    },
  });
}
