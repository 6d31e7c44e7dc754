import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LockEntry, type Lockfile, missingOptionals, platformOf, readLockfile } from "./lockfile.ts";

/**
 * Adds the platform packages that npm left out because the registry it was run against lacks them.
 * Run it after every change of dependencies: `npm run lock`.
 */
export function complete(lockfile: Lockfile): Lockfile {
  const added = missingOptionals(lockfile).map(({ name, version, place }): [string, LockEntry] => [
    place,
    { version, ...platformOf(name), optional: true },
  ]);
  const packages = Object.entries({ ...lockfile.packages, ...Object.fromEntries(added) });
  return { ...lockfile, packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..", "..");
  const completed = complete(readLockfile(root));
  writeFileSync(join(root, "package-lock.json"), `${JSON.stringify(completed, null, 2)}\n`);
}
