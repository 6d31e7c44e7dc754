import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, playwrightOutcome, vitestOutcome } from "./reports.ts";
import { scratchInMemory } from "./scratch.ts";
import { hasBrowser, installSystemPackages, isOnPath } from "./system-packages.ts";
import { Turns } from "./turns.ts";

/** `npm test`: every check there is, then one line that says how it went. */
const root = join(import.meta.dirname, "..", "..");
const results = join(root, "test-results");
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
const turns = new Turns((text) => process.stdout.write(text));

// As `npm start` does: each of the servers that tests start would compile the same files anew.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

const scratch = scratchInMemory();
if (scratch) process.env.TMPDIR = scratch;

rmSync(results, { recursive: true, force: true });
const packages = installSystemPackages();
await Promise.all([whatWaits(), whatReckons()]);

// Where the end of a long log is all that is kept, it says what went wrong.
for (const failure of total.failures) console.log(`\n✘ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Pages, servers and databases are waited for some of the time. */
async function whatWaits(): Promise<void> {
  await Promise.all([
    packages,
    check("build", ["node", "processes/program/build.ts"]),
    check("empty store", ["node", "store/testing/prepare.ts"]),
  ]);
  if (hasBrowser()) {
    await suite("browser", ["playwright", "test", "--config", "e2e/playwright.config.ts"], () =>
      playwrightOutcome(join(results, "playwright.json")),
    );
  }
  await vitest("chain", ["vitest", "--maxWorkers=2"]);
}

async function whatReckons(): Promise<void> {
  await check("lint", meanwhile("biome", "check", "--error-on-warnings"));
  // As many at a time as there are processors: what waits may leave all of them free.
  await Promise.all([
    vitest("rules", meanwhile("vitest", "--maxWorkers=2")),
    check("types", meanwhile("npm", "run", "types", "--silent")).then(() =>
      check("unused code", meanwhile("knip", "--no-progress")),
    ),
  ]);
}

async function vitest(project: string, command: readonly string[]): Promise<void> {
  const report = join(results, `${project}.json`);
  const args = ["run", "--project", project, `--outputFile.json=${report}`];
  await suite(project, [...command, ...args], () => vitestOutcome(report));
}

/** While nobody else wants a processor: in turns with a browser both take longer. */
function meanwhile(...command: string[]): string[] {
  return isOnPath("chrt") ? ["chrt", "--idle", "0", ...command] : command;
}

/** A command that either holds or does not. */
async function check(name: string, command: readonly string[]): Promise<void> {
  const started = Date.now();
  let output = "";
  const say = (text: string) => {
    output += text;
  };
  const code = await run(command, say);
  process.stdout.write(`${verdict(code, name, started)}${code === 0 ? "" : output}`);
  total[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) total.failures.push(name);
}

/** A runner with a count of its own. A run that fails without naming a test counts as one failure. */
async function suite(name: string, command: readonly string[], outcomeIn: () => Outcome): Promise<void> {
  const started = Date.now();
  const { say, end } = turns.take();
  const code = await run(command, say);
  let outcome: Outcome = { passed: 0, failed: 1, skipped: 0, failures: [] };
  try {
    outcome = outcomeIn();
  } catch {
    say(`${name}: no result was written\n`);
  }
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  say(verdict(code, name, started));
  end();
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  total.failures.push(...outcome.failures);
}

/** Its exit code. */
function run([command = "", ...args]: readonly string[], say: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", say);
    child.once("error", (error) => {
      say(`${error}\n`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function verdict(code: number, name: string, started: number): string {
  return `${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`;
}
