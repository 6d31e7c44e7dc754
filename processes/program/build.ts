import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DirectoryHeld, lockDirectory } from "@scoreline/store/engine/embedded/lock";
import { buildServerIfStale } from "@scoreline/tools/bundle/server";
import { buildSiteIfStale } from "@scoreline/tools/bundle/site";

const directory = join(import.meta.dirname, "..", "..", "build");

/** Where `npm run build` puts the server. */
export const serverDirectory = join(directory, "server");

/** Builds what is stale. Of processes that start together one builds, and the others wait for it. */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (;;) {
    try {
      const lock = lockDirectory(directory);
      try {
        await Promise.all([buildServerIfStale(say), buildSiteIfStale(say)]);
        return;
      } finally {
        lock.release();
      }
    } catch (error) {
      if (!(error instanceof DirectoryHeld)) throw error;
      await pause(200);
    }
  }
}

if (import.meta.main) await buildIfStale(console.log);
