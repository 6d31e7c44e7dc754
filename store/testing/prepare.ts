import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../engine/open.ts";

/** The first store that is opened leaves an empty one for others to copy. Those who open theirs together would each make one. */
const directory = mkdtempSync(join(tmpdir(), "scoreline-prepare-"));
try {
  const store = await openStore({ directory });
  await store.close();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
