import type { StoredEvent } from "@scoreline/domain/facts";
import type { MatchParts } from "@scoreline/domain/match/details/details";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { Points } from "@scoreline/domain/match/state/score";
import type { Competition, Season } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import { loadEvents } from "@scoreline/store/match/matches";

/** A match that is over, between two teams. */
export type Over = { head: MatchHead; home: number; away: number; score: Points; regular: Points };

export type CountedSeason = {
  competition: Competition;
  season: Season;
  isOn: boolean;
  heads: readonly MatchHead[];
  over: Over[];
};

/** What the matches of a season say, one by one. */
export type Details = {
  events: Map<number, StoredEvent[]>;
  lineUps: Map<number, MatchParts["line-ups"]>;
  ratings: Map<number, MatchParts["ratings"]>;
  boxes: Map<number, MatchParts["box-score"]>;
  football: Map<number, MatchParts["football-statistics"]>;
  basketball: Map<number, MatchParts["basketball-statistics"]>;
};

export function overOf(heads: readonly MatchHead[]): Over[] {
  return heads.flatMap((head) => {
    const { home, away, state } = head;
    if (state.kind !== "finished" || !("teamId" in home) || !("teamId" in away)) return [];
    const { score } = state;
    const regular = "fullTime" in score && score.fullTime ? score.fullTime : score.current;
    return [{ head, home: home.teamId, away: away.teamId, score: score.current, regular }];
  });
}

/** So many at once: the embedded database holds an answer whole. */
const atOnce = 400;

export async function detailsOf(db: Database, over: readonly Over[]): Promise<Details> {
  const ids = over.map(({ head }) => head.id);
  const read = async <Value>(load: (some: number[]) => Promise<Map<number, Value>>) => {
    const found = new Map<number, Value>();
    for (let from = 0; from < ids.length; from += atOnce)
      for (const [id, value] of await load(ids.slice(from, from + atOnce))) found.set(id, value);
    return found;
  };
  return {
    events: await read((some) => loadEvents(db, some)),
    lineUps: await read((some) => loadPartOfMatches(db, "line-ups", some)),
    ratings: await read((some) => loadPartOfMatches(db, "ratings", some)),
    boxes: await read((some) => loadPartOfMatches(db, "box-score", some)),
    football: await read((some) => loadPartOfMatches(db, "football-statistics", some)),
    basketball: await read((some) => loadPartOfMatches(db, "basketball-statistics", some)),
  };
}

/** Sums by key, as plainly as possible. */
export class Tally<Key> {
  readonly sums = new Map<Key, Record<string, number>>();

  add(key: Key, figures: Record<string, number>): void {
    const sum = this.sums.get(key) ?? {};
    for (const [name, value] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + value;
    this.sums.set(key, sum);
  }

  of(key: Key, name: string): number {
    return this.sums.get(key)?.[name] ?? 0;
  }
}
