import { type MessagePort, workerData } from "node:worker_threads";
import { historyBatches } from "#demo/source/history-stream.ts";
import { scopeOf } from "#demo/world/scope.ts";
import type { HistoryTask } from "#threaded/threaded-history.ts";
import type { ToThread } from "#threaded/threaded-source.ts";
import { WaitingLine } from "#threaded/waiting-line.ts";

/** The past of one sport, worked out while others are at work, and delivered by a port of its own. */
const { seed, competitions, sport, now, port, ready } = workerData as HistoryTask & {
  port: MessagePort;
  ready: MessagePort;
};

/** So many batches may wait to be stored: the next ones are worked out meanwhile. */
const ahead = 4;

const line = new WaitingLine(port);
const go = new Promise<void>((resolve) => ready.once("message", () => resolve()));
port.on("message", (message: ToThread) => {
  if ("stored" in message) line.stored();
});

const sent: Promise<void>[] = [];
for (const batch of historyBatches(seed, sport, now, scopeOf(competitions))) {
  if (sent.length === 0) await go;
  sent.push(line.deliver(batch));
  await sent.at(-ahead);
}
await Promise.all(sent);
port.close();
ready.postMessage("done");
ready.close();
