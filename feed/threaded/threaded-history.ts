import { MessageChannel, parentPort, Worker } from "node:worker_threads";
import type { Sport } from "@scoreline/domain/sport";
import type { History } from "#demo/demo-source.ts";
import type { CompetitionId } from "#demo/schedule/plan-types.ts";
import type { FromThread } from "#threaded/threaded-source.ts";

export type HistoryTask = { seed: string; competitions: readonly CompetitionId[]; sport: Sport; now: number };

/** Works out the past of each sport in a thread of its own, from now on; what it finds goes straight to the store. */
export function threadedHistory(seed: string, competitions: readonly CompetitionId[]): History {
  return (sport, now) => startHelper({ seed, competitions, sport, now }).deliver;
}

function startHelper(task: HistoryTask) {
  const batches = new MessageChannel();
  const signals = new MessageChannel();
  parentPort?.postMessage({ helper: batches.port2 } satisfies FromThread, [batches.port2]);
  const worker = new Worker(new URL("./history-thread.ts", import.meta.url), {
    workerData: { ...task, port: batches.port1, ready: signals.port1 },
    transferList: [batches.port1, signals.port1],
  });
  const done = new Promise<void>((resolve, reject) => {
    signals.port2.once("message", () => resolve());
    worker.once("error", reject);
  });
  return {
    /** The catalogue is stored: what speaks of it may follow. */
    deliver: async () => {
      signals.port2.postMessage("go");
      await done;
      signals.port2.close();
    },
  };
}
