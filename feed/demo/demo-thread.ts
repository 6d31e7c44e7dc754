import { workerData } from "node:worker_threads";
import { scopeOf } from "@scoreline/world/competitions/scope";
import { startClock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import { runInThread } from "#threaded/run-in-thread.ts";

const { seed, competitions } = workerData;
await runInThread(
  demoSource({
    seed,
    clock: startClock(workerData.clock),
    scope: scopeOf(competitions),
  }),
);
