import { workerData } from "node:worker_threads";
import { startClock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import { scopeOf } from "#demo/world/scope.ts";
import { runInThread } from "#threaded/run-in-thread.ts";

const { seed, competitions } = workerData;
await runInThread(
  demoSource({
    seed,
    clock: startClock(workerData.clock),
    scope: scopeOf(competitions),
  }),
);
