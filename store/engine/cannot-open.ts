import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { causeOf, isAway } from "./away.ts";

/** The store cannot be opened, and a person can do something about it: one sentence that names what and how. */
export class CannotOpen extends Error {}

const unwritable = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"]);
const full = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** With less room than one file of its log has, PostgreSQL does not begin. */
export const leastRoom = 16 * 2 ** 20;

/** Whether a disk is full, whatever the error says: what copies or opens files for us calls it a failure of the device. */
function isFull(directory: string, error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return full.has(code) || /no space left/i.test(causeOf(error)) || roomIn(directory) < leastRoom;
}

/** Bytes that can still be written where a directory is, or will be. */
export function roomIn(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(existsSync(directory) ? directory : dirname(directory));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Why a directory cannot hold the embedded database. */
export function explainDirectory(directory: string, error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!unwritable.has(code) && isFull(directory, error))
    return new CannotOpen(`The data directory cannot be written, the disk is full: ${directory}. Free some space.`, {
      cause: error,
    });
  if (!unwritable.has(code)) return error;
  return new CannotOpen(`The data directory cannot be written: ${directory}. Set DATA_DIR to one that can.`, {
    cause: error,
  });
}

/** Why the files of an embedded database are of no use. */
export function explainFiles(directory: string, error: unknown): unknown {
  if (error instanceof CannotOpen) return error;
  if (isFull(directory, error)) return explainDirectory(directory, error);
  return new CannotOpen(
    `The embedded database in ${directory} cannot be opened: ${causeOf(error)}. Put back a copy of it, or move it away to begin anew.`,
    { cause: error },
  );
}

/** Why a server does not let us in. */
export function explainServer(databaseUrl: string, error: unknown): unknown {
  const { host } = new URL(databaseUrl);
  const codes = codesOf(error);
  if (codes.some((code) => code === "ENOTFOUND" || code === "EAI_AGAIN")) {
    return new CannotOpen(`There is no machine called ${host}. Check DATABASE_URL.`, { cause: error });
  }
  if (isAway(error))
    return new CannotOpen(`The database at ${host} does not answer: ${causeOf(error)}. Check DATABASE_URL.`, {
      cause: error,
    });
  if (codes.some((code) => code.startsWith("28") || code === "3D000")) {
    return new CannotOpen(`The database refuses the connection: ${causeOf(error)}. Check DATABASE_URL.`, {
      cause: error,
    });
  }
  if (codes.includes("42501")) {
    return new CannotOpen(
      `The database role may not make its tables: ${causeOf(error)}. Let it create in the database and its schemas, or name another role in DATABASE_URL.`,
      { cause: error },
    );
  }
  if (codes.some((code) => full.has(code)))
    return new CannotOpen(`The disk of the database at ${host} is full.`, { cause: error });
  return error;
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let one = error as { code?: string; cause?: unknown } | undefined; one; one = one.cause as typeof one) {
    if (typeof one.code === "string") codes.push(one.code);
  }
  return codes;
}
