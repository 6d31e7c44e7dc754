import { Worker, type WorkerOptions } from "node:worker_threads";
import type { FeedBatch, FeedSource } from "#port/source.ts";

/** From a thread: a batch that waits to be stored, or the end. */
export type FromThread = { batch: FeedBatch } | { ended: true };
/** To a thread: the oldest batch that waits is stored. */
export type ToThread = { stored: true } | { stop: true };

/** Runs a source in a thread of its own: what it computes never holds up an answer. */
export function threadedSource(name: string, entry: URL, options: WorkerOptions): FeedSource {
  return {
    name,
    follow: (from, deliver, signal) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(entry, { ...options, workerData: { ...options.workerData, from } });
        const tell = (message: ToThread) => worker.postMessage(message);
        const fail = (error: unknown) => void worker.terminate().then(() => reject(error));
        worker.on("message", (message: FromThread) => {
          if ("ended" in message) return void worker.terminate().then(() => resolve());
          deliver(message.batch).then(() => tell({ stored: true }), fail);
        });
        signal.addEventListener("abort", () => tell({ stop: true }), { once: true });
        if (signal.aborted) tell({ stop: true });
        worker.once("error", reject);
      }),
  };
}
