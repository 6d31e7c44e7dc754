import { defineConfig } from "@playwright/test";
import { debianBrowser } from "./server/browser.ts";

const executablePath = debianBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: executablePath ? "**/*.spec.ts" : [],
  globalSetup: "./server/begin.ts",
  outputDir: "../test-results/browser",
  reporter: [["list"], ["json", { outputFile: "../test-results/playwright.json" }]],
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // For what never ends. They measure nothing: a machine in a data centre may stand still for a minute.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    // What moves for ever costs a machine without a graphics card more than the test itself.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // A trace of every test costs a fifth of its time; whoever needs one asks for it with `--trace on`.
    screenshot: "only-on-failure",
  },
  // What one width proves is tagged @desktop or @phone; the rest runs on both.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
