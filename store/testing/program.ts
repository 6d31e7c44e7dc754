import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = join(import.meta.dirname, "..", "..", "package.json");

/** What `npm start` tells Node before the name of the program: a test starts it in the same way. */
export function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(manifest, "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}
