import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { ResourceLimits } from "node:worker_threads";

/**
 * What the process and its threads are told before they run, each with its reason: the only place for such settings.
 * `launch.ts` starts the program with them; tests and measurements do so themselves.
 */
export const nodeFlags: readonly string[] = [
  // V8 would compile PGlite's busiest functions a second time. One of them, the interpreter of expressions, takes the optimising
  // compiler 1.2 GB and four seconds, and no flag leaves out a single function. What the first compilation yields is as fast
  // for all but long sums over many rows (docs/decisions/0017-memory.md).
  "--no-wasm-tier-up",
  "--no-wasm-dynamic-tiering",
  // A heap may grow by half of what lives in it before it is cleaned, not to four times as on a machine with much memory: the
  // three heaps are neighbours.
  "--heap-growing-percent=50",
  // Room for young objects in the thread that answers readers, three times this many megabytes at most: V8's own choice held a
  // hundred more. Other threads have less (`threadLimits`).
  "--max-semi-space-size=16",
  // A thread that has worked out a whole world cleans up once when it is done (feed/demo): afterwards so little happens in it that
  // what it needs no more would stay for hours.
  "--expose-gc",
];

/** What has to stand in the environment before the process is there; what the environment says itself comes first. */
export function nodeEnvironment(serverDirectory: string): Record<string, string> {
  return {
    // glibc would give each of ten threads an arena of its own, and none gives back what another could use.
    MALLOC_ARENA_MAX: "2",
    // What is as long as a page, most of all messages between the threads, is given back to the system at once. glibc would move
    // this mark up with each of them, and between shorter ones it kept a hundred megabytes that nobody used.
    MALLOC_MMAP_THRESHOLD_: "16384",
    // Node keeps what it compiled from one start to the next, beside the build.
    NODE_COMPILE_CACHE: join(serverDirectory, "..", "compiled"),
  };
}

/** Room for young objects beside the thread that answers readers, where more of it makes fewer pauses. */
const smallNursery: ResourceLimits = { maxYoungGenerationSizeMb: 48 };
/** In the database's thread rows only pass through. */
const smallestNursery: ResourceLimits = { maxYoungGenerationSizeMb: 6 };

/** What V8 may take in each thread; nothing said is V8's own choice by the machine's memory. */
export const threadLimits: Readonly<Record<"database" | "feed" | "drawing", ResourceLimits>> = {
  database: smallestNursery,
  feed: smallNursery,
  drawing: {},
};

/**
 * What the command line says of young objects outweighs what a thread is given of its own: each had 33 MB. The thread that calls
 * this has its heap by then.
 */
export function letThreadsHaveTheirOwnLimits(): void {
  setFlagsFromString("--max-semi-space-size=0");
}
