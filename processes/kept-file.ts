import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A secret beside the embedded database: made at the first start, and read by its owner alone. */
export function keptFile(directory: string, name: string, make: () => string): string {
  const file = join(directory, name);
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}
