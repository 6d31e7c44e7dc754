import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DirectoryHeld, lockDirectory } from "@scoreline/store/engine/embedded/lock";
import { buildSiteIfStale } from "@scoreline/tools/site/build-site";

const directory = join(import.meta.dirname, "..", "node_modules", ".cache", "scoreline-site");

/** Builds the pages if they are stale. Of processes that start together one builds, and the others wait for it. */
export async function builtSite(say: (line: string) => void): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (;;) {
    try {
      const lock = lockDirectory(directory);
      try {
        return await buildSiteIfStale(say);
      } finally {
        lock.release();
      }
    } catch (error) {
      if (!(error instanceof DirectoryHeld)) throw error;
      await pause(200);
    }
  }
}
