import type { DetailItems, DetailPart } from "@scoreline/domain/facts";
import type { Sport } from "@scoreline/domain/sport";
import { type MatchBrief, matchBriefs } from "@scoreline/store/match/matches";
import { type Batch, isFollowed } from "#intake/batch.ts";

/** The matches that a batch says something around, and what changed there: one fact a match, whatever the number of messages. */
export class DetailNews {
  readonly #batch: Batch;
  readonly #matches: ReadonlyMap<number, MatchBrief>;
  readonly #changed = new Map<number, { parts: Set<DetailPart>; items: DetailItems[] }>();

  private constructor(batch: Batch, matches: ReadonlyMap<number, MatchBrief>) {
    this.#batch = batch;
    this.#matches = matches;
  }

  static async open(batch: Batch): Promise<DetailNews> {
    const { documents, entries, odds } = batch.known;
    const ids = new Set([...documents, ...entries, ...odds].map(({ matchId }) => matchId));
    const briefs = await matchBriefs(batch.tx, [...ids]);
    return new DetailNews(batch, new Map(briefs.map((brief) => [brief.id, brief])));
  }

  /** Those that can speak of their match; what speaks of one of the other sport is set aside. */
  fitting<Said extends { type: string; matchId: number; sports: readonly Sport[]; raw: unknown }>(
    said: readonly Said[],
  ): Said[] {
    return said.filter(({ type, matchId, sports, raw }) => {
      const match = this.#matches.get(matchId);
      const fits = match !== undefined && sports.every((sport) => sport === match.sport);
      if (!match) this.#batch.refuse(raw, `not stored: match ${matchId}`);
      else if (!fits) this.#batch.refuse(raw, `${type} for a ${match.sport} match`);
      return fits;
    });
  }

  note(matchId: number, part: DetailPart, items?: DetailItems): void {
    const match = this.#matches.get(matchId);
    if (!match) return;
    // Lists show whether there are line-ups and videos.
    if (!isFollowed(this.#batch, match.kickoff)) {
      this.#batch.changes.noteDetail(match, part === "line-ups" || part === "videos");
      return;
    }
    const known = this.#changed.get(matchId) ?? { parts: new Set(), items: [] };
    known.parts.add(part);
    if (items) known.items.push(items);
    this.#changed.set(matchId, known);
  }

  tell(): void {
    for (const [matchId, { parts, items }] of this.#changed) {
      const match = this.#matches.get(matchId);
      if (!match) continue;
      const { sport, of } = match;
      const asked = this.#batch.asked && ({ asked: true } as const);
      this.#batch.facts.push({ kind: "details", matchId, sport, of, parts: [...parts], items, ...asked });
    }
  }
}
