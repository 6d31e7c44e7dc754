import { extname } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import type { CopyIn } from "./copy.ts";
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

/**
 * The part of `pg.Pool` that Drizzle uses, over the embedded database.
 * There is one connection, so statements outside a transaction wait while one is open.
 */
export class EmbeddedPool {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #nextId = 1;
  #turns = 0;
  #tail: Promise<unknown> = Promise.resolve();

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (answer: Answer) => {
      const waiter = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      waiter?.resolve(answer);
    });
    worker.on("error", (error) => {
      for (const waiter of this.#waiting.values()) waiter.reject(error as Error);
      this.#waiting.clear();
    });
  }

  static async open(directory: string, resourceLimits: ResourceLimits = {}): Promise<EmbeddedPool> {
    const workerData: Opening = { directory, program };
    // Nothing is waited for before this: the thread opens the database while this one loads the rest of the program.
    const worker = new Worker(thread, { workerData, resourceLimits });
    const ready = await new Promise<Ready>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    program = ready.program;
    return new EmbeddedPool(worker);
  }

  async query(config: string | QueryConfig, values?: unknown[]): Promise<Result> {
    return this.#exclusively(() => this.#run(config, values));
  }

  /** A connection of one's own until it is released: what a transaction needs. */
  async connect() {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await new Promise<void>((granted) => {
      this.#exclusively(async () => {
        granted();
        await released;
      });
    });
    // Rows are on their way while the next ones are put together: what became of them is heard with the next statement, of
    // which there is one at least, the end of the transaction.
    let failure: Error | undefined;
    const query = async (config: string | QueryConfig, values?: unknown[]) => {
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
    await this.#exclusively(() => this.#copy(target, rows));
  }

  async end(): Promise<void> {
    await this.#exclusively(() => this.#ask(null, []));
    await this.#worker.terminate();
  }

  /** Those who wait for their turn, and the one who has it. */
  get waiting(): number {
    return this.#turns;
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#turns += 1;
    const turn = this.#tail.then(work);
    this.#tail = turn
      .catch(() => {})
      .then(() => {
        this.#turns -= 1;
      });
    return turn;
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
    const question: Question = { id: this.#nextId++, text, values, ...(rows && { rows }) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.postMessage(question, rows ? [rows.buffer] : []);
    });
  }
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
