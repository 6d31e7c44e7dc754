import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { FeedSource } from "#port/source.ts";
import type { FromThread, ToThread } from "#threaded/threaded-source.ts";
import { WaitingLine } from "#threaded/waiting-line.ts";

/** The thread's side of a threaded source. */
export async function runInThread(source: FeedSource): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("this runs in a worker thread");
  const stop = new AbortController();
  const line = new WaitingLine(port);
  port.on("message", (message: ToThread) => {
    if ("stop" in message) stop.abort();
    else if ("asked" in message) void answer(port, source, message.asked, stop.signal);
    else line.stored();
  });
  await source.follow(workerData.from, (batch) => line.deliver(batch), stop.signal);
  port.postMessage({ ended: true } satisfies FromThread);
}

async function answer(port: MessagePort, source: FeedSource, match: string, signal: AbortSignal): Promise<void> {
  const tell = (message: FromThread) => port.postMessage(message);
  try {
    tell({ about: match, messages: (await source.details?.(match, signal)) ?? [] });
  } catch (error) {
    tell({ about: match, failed: String(error) });
  }
}
