import { join } from "node:path";
import type { ResourceLimits } from "node:worker_threads";

/**
 * What the process and its threads are told before they run, each with its reason: the only place for such settings.
 * `launch.ts` starts the program with them; tests and measurements do so themselves.
 */
export const nodeFlags: readonly string[] = [
  // V8 would compile PGlite's busiest functions a second time while the store opens and its first queries run: that takes
  // longer than it saves within a start. So many steps are never taken, and the first compilation stays.
  "--wasm-tiering-budget=1000000000",
];

/** What has to stand in the environment before the process is there; what the environment says itself comes first. */
export function nodeEnvironment(serverDirectory: string): Record<string, string> {
  return {
    // Node keeps what it compiled from one start to the next, beside the build.
    NODE_COMPILE_CACHE: join(serverDirectory, "..", "compiled"),
  };
}

/** What V8 may take in each thread; nothing said is V8's own choice by the machine's memory. */
export const threadLimits: Readonly<Record<"database" | "feed" | "drawing", ResourceLimits>> = {
  database: {},
  feed: {},
  drawing: {},
};
