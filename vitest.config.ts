import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { nodeFlags } from "./processes/program/node-flags.ts";

/**
 * For what never ends. It measures nothing: what only reckons runs while nobody else wants a processor (`tools/test/run.ts`),
 * what starts programs shares the machine with others that do, and a machine in a data centre may stand still for a minute.
 */
const endlessMs = 900_000;

function project(
  name: string,
  rooms: readonly string[],
  execArgv: readonly string[] = [],
): TestProjectInlineConfiguration {
  const include = rooms.map((room) => `${room}/**/*.test.{ts,tsx}`);
  const exclude = ["**/node_modules/**", "**/.types/**", "**/build/**"];
  const timeouts = { testTimeout: endlessMs, hookTimeout: endlessMs };
  return { extends: true, test: { name, include, exclude, ...timeouts, execArgv: [...execArgv] } };
}

export default defineConfig({
  test: {
    // What only reckons, and what runs servers and databases.
    projects: [
      project("rules", [
        "domain",
        "site",
        "contract",
        "i18n",
        "names",
        "world",
        "feed",
        "content",
        "gateways",
        "web",
        "tools",
      ]),
      // As `npm start` has them: most of what these wait for is the embedded database. What only reckons has it easier without.
      project("chain", ["store", "ingest", "live", "notify", "api", "processes"], nodeFlags),
    ],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    maxWorkers: 2,
    // A worker reads the modules once for all of its files: half of the time went into reading them again.
    isolate: false,
    globalSetup: "store/testing/run-directory.ts",
    setupFiles: "tools/test/property-seed.ts",
  },
});
