import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { scratchInMemory } from "./scratch.ts";
import { hasBrowser, installSystemPackages } from "./system-packages.ts";
import { Turns } from "./turns.ts";

/** `npm test`: every check there is, then one line that says how it went. */
const root = join(import.meta.dirname, "..", "..");
const results = join(root, "test-results");
const total = { passed: 0, failed: 0, skipped: 0 };
const turns = new Turns((text) => process.stdout.write(text));

// As `npm start` does: each of the servers that tests start would compile the same files anew.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

const scratch = scratchInMemory();
if (scratch) process.env.TMPDIR = scratch;

rmSync(results, { recursive: true, force: true });
const packages = installSystemPackages();
await Promise.all([inTheBrowser(), besideTheBrowser()]);

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Takes longest, and waits for pages some of the time: what only reckons has the processors meanwhile. */
async function inTheBrowser(): Promise<void> {
  await Promise.all([
    packages,
    check("build", "node", ["tools/site/build-site.ts"]),
    check("empty store", "node", ["store/testing/prepare.ts"]),
  ]);
  if (!hasBrowser()) return;
  await suite("browser", "playwright", ["test", "--config", "e2e/playwright.config.ts"], playwrightCounts);
}

async function besideTheBrowser(): Promise<void> {
  await check("types", "npm", ["run", "types", "--silent"], stepsBack);
  await check("lint", "biome", ["check", "--error-on-warnings"], stepsBack);
  await check("unused code", "knip", ["--no-progress"], stepsBack);
  await vitest("rules", stepsBack);
  await packages;
  await vitest("chain");
}

async function vitest(project: string, begun?: Begun): Promise<void> {
  const report = join(results, `${project}.json`);
  const args = ["run", "--project", project, `--outputFile.json=${report}`];
  await suite(project, "vitest", args, () => vitestCounts(report), begun);
}

type Begun = (child: ChildProcess) => void;

/** Of those who want a processor at the same time, the browser comes first: in turns all of them take longer. */
function stepsBack({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** A command that either holds or does not. */
async function check(name: string, command: string, args: string[], begun?: Begun): Promise<void> {
  const started = Date.now();
  let output = "";
  const say = (text: string) => {
    output += text;
  };
  const code = await run(command, args, say, begun);
  process.stdout.write(`${verdict(code, name, started)}${code === 0 ? "" : output}`);
  total[code === 0 ? "passed" : "failed"] += 1;
}

type Counts = { passed: number; failed: number; skipped: number };

/** A runner with a count of its own. A run that fails without naming a test counts as one failure. */
async function suite(
  name: string,
  command: string,
  args: string[],
  countsIn: () => Counts,
  begun?: Begun,
): Promise<void> {
  const started = Date.now();
  const { say, end } = turns.take();
  const code = await run(command, args, say, begun);
  let counts: Counts = { passed: 0, failed: 1, skipped: 0 };
  try {
    counts = countsIn();
  } catch {
    say(`${name}: no result was written\n`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  say(verdict(code, name, started));
  end();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** Its exit code. */
function run(command: string, args: string[], say: (text: string) => void, begun?: Begun): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    begun?.(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", say);
    child.once("error", (error) => {
      say(`${error}\n`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function vitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, "utf8"));
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

function verdict(code: number, name: string, started: number): string {
  return `${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`;
}
