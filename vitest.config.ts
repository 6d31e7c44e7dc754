import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { nodeFlags } from "./processes/program/node-flags.ts";

/**
 * What only reckons runs while nobody else wants a processor (`tools/test/run.ts`), and may wait long for its turn; what
 * starts programs and kills them again and again shares the machine with others that do.
 */
const turnMs = { rules: 300_000, chain: 180_000 };

function project(name: keyof typeof turnMs, rooms: readonly string[]): TestProjectInlineConfiguration {
  const include = rooms.map((room) => `${room}/**/*.test.{ts,tsx}`);
  const exclude = ["**/node_modules/**", "**/.types/**", "**/build/**"];
  return { extends: true, test: { name, include, exclude, testTimeout: turnMs[name], hookTimeout: turnMs[name] } };
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
      project("chain", ["store", "ingest", "live", "notify", "api", "processes"]),
    ],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    maxWorkers: 2,
    // A worker reads the modules once for all of its files: half of the time went into reading them again.
    isolate: false,
    globalSetup: "store/testing/borrowed-store.ts",
    setupFiles: "tools/test/property-seed.ts",
    // As `npm start` has them: most of what a test waits for is the embedded database.
    execArgv: [...nodeFlags],
  },
});
