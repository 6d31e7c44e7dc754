import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./harness/free-port.ts";

/**
 * How long a first start takes on an empty directory, from the seeding's beginning until it serves, until each part of the past is
 * in place and until every detail of the last days and every plan is, too; then the whole command again, from the return key until
 * the first page is there: after a stop and after a kill.
 */
const root = join(import.meta.dirname, "..");
const directory = mkdtempSync(join(tmpdir(), "scoreline-bench-"));
const port = await freePort();
/** What the console says once a part is there, and what it is called here. */
const parts = {
  "Scoreline is at": "it serves",
  "The running tables are in place": "tables of what is on",
  "The running seasons are in place": "who scored in it",
  "The tables of the past are in place": "tables and winners of the past",
  "The past is in place": "who scored in it",
  "Careers are in place": "careers",
  "Everything is in place": "everything",
};
const verbose = process.argv.includes("--verbose");

try {
  const first = await start();
  console.log(`first start, the seeding begins after  ${first.begun.toFixed(1)} s, and after that`);
  for (const [part, at] of first.parts) console.log(`             ${part.padEnd(32)} ${at.toFixed(1)} s`);
  console.log(`second start, until the first page     ${(await startAgain("SIGKILL")).toFixed(1)} s`);
  console.log(`the same after a kill with -9          ${(await startAgain("SIGTERM")).toFixed(1)} s`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** Seconds of the whole command until the seeding begins, and from then on until each part is there; then it is stopped. */
async function start(): Promise<{ begun: number; parts: [part: string, seconds: number][] }> {
  const typed = performance.now();
  const { child, exited, end } = command();
  let began = typed;
  const seconds = { begun: 0, parts: [] as [string, number][] };
  const complete = new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      const line = text.toString();
      const now = (performance.now() - began) / 1000;
      if (verbose) console.log(now.toFixed(1), line.trim());
      if (line.includes("Filling the store")) {
        seconds.begun = now;
        began = performance.now();
      }
      for (const [said, part] of Object.entries(parts)) if (line.includes(said)) seconds.parts.push([part, now]);
      if (line.includes("Everything is in place")) resolve();
    });
  });
  await Promise.race([complete, exited]);
  if (seconds.parts.length < Object.keys(parts).length) throw new Error("it ended before it was complete");
  await end("SIGTERM");
  return seconds;
}

/** Seconds of the whole command until the first page is there; then it is ended with the signal. */
async function startAgain(signal: "SIGTERM" | "SIGKILL"): Promise<number> {
  const began = performance.now();
  const { child, exited, end } = command();
  const serving = new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => text.includes("Scoreline is at") && resolve());
  });
  await Promise.race([serving, exited]);
  const page = await fetch(`http://localhost:${port}/en/football/matches`);
  await page.text();
  const seconds = (performance.now() - began) / 1000;
  await end(signal);
  return seconds;
}

/** `npm start`, and the processes that it starts. */
function command() {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, FEED: "demo", LOG_LEVEL: "error", DATA_DIR: directory, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  // Its output ends with the last of them.
  const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    process.kill(-(child.pid ?? 0), signal);
    await exited;
  };
  return { child, exited, end };
}
