import { type messages, type PGlite, protocol } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import type { Field } from "./wire.ts";

/** So many statements are kept by name, each with its plan: some forty kilobytes in a memory that never shrinks. */
const mostKept = 150;
/** Longer ones are lists of what is written, and hardly come a second time. */
const longestKept = 10_000;
/** Others set something, change tables or end a transaction: they have no plan. */
const hasPlan = /^\s*(select|insert|update|delete|with)\b/i;
/** What was planned for a table answers with the columns that it had. */
const changesTables = /^\s*(create|alter|drop)\b/i;

/** Once so many bytes of rows have come in, what was planned for empty tables is planned anew; then whenever they have doubled. */
const firstGrowth = 2 ** 20;

/** Stands for the name of what was asked once. */
const once = "";

type Found = { rows: (string | null)[][]; fields: Field[]; affected: number };

const { serialize } = protocol;

/**
 * What is asked of PGlite. Its own `query` takes six turns with the engine for a statement, which is read, checked and planned anew
 * each time. Here it takes one, and what comes again is known by a name: a short one costs a fifth.
 */
export class Statements {
  readonly #database: PGlite;
  /** By their text; the first time, nobody knows yet whether it comes again. */
  readonly #names = new LRUCache<string, string>({
    max: mostKept,
    dispose: (name) => {
      if (name !== once) this.#dropped.push(name);
    },
  });
  #dropped: string[] = [];
  #named = 0;
  #copied = 0;
  #discardAt = firstGrowth;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async run(text: string, values: readonly (string | null)[]): Promise<Found> {
    if (changesTables.test(text)) this.#names.clear();
    const dropped = this.#dropped.map((name) => serialize.close({ type: "S", name }));
    this.#dropped = [];
    const name = this.#nameOf(text);
    try {
      return found(
        await this.#send(
          ...dropped,
          ...(name === undefined || name.isNew ? [serialize.parse({ text, ...(name && { name: name.name }) })] : []),
          serialize.bind({ values: [...values], ...(name && { statement: name.name }) }),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
        ),
      );
    } catch (error) {
      // It may have failed before it had its name.
      if (name?.isNew) this.#names.delete(text);
      throw error;
    }
  }

  /** Rows come in by COPY. A plan that was made for a table with a few of them would read all of it. */
  async copy(text: string, rows: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#copied += rows.byteLength;
    await this.#database.query(text, [], { blob: new Blob([rows]) });
    if (this.#copied < this.#discardAt) return;
    this.#discardAt = 2 * this.#copied;
    await this.#send(serialize.query("discard plans"));
  }

  /** None for what is not known to come again. */
  #nameOf(text: string): { name: string; isNew: boolean } | undefined {
    if (text.length > longestKept || !hasPlan.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known === undefined) {
      this.#names.set(text, once);
      return undefined;
    }
    if (known !== once) return { name: known, isNew: false };
    this.#named += 1;
    const name = `kept_${this.#named}`;
    this.#names.set(text, name);
    return { name, isNew: true };
  }

  /** Everything at once: after what fails the engine passes over the rest, up to the end of it. */
  #send(...messages: Uint8Array[]): Promise<messages.BackendMessage[]> {
    const whole = Buffer.concat([...messages, serialize.sync()]);
    // Its files are the system's: there is nothing to bring there.
    return this.#database.execProtocolStream(whole, { syncToFs: false });
  }
}

function found(told: readonly messages.BackendMessage[]): Found {
  const result: Found = { rows: [], fields: [], affected: 0 };
  for (const message of told) {
    if (message.name === "dataRow") result.rows.push((message as messages.DataRowMessage).fields);
    if (message.name === "rowDescription") {
      const { fields } = message as messages.RowDescriptionMessage;
      result.fields = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    }
    if (message.name === "commandComplete")
      result.affected = affectedBy((message as messages.CommandCompleteMessage).text);
  }
  return result;
}

/** "UPDATE 3", "INSERT 0 3": what was read is counted by its rows. */
function affectedBy(tag: string): number {
  return /^(INSERT|UPDATE|DELETE|MERGE)/.test(tag) ? Number(/\d+$/.exec(tag)?.[0] ?? 0) : 0;
}
