import { workerData } from "node:worker_threads";
import { startClock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import { runInThread } from "#threaded/run-in-thread.ts";
import { threadedHistory } from "#threaded/threaded-history.ts";

const { seed, from } = workerData;
const clock = startClock(workerData.clock);
const start = clock.now();
// Only the first start has a past to tell.
const history = from === undefined ? threadedHistory(seed, start) : undefined;
await runInThread(demoSource({ seed, clock, start, ...(history && { history }) }));
