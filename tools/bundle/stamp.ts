import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RoomName, rooms } from "../rooms/table.ts";

export const root = join(import.meta.dirname, "..", "..");
export const buildDirectory = join(root, "build");

const notSources = new Set(["node_modules", "build", ".types", ".react-router", "testing"]);

/** Builds when something has changed since the last time, in the rooms that it is made of or in what is installed. */
export async function buildIfStale(name: string, made: readonly RoomName[], build: () => Promise<void>): Promise<void> {
  const directory = join(buildDirectory, name);
  const stamp = join(directory, "stamp");
  const fingerprint = fingerprintOf(made);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  // Nothing old stays, and one that is cut short does not look whole.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  await build();
  writeFileSync(stamp, fingerprint);
}

/** A room and what it may import, and what these may. */
export function roomsUnder(room: RoomName, found: Set<RoomName> = new Set()): RoomName[] {
  found.add(room);
  for (const next of rooms[room].imports) if (!found.has(next)) roomsUnder(next, found);
  return [...found];
}

function fingerprintOf(made: readonly RoomName[]): string {
  const hash = createHash("sha256").update(process.version);
  const files = ["package-lock.json", ...[...made, "tools/bundle"].flatMap((room) => filesUnder(room))];
  for (const file of files) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function filesUnder(directory: string): string[] {
  return readdirSync(join(root, directory), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(directory, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
