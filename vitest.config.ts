import { defineConfig } from "vitest/config";
import { nodeOptions } from "./store/testing/program.ts";

export default defineConfig({
  test: {
    include: [
      "{domain,contract,i18n,feed,store,ingest,live,content,gateways,api,web,processes,tools}/**/*.test.{ts,tsx}",
    ],
    exclude: ["**/node_modules/**", "**/.types/**", "**/build/**"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker reads the modules once for all of its files: half of the time went into reading them again.
    isolate: false,
    globalSetup: "store/testing/borrowed-store.ts",
    // As `npm start` has them: most of what a test waits for is the embedded database.
    execArgv: nodeOptions(),
  },
});
