import { pathToFileURL } from "node:url";
import { readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";
import { quickenImports } from "#quick-imports.ts";
import { stopOnSignal } from "#signals.ts";
import { builtSite } from "#site.ts";

/** `npm start`: builds what is stale, then runs the role that the environment names. */
const say = (line: string) => console.log(line);

try {
  const configuration = readConfiguration(process.env);
  quickenImports();
  const { openStore, prepareEmbedded } = await import("@scoreline/store/open");
  await Promise.all([
    configuration.ROLE !== "ingest" && builtSite(say),
    !configuration.DATABASE_URL && prepareEmbedded(),
  ]);
  say("Opening the store …");
  const loading = Promise.all([import("#run.ts"), configuration.ROLE !== "ingest" && loadPages()]);
  // The embedded store opens in a thread of its own meanwhile. PostgreSQL's answer could not be heard in time by one that loads.
  if (configuration.DATABASE_URL) await loading;
  const [store, [{ run }]] = await Promise.all([openStore(storeLocation(configuration)), loading]);
  const running = await run({ configuration, store, development: false, say, loadPages });
  stopOnSignal(running.stop);
  if (running.address) say(`\n  Scoreline is at ${running.address}\n`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function loadPages() {
  const [{ serverBundle }, { createPages }] = await Promise.all([
    import("@scoreline/web/server/assets"),
    import("@scoreline/web/server/pages"),
  ]);
  return createPages(await import(pathToFileURL(serverBundle).href), "production");
}
