import type { Database } from "@scoreline/store/engine/open";
import { sourceTimes } from "@scoreline/store/intake/intake";
import { Gauge, type Registry } from "prom-client";
import type { Health } from "#health.ts";
import { Pace } from "#watch/pace.ts";

const lookEveryMs = 10_000;

type SourceWatchOptions = {
  database: Database;
  registry: Registry;
  health: Health;
  /** The sources that ought to be heard; others are watched from their first word on. */
  named: readonly string[];
  /** Those that speak only when they are told to: their silence is no fault. */
  mayRest?: readonly string[];
  now(): number;
  /** Milliseconds that really pass, however fast a demo world's clock runs. */
  passed?(): number;
};

/**
 * Looks in the store when each source was last heard, whichever process hears it: a process that only serves says, too, that
 * the feed has fallen silent. Nobody is taken out of service for it.
 */
export function watchSources({
  database,
  registry,
  health,
  named,
  mayRest = [],
  now,
  passed = () => performance.now(),
}: SourceWatchOptions): { look(): Promise<void>; stop(): void } {
  const age = new Gauge({
    name: "scoreline_feed_age_seconds",
    help: "Since the last message of a source was stored",
    labelNames: ["source"],
    registers: [registry],
  });
  const watched = (source: string) => !mayRest.includes(source);
  const paces = new Map(named.filter(watched).map((source) => [source, new Pace(passed())]));
  const last = new Map<string, number>();

  async function look(): Promise<void> {
    const [real, instant] = [passed(), now()];
    for (const { source, at } of await sourceTimes(database)) {
      age.set({ source }, Math.max(0, (instant - at) / 1_000));
      const before = last.get(source);
      last.set(source, at);
      if (before === undefined || before === at || !watched(source)) continue;
      const pace = paces.get(source) ?? new Pace(real);
      paces.set(source, pace);
      pace.heard(real);
    }
    for (const [source, pace] of paces) {
      const fault = `silence of ${source}`;
      if (pace.isSilent(real)) health.begins(fault, "nothing was heard for much longer than usual", last.get(source));
      else health.isOver(fault);
    }
  }

  // While the database is away, the watch of the database tells of it.
  const timer = setInterval(() => look().catch(() => {}), lookEveryMs);
  void look().catch(() => {});
  return { look, stop: () => clearInterval(timer) };
}
