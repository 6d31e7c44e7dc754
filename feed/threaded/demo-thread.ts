import { workerData } from "node:worker_threads";
import { startClock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import { runInThread } from "#threaded/run-in-thread.ts";

await runInThread(demoSource({ seed: workerData.seed, clock: startClock(workerData.clock) }));
