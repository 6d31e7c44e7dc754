import { existsSync } from "node:fs";
import { join } from "node:path";
import { DirectoryHeld } from "@scoreline/store/engine/embedded/lock";
import { type Database, openStore } from "@scoreline/store/engine/open";
import { BadConfiguration, type Configuration, readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";

/**
 * Runs an operator's command on the database that the configuration names, which has to be there. What the command line says is
 * read first: nothing is opened for one that is not understood. What goes wrong is one sentence, and the process ends with 1.
 */
export async function onTheStore<Command>(
  read: (args: string[]) => Command,
  run: (command: Command, database: Database, configuration: Configuration) => Promise<void>,
): Promise<void> {
  try {
    const command = read(process.argv.slice(2));
    const configuration = readConfiguration(process.env);
    const { DATABASE_URL, DATA_DIR } = configuration;
    if (!DATABASE_URL && !existsSync(join(DATA_DIR, "database"))) {
      throw new BadConfiguration(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`);
    }
    const store = await openStore(storeLocation(configuration));
    try {
      await run(command, store.database, configuration);
    } finally {
      await store.close();
    }
  } catch (error) {
    const held = error instanceof DirectoryHeld;
    console.error(held ? `${error.message} Stop it first, or use PostgreSQL with DATABASE_URL.` : explain(error));
    process.exit(1);
  }
}
