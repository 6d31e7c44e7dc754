import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ScorelineProcess } from "./scoreline-process.ts";

/**
 * A small part of the demo world with everything in it, at an hour when both sports are on:
 * a match of Thai League 1 is in its second half, two games of the Hong Kong A1 are on, a cup is under way.
 */
const environment = {
  FEED: "demo",
  DEMO_START: "2026-11-13T13:15:00Z",
  DEMO_COMPETITIONS: [
    "football:thai-league-1",
    "football:hong-kong-premier-league",
    "football:hong-kong-senior-shield",
    "basketball:hong-kong-a1",
  ].join(","),
};

const kept = join(import.meta.dirname, "..", "..", "test-results", "demo-world");

/** Whoever asks first fills the world; the others wait for it and take a copy. */
export async function startDemoWorld(): Promise<ScorelineProcess> {
  const filled = join(kept, "data");
  if (!existsSync(filled)) {
    mkdirSync(join(kept, ".."), { recursive: true });
    if (isFirst()) {
      const process = await ScorelineProcess.start(environment);
      await process.saysOnce("Everything is in place");
      await process.kill("SIGTERM");
      cpSync(process.dataDirectory, `${filled}.copying`, { recursive: true });
      renameSync(`${filled}.copying`, filled);
      await process.end();
    } else while (!existsSync(filled)) await pause(100);
  }
  return ScorelineProcess.start(environment, (directory) => cpSync(filled, directory, { recursive: true }));
}

/** Making a directory succeeds for one process only. */
function isFirst(): boolean {
  try {
    mkdirSync(kept);
    return true;
  } catch {
    return false;
  }
}

/** Another run begins anew: the world may have been told differently since. */
export function forgetDemoWorld(): void {
  rmSync(kept, { recursive: true, force: true });
}
