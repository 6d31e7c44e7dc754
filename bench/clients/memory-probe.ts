import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { isMainThread, threadId, workerData } from "node:worker_threads";

/** Loaded before the program in each of its threads: notes every second what the thread's own engine holds. */
const directory = process.env.MEMORY_NOTES;
if (directory) {
  const file = join(directory, `${process.pid}-${threadId}.jsonl`);
  const thread = nameOf();
  setInterval(() => {
    const { external, arrayBuffers } = process.memoryUsage();
    const { used_heap_size, total_heap_size } = getHeapStatistics();
    const note = { at: Date.now(), thread, used: used_heap_size, heap: total_heap_size, external, arrayBuffers };
    appendFileSync(file, `${JSON.stringify(note)}\n`);
  }, 1_000).unref();
}

/** By what each of the program's threads is given at its start. */
function nameOf(): string {
  if (isMainThread) return "main thread";
  if (workerData && "directory" in workerData) return "database thread";
  if (workerData && "seed" in workerData) return "demo thread";
  return `thread ${threadId}`;
}
