import { saveStories } from "@scoreline/store/news/save";
import { tellNews } from "@scoreline/store/notify/tell-news";
import type { Batch } from "#intake/batch.ts";

/**
 * Stories. What a person has worded stays; a language that the source's own checks stopped is set aside, and so counted: what
 * was told in it before is no longer told either.
 */
export async function applyNews(batch: Batch): Promise<void> {
  const { source, tx, known } = batch;
  for (const { raw, ref, withheld = [] } of known.news)
    for (const { locale, reason } of withheld)
      batch.refuse(raw, `story withheld in ${locale}: ${reason} (${ref})`.slice(0, 1000));
  const changed = await saveStories(
    tx,
    known.news.map(({ ref, sport, category, author, publishedAt, at, corrects = false, weight, ...rest }) => ({
      source,
      ref,
      sport,
      category,
      author,
      publishedAt,
      updatedAt: at,
      corrects,
      matchId: rest.matchId,
      competitionId: rest.competitionId,
      weight,
      tags: rest.tags,
      texts: rest.texts,
    })),
  );
  batch.changes.note("news", changed);
  await tellNews(tx, changed, batch.now);
}
