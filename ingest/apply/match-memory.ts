import { dueAt, type Recall } from "@scoreline/domain/match/reconcile/state";
import type { Database, Transaction } from "@scoreline/store/engine/open";
import { memoryOf, saveMemory } from "@scoreline/store/intake/intake";

/** What is remembered of a match beside what the store keeps of it. */
export type Remembered = {
  recall: Recall;
  /** The source's time of the last word on each event. */
  times: ReadonlyMap<string, number>;
  /** Events that were taken back: late words on them must not bring them to life. */
  gone: ReadonlySet<string>;
  /** When we last had a reason to remember. */
  touched: number;
};

type Written = Recall & { gone?: [ref: string, at: number][]; touched: number };

const nothing: Remembered = { recall: {}, times: new Map(), gone: new Set(), touched: 0 };
const forgetAfterMs = 86_400_000;

/** Kept in memory; what a restart must not lose is written with the batch that changes it. */
export class MatchMemory {
  readonly #source: string;
  readonly #matches = new Map<number, Remembered>();

  private constructor(source: string) {
    this.#source = source;
  }

  static async open(database: Database, source: string): Promise<MatchMemory> {
    const memory = new MatchMemory(source);
    const written = JSON.parse((await memoryOf(database, source)) ?? "{}") as Record<string, Written>;
    for (const [id, { gone = [], touched, ...recall }] of Object.entries(written)) {
      const refs = gone.map(([ref]) => ref);
      memory.#matches.set(Number(id), { recall, times: new Map(gone), gone: new Set(refs), touched });
    }
    return memory;
  }

  /** A memory of nothing, which is not written. */
  static blank(source: string): MatchMemory {
    return new MatchMemory(source);
  }

  openPage(now: number): MemoryPage {
    return new MemoryPage(this.#source, this.#matches, now);
  }

  due(now: number): number[] {
    return this.openPage(now).due();
  }

  forget(now: number): void {
    for (const [id, { recall, touched }] of this.#matches) {
      if (!recall.held && touched < now - forgetAfterMs) this.#matches.delete(id);
    }
  }
}

/** A page of its own for one transaction: nothing is remembered unless the transaction commits. */
export class MemoryPage {
  readonly #source: string;
  readonly #known: Map<number, Remembered>;
  readonly #changed = new Map<number, Remembered>();
  readonly #now: number;
  #mustWrite = false;

  constructor(source: string, known: Map<number, Remembered>, now: number) {
    this.#source = source;
    this.#known = known;
    this.#now = now;
  }

  of(matchId: number): Remembered {
    return this.#changed.get(matchId) ?? this.#known.get(matchId) ?? nothing;
  }

  /** Matches of which a word is held back that has waited long enough. */
  due(): number[] {
    return [...this.#known].flatMap(([id, { recall }]) => (recall.held && dueAt(recall.held) <= this.#now ? [id] : []));
  }

  noteRecall(matchId: number, recall: Recall): void {
    const before = this.of(matchId);
    // Most states leave nothing to remember.
    if (before.recall === recall || (isEmpty(before.recall) && isEmpty(recall))) return;
    this.#changed.set(matchId, { ...before, recall, touched: this.#now });
    this.#mustWrite = true;
  }

  noteEvents(matchId: number, times: ReadonlyMap<string, number>, gone: ReadonlySet<string>): void {
    const before = this.of(matchId);
    this.#changed.set(matchId, { ...before, times, gone, touched: this.#now });
    const told = (ref: string) => before.gone.has(ref) && before.times.get(ref) === times.get(ref);
    if (gone.size !== before.gone.size || ![...gone].every(told)) this.#mustWrite = true;
  }

  async save(tx: Transaction): Promise<void> {
    if (!this.#mustWrite) return;
    const written: Record<string, Written> = {};
    for (const id of new Set([...this.#known.keys(), ...this.#changed.keys()])) {
      const { recall, times, gone, touched } = this.of(id);
      if (isEmpty(recall) && gone.size === 0) continue;
      const taken = [...gone].map((ref): [string, number] => [ref, times.get(ref) ?? 0]);
      written[id] = { ...recall, ...(taken.length > 0 && { gone: taken }), touched };
    }
    await saveMemory(tx, this.#source, JSON.stringify(written), this.#now);
  }

  remember(): void {
    for (const [id, remembered] of this.#changed) this.#known.set(id, remembered);
  }
}

function isEmpty({ held, overturned, lost }: Recall): boolean {
  return !held && !overturned && !lost;
}
