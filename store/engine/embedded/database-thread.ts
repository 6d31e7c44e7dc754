import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { Statements } from "./statements.ts";
import type { Answer, Opening, Question, Ready } from "./wire.ts";

/**
 * PGlite blocks the thread it runs on, so it has one of its own.
 * Values cross the border as PostgreSQL's own text on both sides: what a type means is decided once, by the `pg` driver's parsers.
 */
const port = parentPort;
if (!port) throw new Error("database-thread.ts runs as a worker thread");

/** Node has it; TypeScript knows of it only together with a browser. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

/** PostgreSQL reckons with a machine and many connections of its own; here it is one connection among the program's threads. */
const smallerThanAServer = [
  // Memory of the database only grows, and pages that it does not hold are in the system's cache: a read more, no disk.
  "shared_buffers=32MB",
  "max_connections=4",
  // Files of the log that a checkpoint leaves for what comes next.
  "max_wal_size=64MB",
  "min_wal_size=32MB",
  // Rows that are looked at to know a table: a quarter, since everybody waits meanwhile.
  "default_statistics_target=25",
];

const opening: Opening = workerData;
const program = opening.program ?? (await compiledProgram());
const database = await PGlite.create(opening.directory, {
  pgliteWasmModule: program,
  startParams: [...PGlite.defaultStartParams, ...smallerThanAServer.flatMap((setting) => ["-c", setting])],
});
// A new file of the log need not be filled with zeros first: that is for the sake of a disk that loses power.
await database.exec("set wal_init_zero = off");
const statements = new Statements(database);
const ready: Ready = { program };
port.postMessage(ready);

/** One after the other, as they were asked: what comes behind rows that are copied in may need them. */
let last = Promise.resolve();
port.on("message", (question: Question) => {
  last = last.then(async () => port.postMessage(await answerTo(question)));
});

async function answerTo({ id, text, values, rows }: Question): Promise<Answer> {
  try {
    if (text === null) await database.close();
    else if (rows) await statements.copy(text, rows);
    else return { id, ...(await statements.run(text, values)) };
    return { id, rows: [], fields: [], affected: 0 };
  } catch (error) {
    const { message, code, detail, constraint, table } = error as Record<string, string | undefined>;
    return { id, error: { message: message ?? String(error), code, detail, constraint, table } };
  }
}

async function compiledProgram(): Promise<object> {
  return WebAssembly.compile(await readFile(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"))));
}
