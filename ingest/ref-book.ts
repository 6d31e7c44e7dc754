import { addRefs, type Entity, findRefs, newIds, refsOf, type SourceRef, saveRefs } from "@scoreline/store/intake";
import type { Database, Transaction } from "@scoreline/store/open";

/** Which of ours a source means by its ids. Kept in memory: one process ingests. */
export class RefBook {
  readonly #source: string;
  readonly #known = new Map<string, number>();

  private constructor(source: string) {
    this.#source = source;
  }

  static async open(database: Database, source: string): Promise<RefBook> {
    const book = new RefBook(source);
    for (const row of await refsOf(database, source)) book.#known.set(key(row.entity, row.ref), row.id);
    return book;
  }

  /** A page of its own for one transaction: nothing is remembered unless the transaction commits. */
  openPage(): RefPage {
    return new RefPage(this.#source, this.#known);
  }
}

export class RefPage {
  readonly #source: string;
  readonly #known: Map<string, number>;
  readonly #added = new Map<string, SourceRef>();
  /** Those of them that meant nothing before, and those that somebody else has stored. */
  readonly #new = new Set<SourceRef>();
  readonly #stored = new Set<SourceRef>();

  constructor(source: string, known: Map<string, number>) {
    this.#source = source;
    this.#known = known;
  }

  find(entity: SourceRef["entity"], ref: string): number | undefined {
    const name = key(entity, ref);
    return this.#added.get(name)?.id ?? this.#known.get(name);
  }

  /** Every ref by which the source has meant one of ours. */
  refsTo(entity: Entity, id: number): string[] {
    const known = [...this.#known].flatMap(([name, other]) => (other === id ? [name] : []));
    const added = [...this.#added].flatMap(([name, row]) => (row.id === id ? [name] : []));
    const prefix = key(entity, "");
    return [...known, ...added].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  }

  /** Gives ids to the refs that have none yet, and tells which ones were new. */
  async assign(tx: Transaction, entity: Entity, refs: readonly string[], fixed?: (ref: string) => number | undefined) {
    const unheard = [...new Set(refs)].filter((ref) => this.find(entity, ref) === undefined);
    // A replay in another process may have met them.
    for (const found of await findRefs(tx, this.#source, entity, unheard)) {
      this.#added.set(key(entity, found.ref), found);
      this.#stored.add(found);
    }
    const unknown = unheard.filter((ref) => this.find(entity, ref) === undefined);
    const unfixed = unknown.filter((ref) => fixed?.(ref) === undefined);
    const ids = unfixed.length > 0 ? await newIds(tx, entity, unfixed.length) : [];
    let next = 0;
    for (const ref of unknown) {
      const id = fixed?.(ref) ?? ids[next++];
      if (id === undefined) continue;
      const row = { entity, ref, id };
      this.#added.set(key(entity, ref), row);
      this.#new.add(row);
    }
    return unknown;
  }

  /** Says that a ref means one of ours. */
  link(entity: SourceRef["entity"], ref: string, id: number): void {
    this.#added.set(key(entity, ref), { entity, ref, id });
  }

  async save(tx: Transaction): Promise<void> {
    const rows = [...this.#added.values()].filter((row) => !this.#stored.has(row));
    const { fresh = [], linked = [] } = Object.groupBy(rows, (row) => (this.#new.has(row) ? "fresh" : "linked"));
    await addRefs(tx, this.#source, fresh);
    await saveRefs(tx, this.#source, linked);
  }

  remember(): void {
    for (const [name, { id }] of this.#added) this.#known.set(name, id);
  }
}

function key(entity: SourceRef["entity"], ref: string): string {
  return `${entity}\n${ref}`;
}
