import type { Database, Transaction } from "@scoreline/store/engine/open";
import {
  addRefs,
  type Entity,
  findRefs,
  newIds,
  ownIds,
  refsOf,
  type SourceRef,
  saveRefs,
} from "@scoreline/store/intake/intake";

/** By entity, then by ref. */
type Shelves<Value> = Map<SourceRef["entity"], Map<string, Value>>;

function put<Value>(shelves: Shelves<Value>, entity: SourceRef["entity"], ref: string, value: Value): void {
  const shelf = shelves.get(entity);
  if (shelf) shelf.set(ref, value);
  else shelves.set(entity, new Map([[ref, value]]));
}

/** Which of ours a source means by its ids. Kept in memory: one process ingests. */
export class RefBook {
  readonly #source: string;
  /** Nobody else writes to the store: what is not in the book is not there. */
  readonly #alone: boolean;
  readonly #known: Shelves<number> = new Map();
  readonly #ids: Ids;

  private constructor(source: string, alone: boolean) {
    this.#source = source;
    this.#alone = alone;
    this.#ids = alone ? new OwnIds() : { draw: newIds };
  }

  static async open(database: Database, source: string, alone: boolean): Promise<RefBook> {
    const book = new RefBook(source, alone);
    for (const { entity, ref, id } of await refsOf(database, source)) put(book.#known, entity, ref, id);
    return book;
  }

  /** A page of its own for one transaction: nothing is remembered unless the transaction commits. */
  openPage(): RefPage {
    return new RefPage(this.#source, this.#known, this.#alone, this.#ids);
  }
}

/** Where new ids come from. */
type Ids = { draw(tx: Transaction, entity: Entity, amount: number): Promise<number[]> };

/** At least so many are drawn at once. */
const block = 2_000;

/** Draws ids ahead, where nobody else does: most batches need not ask the store for any. */
class OwnIds implements Ids {
  readonly #left = new Map<Entity, number[]>();

  async draw(tx: Transaction, entity: Entity, amount: number): Promise<number[]> {
    const left = this.#left.get(entity) ?? [];
    if (left.length < amount) left.push(...(await ownIds(tx, entity, Math.max(block, amount))));
    this.#left.set(entity, left);
    return left.splice(0, amount);
  }
}

/** `new` meant nothing before, `stored` was found there, `linked` may have meant something else. */
type Added = SourceRef & { how: "new" | "stored" | "linked" };

export class RefPage {
  readonly #source: string;
  readonly #known: Shelves<number>;
  readonly #alone: boolean;
  readonly #ids: Ids;
  readonly #added: Shelves<Added> = new Map();

  constructor(source: string, known: Shelves<number>, alone: boolean, ids: Ids) {
    this.#source = source;
    this.#known = known;
    this.#alone = alone;
    this.#ids = ids;
  }

  find(entity: SourceRef["entity"], ref: string): number | undefined {
    return this.#added.get(entity)?.get(ref)?.id ?? this.#known.get(entity)?.get(ref);
  }

  /** Every ref by which the source has meant one of ours. */
  refsTo(entity: Entity, id: number): string[] {
    const known = [...(this.#known.get(entity) ?? [])].flatMap(([ref, other]) => (other === id ? [ref] : []));
    const added = [...(this.#added.get(entity) ?? [])].flatMap(([ref, row]) => (row.id === id ? [ref] : []));
    return [...known, ...added];
  }

  /** Gives ids to the refs that have none yet, and tells which ones were new. */
  async assign(tx: Transaction, entity: Entity, refs: readonly string[], fixed?: (ref: string) => number | undefined) {
    const unheard = [...new Set(refs)].filter((ref) => this.find(entity, ref) === undefined);
    // A replay in another process may have met them.
    const found = this.#alone ? [] : await findRefs(tx, this.#source, entity, unheard);
    for (const row of found) put(this.#added, entity, row.ref, { ...row, how: "stored" });
    const unknown = found.length === 0 ? unheard : unheard.filter((ref) => this.find(entity, ref) === undefined);
    const unfixed = unknown.filter((ref) => fixed?.(ref) === undefined);
    const ids = unfixed.length > 0 ? await this.#ids.draw(tx, entity, unfixed.length) : [];
    let next = 0;
    for (const ref of unknown) {
      const id = fixed?.(ref) ?? ids[next++];
      if (id !== undefined) put(this.#added, entity, ref, { entity, ref, id, how: "new" });
    }
    return unknown;
  }

  /** Says that a ref means one of ours. */
  link(entity: SourceRef["entity"], ref: string, id: number): void {
    put(this.#added, entity, ref, { entity, ref, id, how: "linked" });
  }

  async save(tx: Transaction): Promise<void> {
    const rows = [...this.#added.values()].flatMap((shelf) => [...shelf.values()]);
    const own = (how: Added["how"]) => rows.filter((row) => row.how === how).map(({ how: _, ...row }) => row);
    await addRefs(tx, this.#source, own("new"));
    await saveRefs(tx, this.#source, own("linked"));
  }

  remember(): void {
    for (const [entity, shelf] of this.#added) for (const [ref, { id }] of shelf) put(this.#known, entity, ref, id);
  }
}
