import { applyDelta, type MovingField, type RowNews, type ScoresMessage } from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";

/** What a board must know of a match to move it; pages show more. */
export type Movable = Pick<MatchRow, MovingField | "matchId">;

/** A row and the last thing that happened in it, counted so that the same news twice is seen twice. */
export type LiveRow<Row extends Movable = MatchRow> = {
  row: Row;
  news: RowNews | undefined;
  newsCount: number;
  /** When the page heard of it, by the device's clock. */
  newsAt?: number;
};

/**
 * The matches of a page, moved by the stream. Each row has its own listeners: a goal renders one row, not the list.
 */
export class ScoreBoard<Row extends Movable = MatchRow> {
  readonly #rows = new Map<number, LiveRow<Row>>();
  /** The number of the last fact that each row knows of: lists come at different times. */
  readonly #seqs = new Map<number, number>();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #newsListeners = new Set<(live: LiveRow<Row>) => void>();
  readonly #moveListeners = new Set<() => void>();
  #moves = 0;

  /** The highest of them. */
  #seq = 0;

  constructor(leagues: readonly { matches: readonly Row[] }[], seq: number) {
    this.reset(leagues, seq);
  }

  /**
   * Takes a new list, except for rows that are already newer; false when the whole list is older than the board. Rows that did
   * not change keep their identity.
   */
  reset(leagues: readonly { matches: readonly Row[] }[], seq: number): boolean {
    const rows = leagues.flatMap(({ matches }) => matches).filter((row) => (this.#seqs.get(row.matchId) ?? 0) <= seq);
    for (const { matchId } of rows) this.#seqs.set(matchId, seq);
    this.replace(rows);
    if (seq < this.#seq) return false;
    this.#seq = seq;
    return true;
  }

  /** Takes rows as they are now, without a number: what the stream says next still counts. */
  replace(rows: readonly Row[]): void {
    const moved: number[] = [];
    for (const row of rows) {
      const known = this.#rows.get(row.matchId);
      if (known && (known.row === row || JSON.stringify(known.row) === JSON.stringify(row))) continue;
      this.#rows.set(row.matchId, { ...known, row, news: undefined, newsCount: known?.newsCount ?? 0 });
      moved.push(row.matchId);
    }
    this.#tell(moved);
  }

  apply(message: Pick<ScoresMessage, "seq" | "m">): void {
    this.#seq = Math.max(this.#seq, message.seq);
    const moved: LiveRow<Row>[] = [];
    for (const delta of message.m) {
      const known = this.#rows.get(delta.i);
      if (!known || message.seq <= (this.#seqs.get(delta.i) ?? 0)) continue;
      this.#seqs.set(delta.i, message.seq);
      const next: LiveRow<Row> = {
        ...known,
        row: applyDelta(known.row, delta),
        ...(delta.n && { news: delta.n, newsCount: known.newsCount + 1, newsAt: Date.now() }),
      };
      this.#rows.set(delta.i, next);
      moved.push(next);
      if (delta.n) for (const listener of this.#newsListeners) listener(next);
    }
    this.#tell(moved.map(({ row }) => row.matchId));
  }

  get(matchId: number): LiveRow<Row> | undefined {
    return this.#rows.get(matchId);
  }

  /** Grows whenever any row moves. */
  get moves(): number {
    return this.#moves;
  }

  subscribe(matchId: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(matchId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(matchId, listeners);
    return () => listeners.delete(listener);
  }

  onNews(listener: (live: LiveRow<Row>) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  onMove(listener: () => void): () => void {
    this.#moveListeners.add(listener);
    return () => this.#moveListeners.delete(listener);
  }

  #tell(moved: readonly number[]): void {
    if (moved.length === 0) return;
    this.#moves += 1;
    for (const matchId of moved) for (const listener of this.#listeners.get(matchId) ?? []) listener();
    for (const listener of this.#moveListeners) listener();
  }
}
