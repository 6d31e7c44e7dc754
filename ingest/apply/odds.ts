import { saveMoves } from "@scoreline/store/match/odds";
import type { DetailNews } from "#apply/detail-news.ts";
import type { Batch } from "#intake/batch.ts";

/** Moves of prices: appended, each known by its own instant, so late ones find their place. */
export async function applyOdds(batch: Batch, news: DetailNews): Promise<void> {
  const said = news.fitting(batch.known.odds);
  const { messages } = await batch.voices.allowed("matches", { what: "odds" }, said, ({ matchId }) => matchId);
  const moves = messages.flatMap((message) => message.moves);
  for (const matchId of await saveMoves(batch.tx, moves)) news.note(matchId, "odds");
}
