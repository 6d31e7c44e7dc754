import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{domain,contract,i18n,feed,store,ingest,live,api,web,processes,tools}/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
