import { type MatchPartRow, saveParts } from "@scoreline/store/match/details";
import type { DetailNews } from "#apply/detail-news.ts";
import { applyMatchLists } from "#apply/match-lists.ts";
import type { KnownDocument } from "#identity/known.ts";
import type { Batch } from "#intake/batch.ts";

/** Documents and lists around matches: one statement a table, whatever the number of messages. */
export async function applyMatchDetails(batch: Batch, news: DetailNews): Promise<void> {
  await applyParts(batch, news);
  await applyMatchLists(batch, news);
}

async function applyParts(batch: Batch, news: DetailNews): Promise<void> {
  const newest = new Map<string, MatchPartRow>();
  for (const document of await tellable(batch, news.fitting(batch.known.documents))) {
    const { matchId, at, type: _, sports: __, raw: ___, ...part } = document;
    const key = `${matchId} ${part.part}`;
    if (at >= (newest.get(key)?.at ?? 0)) newest.set(key, { matchId, at, ...part });
  }
  const changed = await saveParts(batch.tx, [...newest.values()]);
  for (const { matchId, part } of changed) news.note(matchId, part);
}

/** What this source may tell, document by document. */
async function tellable(batch: Batch, documents: readonly KnownDocument[]): Promise<KnownDocument[]> {
  const own: KnownDocument[] = [];
  for (const [part, some] of Map.groupBy(documents, (document) => document.part)) {
    own.push(...(await batch.voices.allowed("matches", { what: "part", part }, some, byMatch)).messages);
  }
  return own;
}

const byMatch = ({ matchId }: { matchId: number }) => matchId;
