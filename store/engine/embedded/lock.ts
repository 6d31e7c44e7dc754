import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** PGlite does not lock its directory, and a second process would read stale data: so we take a lock ourselves. */
export type DirectoryLock = { release(): void };

export class DirectoryHeld extends Error {
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}.`);
  }
}

export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, "lock");
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (;;) {
      try {
        // Linking is atomic: of two that try, one wins.
        linkSync(own, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        const holder = readHolder(path);
        if (holder && isAlive(holder)) throw new DirectoryHeld(directory, holder.pid);
        rmSync(path, { force: true });
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

type Holder = { pid: number; started: string | undefined };

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/** The number may have been given to another process since: the time of its start tells them apart. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return started === undefined || startOf(pid) === undefined || startOf(pid) === started;
}

function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // One that has ended and whose parent has not asked for it yet holds nothing any more.
    return fields[0] === "Z" ? "ended" : fields[19];
  } catch {
    return undefined;
  }
}
