import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pause } from "./harness/figures.ts";
import { freePort } from "./harness/free-port.ts";
import { startReaders } from "./harness/light-readers.ts";
import { WatchedProgram } from "./harness/watched-program.ts";

/**
 * Two hours at thirty times the speed, with readers, streams that come and go, and streams that nobody reads: memory at the end
 * is within a tenth of what it was in the first quarter. `--minutes` makes it shorter; in 2 GB where the machine can hold a
 * process to that.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "120" }, competitions: { type: "string", default: "" } },
});
const minutes = Number(values.minutes);
const directory = mkdtempSync(join(tmpdir(), "scoreline-soak-"));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const streamsAtOnce = 200;
const deadAtOnce = 50;
const allowed = 1.1;

const program = new WatchedProgram(
  join(import.meta.dirname, ".."),
  {
    DATA_DIR: directory,
    PORT: String(port),
    HOST: "127.0.0.1",
    DEMO_SPEED: "30",
    DEMO_COMPETITIONS: values.competitions,
    RATE_LIMIT: "0",
  },
  2 * 2 ** 30,
);
const over = new AbortController();
try {
  if ((await program.said("Scoreline is at")) === undefined) throw new Error("it ended before it served");
  const began = Date.now();
  const readers = startReaders(base);
  for (let i = 0; i < streamsAtOnce; i += 1) void comeAndGo(i);
  for (let i = 0; i < deadAtOnce; i += 1) void stayDead();
  await Promise.race([pause(minutes * 60_000), program.ended]);
  over.abort();
  const { asked, errors } = await readers.stop();
  const quarter = (minutes * 60_000) / 4;
  const meanOf = (from: number, to: number) => {
    const some = program.samples.filter(({ at }) => at >= from && at < to).map(({ resident }) => resident);
    return some.reduce((sum, bytes) => sum + bytes, 0) / some.length;
  };
  const [first, last] = [meanOf(began, began + quarter), meanOf(Date.now() - quarter, Date.now())];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${asked} pages and calls, ${errors} of them failed`);
  console.log(
    `memory in the first quarter ${megabytes(first)}, in the last ${megabytes(last)}: ${(last / first).toFixed(2)}`,
  );
  if (!(last / first <= allowed)) process.exitCode = 1;
} finally {
  over.abort();
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}

/** Listens for a while and comes back, each in a rhythm of its own. */
async function comeAndGo(number: number): Promise<void> {
  while (!over.signal.aborted) {
    const leave = AbortSignal.any([over.signal, AbortSignal.timeout(5_000 + (number % 50) * 1_000)]);
    try {
      const { body } = await fetch(`${base}/api/live/stream?topics=scores:football,scores:basketball`, {
        signal: leave,
      });
      for await (const _ of body ?? []);
    } catch {
      await pause(100);
    }
  }
}

async function stayDead(): Promise<void> {
  while (!over.signal.aborted) {
    const socket = connect(port, "127.0.0.1");
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.on("error", () => {});
    socket.write("GET /api/live/stream?topics=scores:football,scores:basketball&since=1 HTTP/1.1\r\nhost: x\r\n\r\n");
    socket.pause();
    over.signal.addEventListener("abort", () => socket.destroy(), { once: true });
    await closed;
    await pause(1_000);
  }
}
