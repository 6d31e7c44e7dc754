import type { Database } from "@scoreline/store/engine/open";
import { nextWork, type Work } from "@scoreline/store/notify/alerts";
import { fanOutPage } from "@scoreline/store/notify/fan-out";

/** How many users one statement gives an alert to: others wait for the processor, or the only connection, as long as it takes. */
export const usersAtOnce = 2_000;

type Options = {
  database: Database;
  now(): number;
  signal: AbortSignal;
  /** Users were told, by the fact of this number. */
  onTold(seq: number, users: number): void;
  pageSize: number;
};

/** Gives every alert that there is to all who want it, the alerts of different matches a page each in turn. */
export async function fanOut({ database, now, signal, onTold, pageSize }: Options): Promise<void> {
  for (let works = await nextWork(database); works.length > 0; works = await nextWork(database)) {
    for (const work of inTurn(works)) {
      if (signal.aborted) return;
      const { seq, told } = await fanOutPage(database, work, pageSize, now());
      if (seq !== undefined) onTold(seq, told);
    }
  }
}

/** Of one match the alerts go out in their order: what belongs to a burst finds its beginning. */
function inTurn(works: readonly Work[]): Work[] {
  const seen = new Set<number>();
  return works.filter(({ alert }) => {
    if (alert.matchId === null) return true;
    if (seen.has(alert.matchId)) return false;
    seen.add(alert.matchId);
    return true;
  });
}
