import { applyDelta, type RowNews, type ScoresMessage } from "@scoreline/contract/live";
import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";

/** A row and the last thing that happened in it, counted so that the same news twice is seen twice. */
export type LiveRow = { row: MatchRow; news: RowNews | undefined; newsCount: number };

/**
 * The matches of a page, moved by the stream. Each row has its own listeners: a goal renders one row, not the list.
 */
export class ScoreBoard {
  readonly #rows = new Map<number, LiveRow>();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #newsListeners = new Set<(live: LiveRow) => void>();

  /** The number of the last fact that the rows know of. */
  #seq = 0;

  constructor(leagues: readonly LeagueMatches[], seq: number) {
    this.reset(leagues, seq);
  }

  /** Takes a new list, unless the rows are already newer. Rows that did not change keep their identity. */
  reset(leagues: readonly LeagueMatches[], seq: number): boolean {
    if (seq < this.#seq) return false;
    this.#seq = seq;
    for (const league of leagues) this.replace(league.matches);
    return true;
  }

  /** Takes rows as they are now, without a number: what the stream says next still counts. */
  replace(rows: readonly MatchRow[]): void {
    for (const row of rows) {
      const known = this.#rows.get(row.matchId);
      if (known && JSON.stringify(known.row) === JSON.stringify(row)) continue;
      this.#rows.set(row.matchId, { row, news: undefined, newsCount: known?.newsCount ?? 0 });
      this.#tell(row.matchId);
    }
  }

  apply(message: ScoresMessage): void {
    if (message.seq <= this.#seq) return;
    this.#seq = message.seq;
    for (const delta of message.m) {
      const known = this.#rows.get(delta.i);
      if (!known) continue;
      const next: LiveRow = {
        row: applyDelta(known.row, delta),
        news: delta.n ?? known.news,
        newsCount: known.newsCount + (delta.n ? 1 : 0),
      };
      this.#rows.set(delta.i, next);
      this.#tell(delta.i);
      if (delta.n) for (const listener of this.#newsListeners) listener(next);
    }
  }

  get(matchId: number): LiveRow | undefined {
    return this.#rows.get(matchId);
  }

  subscribe(matchId: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(matchId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(matchId, listeners);
    return () => listeners.delete(listener);
  }

  onNews(listener: (live: LiveRow) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  #tell(matchId: number): void {
    for (const listener of this.#listeners.get(matchId) ?? []) listener();
  }
}
