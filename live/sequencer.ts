import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@scoreline/store/engine/open";
import { sequenceOutbox } from "@scoreline/store/log/outbox";
import type { WakeBus } from "#wake.ts";

/** How long what a process left behind that died waits for the others. */
const lookAnywayMs = 1_000;
/** Another process is at it, and may have looked before what we know of was there. */
const busyMs = 50;
const lastMoveMs = 2_000;

export type Sequencer = {
  /** Something was posted. */
  look(): void;
  stop(): Promise<void>;
};

/** Gives numbers to what people's requests posted, in any process: one of them at a time does. */
export function startSequencer(options: {
  database: Database;
  bus: WakeBus;
  onError(error: unknown): void;
  /** Nothing waits any more. */
  onRead?(): void;
}): Sequencer {
  const { database, bus, onError, onRead } = options;
  let stopped = false;
  let asked = false;
  let moving: Promise<void> | undefined;

  async function moveAll(): Promise<void> {
    while (asked && !stopped) {
      asked = false;
      const moved = await sequenceOutbox(database);
      if (moved === undefined) continue;
      asked = true;
      if (moved === "busy") await pause(busyMs);
      else bus.wake(moved.seq);
    }
    onRead?.();
  }

  function look(): void {
    asked = true;
    if (stopped || moving) return;
    moving = moveAll()
      .catch(onError)
      .finally(() => {
        moving = undefined;
      });
  }

  const timer = setInterval(look, lookAnywayMs);
  look();
  return {
    look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([moving, pause(lastMoveMs, undefined, { ref: false })]);
    },
  };
}
