import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * How long a first start takes on an empty directory, from the seeding's beginning until it serves and until the whole history
 * is in place, and a restart after that.
 */
const root = join(import.meta.dirname, "..");
const directory = mkdtempSync(join(tmpdir(), "scoreline-bench-"));
const port = await freePort();
const verbose = process.argv.includes("--verbose");

try {
  const first = await start("Everything is in place");
  console.log(`first start, until it serves           ${first.serving.toFixed(1)} s`);
  console.log(`first start, until the past is stored  ${first.complete.toFixed(1)} s`);
  console.log(`restart, until it serves               ${(await start("Scoreline is at")).serving.toFixed(1)} s`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Seconds from "Opening the store", the build of the site comes before, until it serves, and until a line says that it is
 * complete; then it is stopped.
 */
async function start(last: string): Promise<{ serving: number; complete: number }> {
  const child = spawn(process.execPath, ["processes/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      // As `npm start` has it.
      NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
      FEED: "demo",
      LOG_LEVEL: "error",
      DATA_DIR: directory,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let began = 0;
  const seconds = { serving: 0, complete: 0 };
  const complete = new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      const line = text.toString();
      if (line.includes("Opening the store")) began = performance.now();
      const now = (performance.now() - began) / 1000;
      if (verbose) console.log(now.toFixed(1), line.trim());
      if (line.includes("Scoreline is at")) seconds.serving = now;
      if (!line.includes(last)) return;
      seconds.complete = now;
      resolve();
    });
  });
  await Promise.race([complete, exited]);
  if (seconds.complete === 0) throw new Error("it ended before it was complete");
  child.kill("SIGTERM");
  await exited;
  return seconds;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
