import { pathToFileURL } from "node:url";
import { prepareEmbedded } from "@scoreline/store/open";
import { serverBundle } from "@scoreline/web/server/assets";
import { createPages } from "@scoreline/web/server/pages";
import { readConfiguration } from "#configuration.ts";
import { explain } from "#explain.ts";
import { run } from "#run.ts";
import { stopOnSignal } from "#signals.ts";
import { builtSite } from "#site.ts";

/** `npm start`: builds what is stale, then runs the role that the environment names. */
const say = (line: string) => console.log(line);

try {
  const configuration = readConfiguration(process.env);
  await Promise.all([
    configuration.ROLE !== "ingest" && builtSite(say),
    !configuration.DATABASE_URL && prepareEmbedded(),
  ]);
  const running = await run({
    configuration,
    development: false,
    say,
    loadPages: async () => createPages(await import(pathToFileURL(serverBundle).href), "production"),
  });
  stopOnSignal(running.stop);
  if (running.address) say(`\n  Scoreline is at ${running.address}\n`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
