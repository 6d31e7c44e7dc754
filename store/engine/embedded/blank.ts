import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { migrationsFolder } from "../../migrations-folder.ts";

const pglite = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "..");
/** As other tools do it: in `node_modules`, from where PGlite itself comes. */
const kept = join(pglite, "..", "..", ".cache", "scoreline-store");

/**
 * An empty database with today's tables, kept as a directory: making one anew takes PGlite many seconds, a copy none.
 * It goes by PGlite's version and the migrations; others are of no use any more.
 */
function blankDirectory(): string {
  const hash = createHash("sha256").update(readFileSync(join(pglite, "package.json")));
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return join(kept, hash.digest("hex").slice(0, 16));
}

export const hasBlank = (): boolean => existsSync(blankDirectory());

type Make = (directory: string) => Promise<void>;

/** Puts an empty database into a directory that does not exist yet: the whole of it or, when cut short, nothing. */
export async function copyBlank(directory: string, make: Make, blank = blankDirectory()): Promise<void> {
  if (!existsSync(blank)) await keepBlank(blank, make);
  if (!existsSync(blank)) return;
  const filling = `${directory}.filling`;
  rmSync(filling, { recursive: true, force: true });
  cpSync(blank, filling, { recursive: true });
  renameSync(filling, directory);
}

/** Where nothing can be kept, a database is made in its own place instead. */
async function keepBlank(blank: string, make: Make): Promise<void> {
  const beside = dirname(blank);
  const making = placeIn(beside);
  if (!making) return;
  try {
    await make(join(making, "database"));
    for (const old of readdirSync(beside)) {
      // Somebody may have been quicker, and others copy theirs already.
      if (old !== basename(blank) && !isBeingMade(join(beside, old)))
        rmSync(join(beside, old), { recursive: true, force: true });
    }
    // Of those who make one at the same time the first one's stays.
    if (!existsSync(blank)) renameSync(join(making, "database"), blank);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function placeIn(directory: string): string | undefined {
  try {
    mkdirSync(directory, { recursive: true });
    return mkdtempSync(join(directory, "making-"));
  } catch {
    return undefined;
  }
}

/** Nobody takes an hour to make one: whoever began it was ended. */
function isBeingMade(path: string): boolean {
  const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return basename(path).startsWith("making-") && since > Date.now() - 3_600_000;
}
