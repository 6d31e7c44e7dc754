import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "../cannot-open.ts";

/**
 * The database reads what is missing of a file that was cut short as empty, and says nothing. So whoever closes it notes how
 * long its files are, and whoever opens it looks. After a kill there is no note, and nothing to compare with.
 */
export function noteFiles(database: string): void {
  const note = noteOf(database);
  const unfinished = `${note}.new`;
  try {
    writeFileSync(unfinished, JSON.stringify(Object.fromEntries(lengthsIn(database))));
    renameSync(unfinished, note);
  } catch {
    // A disk that is full must not keep a process from ending. Half a note would have the database refused.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

export function checkFiles(database: string): void {
  const note = noteOf(database);
  if (!existsSync(note)) return;
  const noted: Record<string, number> = JSON.parse(readFileSync(note, "utf8"));
  const now = new Map(lengthsIn(database));
  for (const [file, length] of Object.entries(noted)) {
    if ((now.get(file) ?? 0) >= length) continue;
    throw new CannotOpen(
      `The embedded database in ${database} is damaged: ${file} was cut short since it was closed. Put back a copy of it, or move it away to begin anew.`,
    );
  }
  rmSync(note);
}

function noteOf(database: string): string {
  return `${database}.lengths`;
}

function lengthsIn(database: string): [string, number][] {
  return readdirSync(database, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(database.length + 1), statSync(path).size]);
}
