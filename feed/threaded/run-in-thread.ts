import { parentPort, workerData } from "node:worker_threads";
import type { FeedBatch, FeedSource } from "#port/source.ts";
import type { FromThread, ToThread } from "#threaded/threaded-source.ts";

/** The thread's side of a threaded source. */
export async function runInThread(source: FeedSource): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("this runs in a worker thread");
  const stop = new AbortController();
  let stored = () => {};
  port.on("message", (message: ToThread) => {
    if ("stop" in message) stop.abort();
    else stored();
  });
  const say = (message: FromThread) => port.postMessage(message);
  const deliver = (batch: FeedBatch) =>
    new Promise<void>((resolve) => {
      stored = resolve;
      say({ batch });
    });
  await source.follow(workerData.from, deliver, stop.signal);
  say({ ended: true });
}
