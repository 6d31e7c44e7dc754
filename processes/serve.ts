import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";
import { stopOnSignal } from "#signals.ts";

/** The server, as it is built: runs the role that the environment names. */
const say = (line: string) => console.log(line);

/** It lies in `build/server`, the pages beside it. */
const site = join(import.meta.dirname, "..", "site");

// React reads it when it is loaded, and takes three times as long otherwise.
process.env.NODE_ENV = "production";

try {
  const configuration = readConfiguration(process.env);
  const { openStore } = await import("@scoreline/store/engine/open");
  say("Opening the store …");
  const open = () => openStore(storeLocation(configuration));
  const load = () => loadProgram(configuration);
  // The embedded store opens in a thread of its own, and that takes longest. PostgreSQL's answer could not be heard in time by
  // a thread that loads: there it comes last.
  const [store, { run }] = configuration.DATABASE_URL
    ? await load().then(async (program) => [await open(), program] as const)
    : await Promise.all([open(), load()]);
  const running = await run({ configuration, store, clientFiles: join(site, "client"), say, loadPages });
  stopOnSignal(running.stop);
  if (running.address) say(`\n  Scoreline is at ${running.address}\n`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function loadProgram({ ROLE }: Configuration) {
  if (ROLE === "ingest") return import("#run.ts");
  const [program] = await Promise.all([import("#run.ts"), loadPages()]);
  return program;
}

async function loadPages() {
  const { createPages } = await import("@scoreline/web/server/pages");
  return createPages(await import(pathToFileURL(join(site, "server", "index.js")).href), "production");
}
