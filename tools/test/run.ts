import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasBrowser, installSystemPackages } from "./system-packages.ts";

/** `npm test`: every check there is, then one line that says how it went. */
const root = join(import.meta.dirname, "..", "..");
const results = join(root, "test-results");
const total = { passed: 0, failed: 0, skipped: 0 };

// As `npm start` does: each of the servers that tests start would compile the same files anew.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

rmSync(results, { recursive: true, force: true });
await Promise.all([
  installSystemPackages(),
  check("types", "npm", ["run", "types", "--silent"]),
  check("lint", "biome", ["check", "--error-on-warnings"]),
]);
await Promise.all([
  check("unused code", "knip", ["--no-progress"]),
  check("build", "node", ["tools/site/build-site.ts"]),
]);
await suite("rules, store, contract", "vitest", ["run"], vitestCounts);
if (hasBrowser())
  await suite("browser", "playwright", ["test", "--config", "e2e/playwright.config.ts"], playwrightCounts);

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);

/** A command that either holds or does not. */
async function check(name: string, command: string, args: string[], options: { cwd?: string } = {}): Promise<void> {
  const started = Date.now();
  const { code, output } = await capture(command, args, options);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds(started)} s)`);
  if (code !== 0) console.log(output);
  total[code === 0 ? "passed" : "failed"] += 1;
}

type Counts = { passed: number; failed: number; skipped: number };

/** A runner with a count of its own. A run that fails without naming a test counts as one failure. */
async function suite(name: string, command: string, args: string[], countsIn: () => Counts): Promise<void> {
  const started = Date.now();
  const code = await new Promise<number>((resolve) => {
    spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] }).once("close", (code) =>
      resolve(code ?? 1),
    );
  });
  let counts: Counts = { passed: 0, failed: 1, skipped: 0 };
  try {
    counts = countsIn();
  } catch {
    console.log(`${name}: no result was written`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds(started)} s)`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

function capture(
  command: string,
  args: string[],
  options: { cwd?: string },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout.on("data", (text) => {
      output += text;
    });
    child.stderr.on("data", (text) => {
      output += text;
    });
    child.once("error", (error) => resolve({ code: 1, output: String(error) }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function vitestCounts(): Counts {
  const report = JSON.parse(readFileSync(join(results, "vitest.json"), "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
    skipped: report.numPendingTests,
  };
}

function playwrightCounts(): Counts {
  const { stats } = JSON.parse(readFileSync(join(results, "playwright.json"), "utf8"));
  // A test that passes only at the second try is broken.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function seconds(started: number): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}
