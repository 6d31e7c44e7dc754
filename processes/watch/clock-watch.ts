import type { Database } from "@scoreline/store/engine/open";
import { sourceTimes } from "@scoreline/store/intake/intake";
import type { Health } from "#health.ts";

const lookEveryMs = 10_000;
/** Clocks of several machines are never quite the same. */
const allowedMs = 60_000;

type ClockWatchOptions = {
  database: Database;
  health: Health;
  /** Whether what is heard is stored by the machine's hour: a demo world may have a clock of its own. */
  isRealTime: boolean;
  /** The process's time, which never goes back, and the machine's hour, which may. */
  steady(): number;
  hour?(): number;
};

/**
 * Says when the machine's clock cannot be right: it was set back while the process runs, or it stands before what was stored
 * last, by this process or another one. Nobody is taken out of service for it.
 */
export function watchClock({ database, health, isRealTime, steady, hour = Date.now }: ClockWatchOptions): {
  look(): Promise<void>;
  stop(): void;
} {
  async function look(): Promise<void> {
    const setBack = steady() - hour();
    if (setBack > allowedMs) {
      health.begins("clock", `it was set back by ${spanOf(setBack)}; until a restart our own time goes on from there`);
      return;
    }
    const heard = isRealTime ? await sourceTimes(database) : [];
    const latest = Math.max(0, ...heard.map(({ at }) => at));
    const behind = latest - hour();
    if (behind > allowedMs) {
      const last = new Date(latest).toISOString();
      health.begins("clock", `it is ${spanOf(behind)} behind what was stored last, at ${last}: set it, or wait`);
    } else health.isOver("clock");
  }

  // While the database is away, the watch of the database tells of it.
  const timer = setInterval(() => look().catch(() => {}), lookEveryMs);
  void look().catch(() => {});
  return { look, stop: () => clearInterval(timer) };
}

function spanOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
