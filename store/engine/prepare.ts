import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasBlank } from "./embedded/blank.ts";

/** The first store that is opened leaves an empty one for others to copy: this does it ahead of them. */
export async function prepareStores(): Promise<void> {
  if (hasBlank()) return;
  const directory = mkdtempSync(join(tmpdir(), "scoreline-prepare-"));
  try {
    const { openStore } = await import("./open.ts");
    const store = await openStore({ directory });
    await store.close();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
