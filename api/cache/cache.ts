import type { Budget, Kept } from "@scoreline/live/cache/budget";
import type { Changes, Subject } from "@scoreline/live/changes";

/** Where a reader stands: the last fact that they may know of, and their time. */
export type Position = { seq: number; instant: number /** 0 for the present. */; delaySeconds: number };

/** The number of what knows of no facts, and does not go by them. */
export const atAnyFact = Number.MAX_SAFE_INTEGER;

/** On what an answer is kept. */
export type Terms<Value> = {
  /** What it rests on, where that is known before it is made or only afterwards. */
  subjects: readonly Subject[] | ((value: Value) => readonly Subject[]);
  /** Only for an answer that depends on the clock as well: for how long it may be given again. */
  maxAgeMs?: number;
  /** What it weighs. */
  bytes(value: Value): number;
  /** Whether it is worth keeping; it is where nothing is said. */
  keep?(value: Value): boolean;
};

/** A value whose weight grows with use tells so. */
type Growing = { grown?: (() => void) | undefined };

type Entry<Value> = Kept & { value: Value; seq: number; from: number; subjects: readonly Subject[] };
type Making<Value> = { seq: number; entry: Promise<Entry<Value>> };

/** Long enough for all who are as late and ask in the same second. */
const ownPositionMs = 2_000;

/**
 * What was made once is given to all who would get the same. It was made at a fact's number; it holds for a reader who knows
 * of that fact, for as long as nothing it rests on has changed since.
 */
export class Cache<Value> {
  readonly #budget: Budget;
  readonly #name: string;
  readonly #changes: Pick<Changes, "lastOf">;
  readonly #now: () => number;
  readonly #makings = new Map<string, Making<Value>>();

  constructor(options: { budget: Budget; name: string; changes: Pick<Changes, "lastOf">; now(): number }) {
    this.#budget = options.budget;
    this.#name = options.name;
    this.#changes = options.changes;
    this.#now = options.now;
  }

  /**
   * One making for all that ask at the same time; a making that fails is not kept. Whoever has it made pays the toll first:
   * who cannot is refused alone.
   */
  async get(
    key: string,
    at: Position,
    terms: Terms<Value>,
    make: () => Promise<Value>,
    toll?: () => Promise<void>,
  ): Promise<Value> {
    // What depends on the clock reads differently for those who are late.
    const late = terms.maxAgeMs !== undefined && at.delaySeconds > 0 ? ` -${at.delaySeconds}s` : "";
    const shared = `${this.#name} ${key}${late}`;
    const own = at.delaySeconds > 0 ? `${shared} @${at.seq} ${Math.floor(at.instant / 1_000)}` : shared;
    const known = this.#known(shared, own, at);
    if (known) return known.value;
    const making = this.#makings.get(own);
    if (making && (own !== shared || this.#mayHold(making, at, terms))) {
      const entry = await making.entry;
      if (own !== shared || this.#holds(entry, at)) return entry.value;
      const next = this.#known(shared, own, at);
      if (next) return next.value;
    }
    if (toll) {
      await toll();
      // Somebody else may have had it made in the meantime.
      return this.get(key, at, terms, make);
    }
    return (await this.#make(shared, own, at, terms, make)).value;
  }

  #known(shared: string, own: string, at: Position): Entry<Value> | undefined {
    const entry = this.#budget.get(shared) as Entry<Value> | undefined;
    if (entry && this.#holds(entry, at)) return entry;
    return own === shared ? undefined : (this.#budget.get(own) as Entry<Value> | undefined);
  }

  #holds({ seq, from, until, subjects }: Entry<Value>, at: Position): boolean {
    return seq <= at.seq && from <= at.instant && at.instant < until && this.#changes.lastOf(subjects) <= seq;
  }

  /** Who asks while it is being made waits for it, unless it is known to be overtaken already. */
  #mayHold({ seq }: Making<Value>, at: Position, { subjects }: Terms<Value>): boolean {
    return seq <= at.seq && (typeof subjects === "function" || this.#changes.lastOf(subjects) <= seq);
  }

  async #make(
    shared: string,
    own: string,
    at: Position,
    terms: Terms<Value>,
    make: () => Promise<Value>,
  ): Promise<Entry<Value>> {
    const making = { seq: at.seq, entry: this.#made(shared, own, at, terms, make) };
    this.#makings.set(own, making);
    try {
      return await making.entry;
    } finally {
      if (this.#makings.get(own) === making) this.#makings.delete(own);
    }
  }

  async #made(
    shared: string,
    own: string,
    at: Position,
    terms: Terms<Value>,
    make: () => Promise<Value>,
  ): Promise<Entry<Value>> {
    const value = await make();
    const subjects = typeof terms.subjects === "function" ? terms.subjects(value) : terms.subjects;
    // Something has changed since: of those who are late, the answer is for those who stand where this reader does.
    const overtaken = this.#changes.lastOf(subjects) > at.seq;
    const { maxAgeMs } = terms;
    const entry: Entry<Value> = {
      value,
      bytes: terms.bytes(value),
      seq: at.seq,
      from: maxAgeMs === undefined || overtaken ? Number.NEGATIVE_INFINITY : at.instant,
      until: overtaken ? this.#now() + ownPositionMs : at.instant + (maxAgeMs ?? Number.POSITIVE_INFINITY),
      now: this.#now,
      subjects,
    };
    if (terms.keep?.(value) === false || (overtaken && own === shared)) return entry;
    const place = overtaken ? own : shared;
    this.#budget.set(place, entry);
    if (isObject(value)) value.grown = () => this.#budget.reweigh(place, value, terms.bytes(value));
    return entry;
  }
}

function isObject(value: unknown): value is Growing {
  return typeof value === "object" && value !== null && "grown" in value;
}
