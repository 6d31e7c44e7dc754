import { openStore } from "@scoreline/store/engine/open";
import { developPages } from "@scoreline/web/server/develop";
import { readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";
import { goOutside } from "#outside.ts";
import { run } from "#run.ts";
import { stopOnSignal } from "#signals.ts";

/** `npm run dev`: pages reload as they are edited; Node restarts this process when a server room changes. */
try {
  const pages = await developPages();
  const configuration = readConfiguration(process.env);
  const stopping = new AbortController();
  const running = await run({
    configuration,
    ...(await goOutside(configuration)),
    stopping: stopping.signal,
    store: await openStore(storeLocation(configuration)),
    clientFiles: undefined,
    say: console.log,
    loadPages: async (app) => {
      app.addHook("onRequest", (request, reply, done) => pages.middleware(request.raw, reply.raw, done));
      return pages.render;
    },
  });
  stopOnSignal(async () => {
    await pages.close();
    await running.stop();
  });
  console.log(`\n  Scoreline is at ${running.address}\n`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
