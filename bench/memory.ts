import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pause } from "./harness/figures.ts";
import { freePort } from "./harness/free-port.ts";
import { startReaders } from "./harness/light-readers.ts";
import { type MemoryRow, writeMemory } from "./harness/memory-results.ts";
import { sizeOf, type ThreadNote, WatchedProgram } from "./harness/watched-program.ts";

/**
 * What the whole program holds in memory on the embedded database: a first start with the demo world until the seasons are
 * filled in, then with a few readers on it; a restart; without a feed and with a small world, where there is 1 GB.
 * `npm run bench:memory -- first restart` does some of it. `--root` measures another copy of the program and `--section`
 * says what to call it; `--steady` is for how many seconds readers are on it; `--verbose` prints every other second.
 */
const { values, positionals } = parseArgs({
  options: {
    root: { type: "string", default: join(import.meta.dirname, "..") },
    section: { type: "string", default: "after" },
    steady: { type: "string", default: "120" },
    verbose: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const root = resolve(values.root);
const steadyMs = Number(values.steady) * 1000;
const gigabyte = 2 ** 30;
const served = "Scoreline is at";
const everything = "Playing the seasons that are on … 100 %";
const twoCompetitions = { DEMO_COMPETITIONS: "football:premier-league,basketball:nba" };

type Run = { name: string; environment: Record<string, string>; limit?: number; fresh: boolean; complete: string };
const runs: Record<string, Run> = {
  first: { name: "first start", environment: {}, fresh: true, complete: everything },
  restart: { name: "restart", environment: {}, fresh: false, complete: served },
  none: { name: "`FEED=none` in 1 GB", environment: { FEED: "none" }, limit: gigabyte, fresh: true, complete: served },
  small: {
    name: "two competitions in 1 GB",
    environment: twoCompetitions,
    limit: gigabyte,
    fresh: true,
    complete: everything,
  },
};

const wanted = positionals.length > 0 ? positionals : Object.keys(runs);
const empty = ["", "", "", "", ""];
let directory: string | undefined;
const rows: MemoryRow[] = [];
try {
  for (const name of wanted) {
    const run = runs[name];
    if (!run) throw new Error(`there is no run ${name}; there are ${Object.keys(runs).join(", ")}`);
    const row = await measure(run);
    console.log(row.cells.join(" | "));
    rows.push(row);
  }
  writeMemory(values.section, rows);
} finally {
  if (directory) rmSync(directory, { recursive: true, force: true });
}

async function measure({ name, environment, limit, fresh, complete }: Run): Promise<MemoryRow> {
  if (fresh && directory) rmSync(directory, { recursive: true, force: true });
  if (fresh || !directory) directory = mkdtempSync(join(tmpdir(), "scoreline-memory-"));
  const port = await freePort();
  const own = { ...environment, DATA_DIR: directory, PORT: String(port), RATE_LIMIT: "0" };
  const program = new WatchedProgram(root, own, limit);
  const showing = values.verbose ? setInterval(() => show(program), 2_000) : undefined;
  const peak = () => megabytes(Math.max(0, ...program.samples.map(({ highest }) => highest)));
  const ended = (how: string) => ({ name, cells: [name, `ended by ${how} at ${peak()}`, ...empty], threads: [] });
  try {
    if (!(await program.said(served))) return ended(await program.ended);
    const completeAt = await program.said(complete);
    if (!completeAt) return ended(await program.ended);
    const filled = program.samples.at(-1);
    const readers = startReaders(`http://localhost:${port}`);
    const over = await Promise.race([program.ended, pause(steadyMs)]);
    const { asked, errors } = await readers.stop();
    if (over !== undefined) return ended(over);
    if (errors > 0) console.log(`${errors} of ${asked} answers were errors`);
    const later = program.samples.filter(({ at }) => at > completeAt).map(({ resident }) => resident);
    const last = later.slice(-10);
    const steady = last.reduce((sum, one) => sum + one, 0) / last.length;
    const sizes = [filled?.resident ?? 0, Math.max(...later), steady, sizeOf(directory)].map(megabytes);
    const cells = [name, peak(), ...sizes, `${(filled?.busy ?? 0).toFixed(0)} s`];
    return { name, cells, threads: program.threadsAt(Date.now()).map(cellsOf) };
  } finally {
    clearInterval(showing);
    await program.stop();
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function cellsOf({ thread, used, heap, external, arrayBuffers }: ThreadNote): string[] {
  return [thread, ...[heap, used, external, arrayBuffers].map(megabytes)];
}

function show(program: WatchedProgram): void {
  const sample = program.samples.at(-1);
  if (!sample) return;
  const parts = program.threadsAt(Date.now()).map((note) => cellsOf(note).join(" "));
  const told = program.lines.at(-1)?.text.split("\n").at(-1) ?? "";
  console.log(`${sample.busy} s ${megabytes(sample.resident)} (${parts.join("; ")}) ${told}`);
}
