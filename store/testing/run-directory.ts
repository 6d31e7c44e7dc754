import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the directory of what the tests of a run share, such as stores that are lent: it is gone with the run. */
export const runDirectory = "TEST_RUN_DIRECTORY";

export default function makeRunDirectory(): () => void {
  const directory = mkdtempSync(join(tmpdir(), "scoreline-run-"));
  process.env[runDirectory] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
