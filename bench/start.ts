import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How long a first start takes on an empty directory, from the seeding's beginning until it serves, and a restart. */
const root = join(import.meta.dirname, "..");
const directory = mkdtempSync(join(tmpdir(), "scoreline-bench-"));
const port = await freePort();
const verbose = process.argv.includes("--verbose");

try {
  console.log(`first start ${(await start()).toFixed(1)} s`);
  console.log(`restart     ${(await start()).toFixed(1)} s`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** Seconds between "Opening the store" and the address at which it serves; the build of the site comes before. */
async function start(): Promise<number> {
  const child = spawn(process.execPath, ["processes/start.ts"], {
    cwd: root,
    env: { ...process.env, FEED: "demo", LOG_LEVEL: "error", DATA_DIR: directory, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let began = 0;
  let seconds = 0;
  const serving = new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      const line = text.toString();
      if (line.includes("Opening the store")) began = performance.now();
      if (verbose) console.log(((performance.now() - began) / 1000).toFixed(1), line.trim());
      if (!line.includes("Scoreline is at")) return;
      seconds = (performance.now() - began) / 1000;
      resolve();
    });
  });
  await Promise.race([serving, exited]);
  if (seconds === 0) throw new Error("it ended before it served");
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
