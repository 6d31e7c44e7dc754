import { accessSync, constants, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** PGlite does not lock its directory, and a second process would read stale data: so we take a lock ourselves. */
export type DirectoryLock = { release(): void };

export class DirectoryHeld extends Error {
  constructor(directory: string, pid: string | undefined) {
    super(`The data directory ${directory} is in use by ${pid ? `process ${pid}` : "another process"}.`);
  }
}

const busy = 5;

/**
 * A lock of the kernel, by way of SQLite, since Node has no call for one: of any number that try one has it, and it ends with
 * the process, however that ends. Nothing is left behind that somebody would have to judge and clear away.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const holder = join(directory, "database.pid");
  // SQLite would only say that it cannot open a file.
  accessSync(directory, constants.W_OK);
  const database = new DatabaseSync(join(directory, "database.lock"), { timeout: 0 });
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) throw new DirectoryHeld(directory, readHolder(holder));
    throw error;
  }
  writeFileSync(holder, String(process.pid));
  return {
    release: () => {
      rmSync(holder, { force: true });
      database.close();
    },
  };
}

function readHolder(path: string): string | undefined {
  try {
    return /^\d+$/.exec(readFileSync(path, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
