import { setFlagsFromString } from "node:v8";
import { prepareStores } from "@scoreline/store/engine/prepare";
import { explain } from "#explain.ts";
import { buildIfStale, serverDirectory } from "#program/build.ts";
import { launch } from "#program/launch.ts";
import { nodeFlags } from "#program/node-flags.ts";

/** `npm start`: builds what is stale, then becomes the server. */
try {
  // The empty database is made by this process: told the same, it needs no more memory than the server will.
  for (const flag of nodeFlags) setFlagsFromString(flag);
  // Both take long on a fresh clone, and neither needs the other.
  await Promise.all([buildIfStale(console.log), process.env.DATABASE_URL ? undefined : prepareStores()]);
  launch(serverDirectory);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
