import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadConfiguration } from "#configuration.ts";

/** A secret beside the embedded database: made at the first start, and read by its owner alone. */
export function keptFile(
  directory: string,
  name: string,
  make: () => string,
  isWhole: (text: string) => boolean,
): string {
  const file = join(directory, name);
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    write(file, make());
  }
  const text = readFileSync(file, "utf8").trim();
  if (!isWhole(text)) {
    throw new BadConfiguration(
      `The file ${file} was cut short. Put back a copy of it, or delete it to have a new one made; what was signed with the old one is void then.`,
    );
  }
  return text;
}

/** The whole of it or nothing: a disk can be full in the middle. */
function write(file: string, text: string): void {
  const beginning = `${file}.new`;
  rmSync(beginning, { force: true });
  try {
    writeFileSync(beginning, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(beginning, file);
  } catch (error) {
    rmSync(beginning, { force: true });
    throw error;
  }
}
