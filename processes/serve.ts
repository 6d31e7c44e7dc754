import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";
import { goOutside, type Outside } from "#outside.ts";
import { letThreadsHaveTheirOwnLimits } from "#program/node-flags.ts";
import { stopOnSignal } from "#signals.ts";

/** The server, as it is built: runs the role that the environment names. */
const say = (line: string) => console.log(line);

/** It lies in `build/server`, the pages beside it. */
const site = join(import.meta.dirname, "..", "site");

// React reads it when it is loaded, and takes three times as long otherwise.
process.env.NODE_ENV = "production";

letThreadsHaveTheirOwnLimits();

/** Aborted when the process is asked to end: also before it serves. */
const stopping = new AbortController();

try {
  const configuration = readConfiguration(process.env);
  const outside = await goOutside(configuration);
  const started = start(configuration, outside);
  stopOnSignal(async () => {
    stopping.abort();
    const running = await started.catch(() => undefined);
    await running?.stop();
  });
  const { address } = await started;
  if (address) say(`\n  Scoreline is at ${address}\n`);
} catch (error) {
  // Whoever asked it to stop knows why it did not start.
  if (!stopping.signal.aborted) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function start(configuration: Configuration, outside: Outside) {
  const { openStore } = await import("@scoreline/store/engine/open");
  say("Opening the store …");
  const open = () => openStore(storeLocation(configuration));
  const load = () => loadProgram(configuration);
  // The embedded store opens in a thread of its own, and that takes longest. PostgreSQL's answer could not be heard in time by
  // a thread that loads: there it comes last.
  const [store, { run }] = configuration.DATABASE_URL
    ? await load().then(async (program) => [await open(), program] as const)
    : await Promise.all([open(), load()]);
  const clientFiles = join(site, "client");
  return run({ configuration, ...outside, stopping: stopping.signal, store, clientFiles, say, loadPages });
}

async function loadProgram({ ROLE }: Configuration) {
  if (ROLE === "ingest" || ROLE === "notify") return import("#run.ts");
  const [program] = await Promise.all([import("#run.ts"), loadPages()]);
  return program;
}

async function loadPages() {
  const { createPages } = await import("@scoreline/web/server/pages");
  return createPages(await import(pathToFileURL(join(site, "server", "index.js")).href), "production");
}
