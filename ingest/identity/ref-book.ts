import type { Database, Transaction } from "@scoreline/store/engine/open";
import {
  addRefs,
  type Entity,
  eachRef,
  findRefs,
  newIds,
  ownIds,
  refsMeaning,
  type SourceRef,
  saveRefs,
} from "@scoreline/store/intake/intake";
import { RefShelf } from "#identity/ref-shelf.ts";

/** By entity, then by ref. */
type Shelves<Value> = Map<SourceRef["entity"], Map<string, Value>>;

function put<Value>(shelves: Shelves<Value>, entity: SourceRef["entity"], ref: string, value: Value): void {
  const shelf = shelves.get(entity);
  if (shelf) shelf.set(ref, value);
  else shelves.set(entity, new Map([[ref, value]]));
}

/** By entity; without the refs themselves. */
type Known = Map<SourceRef["entity"], RefShelf>;

function know(known: Known, { entity, ref, id }: SourceRef): void {
  const shelf = known.get(entity) ?? new RefShelf();
  shelf.set(ref, id);
  known.set(entity, shelf);
}

/** Which of ours a source means by its ids. Kept in memory: one process ingests it. */
export class RefBook {
  readonly #source: string;
  /** Nobody else writes refs of this source: what is not in the book is not there. */
  readonly #alone: boolean;
  readonly #known: Known = new Map();
  readonly #meant = new Map<Entity, Set<number>>();
  readonly #ids: Ids;

  private constructor(source: string, alone: boolean) {
    this.#source = source;
    this.#alone = alone;
    this.#ids = alone ? new OwnIds() : { draw: newIds };
  }

  static async open(database: Database, source: string, alone: boolean): Promise<RefBook> {
    const book = new RefBook(source, alone);
    await eachRef(database, source, (row) => know(book.#known, row));
    return book;
  }

  /** A page of its own for one transaction: nothing is remembered unless the transaction commits. */
  openPage(): RefPage {
    return new RefPage(this.#source, this.#known, this.#alone, this.#ids, (entity) => this.#meantOf(entity));
  }

  /** Everything of a kind that the source has named. Gathered when it is first asked for: where it is the only source, never. */
  #meantOf(entity: Entity): Set<number> {
    const meant = this.#meant.get(entity) ?? new Set(this.#known.get(entity)?.ids());
    this.#meant.set(entity, meant);
    return meant;
  }

  remember(page: RefPage): void {
    for (const row of page.added()) {
      know(this.#known, row);
      if (row.entity !== "replaced") this.#meant.get(row.entity)?.add(row.id);
    }
  }
}

/** Where new ids come from. */
export type Ids = { draw(tx: Transaction, entity: Entity, amount: number): Promise<number[]> };

/** Nothing goes on without an id. */
export function given(id: number | undefined, entity: Entity): number {
  if (id === undefined) throw new Error(`the store gave no id for ${entity}`);
  return id;
}

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
  readonly #known: Known;
  readonly #alone: boolean;
  readonly #meantOf: (entity: Entity) => ReadonlySet<number>;
  readonly #added: Shelves<Added> = new Map();
  readonly #meantHere = new Map<Entity, Set<number>>();
  readonly ids: Ids;

  constructor(
    source: string,
    known: Known,
    alone: boolean,
    ids: Ids,
    meantOf: (entity: Entity) => ReadonlySet<number>,
  ) {
    this.#source = source;
    this.#known = known;
    this.#alone = alone;
    this.#meantOf = meantOf;
    this.ids = ids;
  }

  find(entity: SourceRef["entity"], ref: string): number | undefined {
    return this.#added.get(entity)?.get(ref)?.id ?? this.#known.get(entity)?.get(ref);
  }

  /** Every ref by which the source has meant one of ours. */
  async refsTo(tx: Transaction, entity: Entity, id: number): Promise<string[]> {
    const known = await refsMeaning(tx, this.#source, entity, id);
    const added = [...(this.#added.get(entity) ?? [])].flatMap(([ref, row]) => (row.id === id ? [ref] : []));
    return [...known, ...added];
  }

  /** Whether the source means this thing by a ref already: another ref of it means something else. */
  isMeant(entity: Entity, id: number): boolean {
    return this.#meantOf(entity).has(id) || this.#meantHere.get(entity)?.has(id) === true;
  }

  /** Those of the refs that mean nothing yet. */
  async unheard(tx: Transaction, entity: Entity, refs: readonly string[]): Promise<string[]> {
    const unknown = [...new Set(refs)].filter((ref) => this.find(entity, ref) === undefined);
    if (this.#alone) return unknown;
    // A replay in another process may have met them.
    const found = await findRefs(tx, this.#source, entity, unknown);
    for (const row of found) put(this.#added, entity, row.ref, { ...row, how: "stored" });
    return found.length === 0 ? unknown : unknown.filter((ref) => this.find(entity, ref) === undefined);
  }

  /** Says what a ref means that meant nothing. */
  add(entity: Entity, ref: string, id: number): void {
    put(this.#added, entity, ref, { entity, ref, id, how: "new" });
    this.#meantHere.set(entity, (this.#meantHere.get(entity) ?? new Set()).add(id));
  }

  /** Says that a ref means one of ours, whatever it meant before. */
  link(entity: SourceRef["entity"], ref: string, id: number): void {
    put(this.#added, entity, ref, { entity, ref, id, how: "linked" });
  }

  added(): Added[] {
    return [...this.#added.values()].flatMap((shelf) => [...shelf.values()]);
  }

  async save(tx: Transaction): Promise<void> {
    const rows = this.added();
    const own = (how: Added["how"]) => rows.filter((row) => row.how === how).map(({ how: _, ...row }) => row);
    await addRefs(tx, this.#source, own("new"));
    await saveRefs(tx, this.#source, own("linked"));
  }
}
