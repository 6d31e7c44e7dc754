import { extname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ResourceLimits, Worker } from "node:worker_threads";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { leastRoom, roomIn } from "../cannot-open.ts";
import type { CopyIn } from "./copy.ts";
import { Turns } from "./turns.ts";
import { keepUp, upkeepEveryMs } from "./upkeep.ts";
import type { Answer, Field, Opening, Question, Ready } from "./wire.ts";

type QueryConfig = {
  text: string;
  values?: unknown[];
  rowMode?: "array";
  types?: { getTypeParser(oid: number, format: "text"): (value: string) => unknown };
};

type Result = { rows: unknown[]; fields: Field[]; rowCount: number };

/** TypeScript among the sources, JavaScript in a build. */
const thread = new URL(`./database-thread${extname(import.meta.url)}`, import.meta.url);

/** PGlite as the first thread compiled it: the databases that a process opens after that need not do it again. */
let program: object | undefined;

/** How soon it is tried again to open a database that broke, and how often it is looked whether it did. */
const againMs = 1_000;
/** So long nothing takes, on a disk on which so little room is left. */
const [longestMs, noRoom] = [5_000, 2 ** 20];

/**
 * The part of `pg.Pool` that Drizzle uses, over the embedded database.
 * There is one connection, so statements outside a transaction wait while one is open.
 */
export class EmbeddedPool {
  #worker: Worker;
  readonly #directory: string;
  readonly #limits: ResourceLimits;
  /** Why it does not answer: it broke and is being opened again. */
  #broken: Error | undefined;
  /** How often it was opened: what was begun in one life of the database does not go on in the next. */
  #lives = 1;
  #ended = false;
  readonly #waiting = new Map<number, { at: number; resolve(answer: Answer): void; reject(error: Error): void }>();
  readonly #looking = setInterval(() => this.#look(), againMs).unref();
  readonly #keepingUp = setInterval(() => this.#keepUp(), upkeepEveryMs).unref();
  #isKeepingUp = false;
  readonly #turns = new Turns();
  #nextId = 1;

  private constructor(worker: Worker, directory: string, limits: ResourceLimits) {
    this.#worker = worker;
    this.#directory = directory;
    this.#limits = limits;
    this.#listen(worker);
  }

  static async open(directory: string, limits: ResourceLimits = {}): Promise<EmbeddedPool> {
    return new EmbeddedPool(await startThread(directory, limits), directory, limits);
  }

  #listen(worker: Worker): void {
    worker.on("message", (answer: Answer) => {
      // Whoever asked hears with the others what is wrong.
      if ("error" in answer && isBeyondUse(answer.error)) return void this.#openAgain(asError(answer));
      const waiter = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      waiter?.resolve(answer);
    });
    worker.on("error", (error) => void this.#openAgain(error as Error));
  }

  /**
   * An engine that could not write its log, because the disk is full, answers nothing sensible any more. Opened anew it reads
   * the log, as after a kill: what was committed is there. Until then whoever asks is told that it is away.
   */
  async #openAgain(cause: Error): Promise<void> {
    if (this.#broken) return;
    this.#lives += 1;
    this.#broken = this.#away(cause);
    for (const waiter of this.#waiting.values()) waiter.reject(this.#broken);
    this.#waiting.clear();
    await this.#worker.terminate();
    while (!this.#ended) {
      try {
        // It would hang over its log again.
        if (roomIn(this.#directory) < leastRoom) throw cause;
        this.#worker = await startThread(this.#directory, this.#limits);
        this.#listen(this.#worker);
        this.#broken = undefined;
        return;
      } catch (error) {
        this.#broken = this.#away(error);
        await pause(againMs);
      }
    }
  }

  /** An engine that has given up over a full disk does not always say so. */
  #look(): void {
    const [oldest] = this.#waiting.values();
    if (!oldest || performance.now() - oldest.at < longestMs || roomIn(this.#directory) > noRoom) return;
    void this.#openAgain(new Error("the database does not answer"));
  }

  /** As PostgreSQL says that it cannot be asked just now. */
  #away(cause: unknown): Error {
    const why = roomIn(this.#directory) < leastRoom ? `the disk is full: ${this.#directory}` : (cause as Error).message;
    return Object.assign(new Error(why), { code: "57P03" });
  }

  async query(config: string | QueryConfig, values?: unknown[]): Promise<Result> {
    return this.#turns.statement(() => this.#run(config, values));
  }

  /** A connection of one's own until it is released: what a transaction needs. */
  async connect() {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await new Promise<void>((granted) => {
      void this.#turns.transaction(() => {
        granted();
        return released;
      });
    });
    // Rows are on their way while the next ones are put together: what became of them is heard with the next statement, of
    // which there is one at least, the end of the transaction.
    let failure: Error | undefined;
    const life = this.#lives;
    const query = async (config: string | QueryConfig, values?: unknown[]) => {
      if (life !== this.#lives) throw this.#away(new Error("the database was opened again meanwhile"));
      const outcome = await this.#run(config, values).catch((error: Error) => error);
      const error = failure ?? (outcome instanceof Error ? outcome : undefined);
      failure = undefined;
      if (error) throw error;
      return outcome as Result;
    };
    const copyIn: CopyIn = async (target, rows) => {
      refuseHalves(target, rows);
      this.#copy(target, rows).catch((error: Error) => {
        failure ??= error.cause instanceof Error ? error.cause : error;
      });
    };
    return { query, copyIn, release };
  }

  /** Writes rows, in the text format of COPY, into the columns of a table. */
  async copyIn(target: string, rows: string): Promise<void> {
    refuseHalves(target, rows);
    await this.#turns.statement(() => this.#copy(target, rows));
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#looking);
    clearInterval(this.#keepingUp);
    await this.#turns.transaction(() => this.#ask(null, [])).catch(() => {});
    await this.#worker.terminate();
  }

  /** Those who wait for their turn, and the one who has it. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** As a transaction has its turn: those who read come first. What fails is tried at the next look. */
  #keepUp(): void {
    if (this.#isKeepingUp) return;
    const ask = async (text: string) => {
      const answer = await this.#ask(text, []);
      if ("error" in answer) throw asError(answer);
      return answer.rows;
    };
    this.#isKeepingUp = true;
    const done = this.#turns.transaction(() => keepUp(ask));
    done
      .catch(() => {})
      .finally(() => {
        this.#isKeepingUp = false;
      });
  }

  async #run(config: string | QueryConfig, values?: unknown[]): Promise<Result> {
    const query = typeof config === "string" ? { text: config } : config;
    const parameters = (values ?? query.values ?? []).map((value) => {
      const prepared = prepareValue(value);
      return prepared === null || prepared === undefined ? null : String(prepared);
    });
    const answer = await this.#ask(query.text, parameters);
    if ("error" in answer) throw asError(answer);

    const types = query.types ?? pg.types;
    const parsers = answer.fields.map((field) => types.getTypeParser(field.dataTypeID, "text"));
    const parse = (row: (string | null)[]) => row.map((value, i) => (value === null ? null : parsers[i]?.(value)));
    const rows =
      query.rowMode === "array"
        ? answer.rows.map(parse)
        : answer.rows.map((row) => {
            const parsed = parse(row);
            return Object.fromEntries(answer.fields.map((field, i) => [field.name, parsed[i]]));
          });
    return { rows, fields: answer.fields, rowCount: answer.affected || answer.rows.length };
  }

  async #copy(target: string, rows: string): Promise<void> {
    const answer = await this.#ask(`copy ${target} from '/dev/blob'`, [], new TextEncoder().encode(rows));
    // As Drizzle says it of a statement.
    if ("error" in answer) throw notCopied(target, asError(answer));
  }

  #ask(text: string | null, values: (string | null)[], rows?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    if (this.#broken) return Promise.reject(this.#broken);
    const question: Question = { id: this.#nextId++, text, values, ...(rows && { rows }) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { at: performance.now(), resolve, reject });
      this.#worker.postMessage(question, rows ? [rows.buffer] : []);
    });
  }
}

async function startThread(directory: string, resourceLimits: ResourceLimits): Promise<Worker> {
  const workerData: Opening = { directory, program };
  // Nothing is waited for before this: the thread opens the database while this one loads the rest of the program.
  const worker = new Worker(thread, { workerData, resourceLimits });
  const ready = await new Promise<Ready>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  program = ready.program;
  return worker;
}

/** A portal that cannot be dropped is what is left of a statement in which the engine gave up. */
function isBeyondUse({ code, message }: { code?: string | undefined; message: string }): boolean {
  return (code === "24000" && message.includes("active portal")) || /^(unreachable|memory access out of)/.test(message);
}

/** UTF-8 has no half characters: they would become others on the way, where PostgreSQL refuses them in a statement. */
function refuseHalves(target: string, rows: string): void {
  if (rows.isWellFormed()) return;
  throw notCopied(target, Object.assign(new Error("a text has half a character"), { code: "22021" }));
}

function notCopied(target: string, cause: Error): Error {
  return new Error(`Failed to copy into ${target}`, { cause });
}

function asError({ error }: Extract<Answer, { error: object }>): Error {
  return Object.assign(new Error(error.message), error);
}
