import { type StoredMove, saveMoves } from "@scoreline/store/match/odds";
import type { DetailNews } from "#apply/detail-news.ts";
import { type Batch, ofType } from "#intake/batch.ts";

/** Moves of prices: appended, each known by its own instant, so late ones find their place. */
export async function applyOdds(batch: Batch, news: DetailNews): Promise<void> {
  const moves: StoredMove[] = [];
  for (const message of ofType(batch, "odds")) {
    const matchId = news.subjectOf(message, []);
    if (matchId === undefined) continue;
    for (const { company, market, phase, at, prices, suspended, ...rest } of message.entries) {
      const line = "line" in rest ? rest.line : null;
      moves.push({ matchId, company, market, phase, at, line, prices, suspended: suspended ?? false });
    }
  }
  for (const matchId of await saveMoves(batch.tx, moves)) news.note(matchId, "odds");
}
