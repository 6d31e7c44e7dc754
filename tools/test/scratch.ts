import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** As much as all tests together never write at a time. */
const room = 4 * 2 ** 30;

/**
 * A directory for what tests write and throw away, a hundred databases among it: in memory, where there is room for it, which
 * takes a tenth of the time. Nothing where there is none: then it is the system's own.
 */
export function scratchInMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room || freemem() < room) return undefined;
    const directory = mkdtempSync(join(memory, "scoreline-test-"));
    // PostgreSQL does not run as root, and has to get through.
    chmodSync(directory, 0o755);
    process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
    return directory;
  } catch {
    return undefined;
  }
}
