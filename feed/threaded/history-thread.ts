import { setPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
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

// Linux knows the priority of a single thread: the matches of today, and whoever looks at them, come first.
if (process.platform === "linux") setPriority(10);

/** So many batches may be under way to the store, and so many are worked out before they are. */
const underWay = 4;
const ahead = 16;

const line = new WaitingLine(port);
const go = new Promise<void>((resolve) => ready.once("message", () => resolve()));
port.on("message", (message: ToThread) => {
  if ("stored" in message) line.stored();
});

const stored: Promise<void>[] = [];
for (const batch of historyBatches(seed, sport, now, scopeOf(competitions))) {
  const before = stored.at(-underWay) ?? go;
  stored.push(before.then(() => line.deliver(batch)));
  await stored.at(-ahead);
  // Otherwise nobody hears that something was stored.
  await nextTurn();
}
await Promise.all(stored);
port.close();
ready.postMessage("done");
ready.close();
