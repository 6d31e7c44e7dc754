import type { ChangedThings, FactBody } from "@scoreline/domain/facts";
import type { MatchPlace } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";

type Thing = Exclude<keyof ChangedThings, "sports">;

type ChangedMatch = { id: number; sport: Sport; of: MatchPlace };

/** A fact names no more than this: the next one goes on. */
const mostIds = 2_000;

/** What a batch changed without telling it in full, by ids: in one small fact, whatever the number of messages. */
export class BatchChanges {
  readonly #ids = new Map<Thing, Set<number>>();
  readonly #sports = new Set<Sport>();

  note(thing: Thing, ids: Iterable<number | null | undefined>): void {
    const known = this.#ids.get(thing) ?? new Set();
    for (const id of ids) if (id !== null && id !== undefined) known.add(id);
    this.#ids.set(thing, known);
  }

  /** Something around a match; `listed` where lists show it. */
  noteDetail({ id, sport, of }: ChangedMatch, listed = false): void {
    this.note("matches", [id]);
    this.#notePlace(of);
    if (listed) this.#sports.add(sport);
  }

  /** When, who against whom, or how it stands. */
  noteHead(match: ChangedMatch): void {
    this.noteDetail(match, true);
    this.noteSeasons([match.of.seasonId]);
  }

  /** A match that is played elsewhere from now on. */
  noteLeft(place: MatchPlace): void {
    this.#notePlace(place);
    this.noteSeasons([place.seasonId]);
  }

  /** What stands in their tables, or how these are made. */
  noteSeasons(ids: Iterable<number | undefined>): void {
    this.note("seasons", ids);
    this.note("sheets", ids);
  }

  #notePlace({ competitionId, seasonId, teams }: MatchPlace): void {
    this.note("competitions", [competitionId]);
    this.note("seasons", [seasonId]);
    this.note("teams", teams);
  }

  facts(): FactBody[] {
    const facts: ({ kind: "changed" } & ChangedThings)[] = [];
    let left = 0;
    for (const [thing, ids] of this.#ids) {
      for (let rest = [...ids]; rest.length > 0; ) {
        if (left === 0) {
          facts.push({ kind: "changed" });
          left = mostIds;
        }
        const part = rest.slice(0, left);
        Object.assign(facts.at(-1) ?? {}, { [thing]: part });
        left -= part.length;
        rest = rest.slice(part.length);
      }
    }
    const [first] = facts;
    if (first && this.#sports.size > 0) first.sports = [...this.#sports];
    return facts;
  }
}
