import type { DetailItems, DetailPart } from "@scoreline/domain/facts";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import { type MatchBrief, matchBriefs } from "@scoreline/store/match/matches";
import { type Batch, isFollowed } from "#intake/batch.ts";

/** What is said around a match; one by one these come after the match itself. */
export const detailTypes = [
  "match-info",
  "line-ups",
  "football-statistics",
  "basketball-statistics",
  "box-score",
  "ratings",
  "momentum",
  "videos",
  "commentary",
  "shots",
  "ball",
  "odds",
] as const satisfies FeedMessage["type"][];
export type DetailMessage = FeedOf<(typeof detailTypes)[number]>;

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
    const types: ReadonlySet<string> = new Set(detailTypes);
    const ids = new Set<number>();
    for (const message of batch.messages) {
      if (!types.has(message.type) || !("match" in message)) continue;
      const id = batch.refs.find("matches", message.match);
      if (id !== undefined) ids.add(id);
    }
    const briefs = await matchBriefs(batch.tx, [...ids]);
    return new DetailNews(batch, new Map(briefs.map((brief) => [brief.id, brief])));
  }

  /** Our id of the match; a message about none that we know, or about one of the other sport, is set aside. */
  subjectOf(message: DetailMessage, sports: readonly Sport[]): number | undefined {
    const match = this.#matches.get(this.#batch.refs.find("matches", message.match) ?? 0);
    if (!match) {
      this.#batch.refuse(message, `unknown reference to matches: ${message.match}`);
      return undefined;
    }
    if (sports.every((sport) => sport === match.sport)) return match.id;
    this.#batch.refuse(message, `${message.type} for a ${match.sport} match`);
    return undefined;
  }

  note(matchId: number, part: DetailPart, items?: DetailItems): void {
    const match = this.#matches.get(matchId);
    if (!match) return;
    // Lists show whether there are line-ups and videos.
    if (!isFollowed(this.#batch, match.kickoff)) {
      this.#batch.changes.noteMatch(match, part === "line-ups" || part === "videos");
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
      this.#batch.facts.push({ kind: "details", matchId, sport, of, parts: [...parts], items });
    }
  }
}
