import type { Database } from "@scoreline/store/engine/open";
import { saveStories } from "@scoreline/store/news/save";

/** The first story of a store, of long ago. */
export async function saveStory(database: Database, now: number): Promise<void> {
  // A store that was lent before goes on counting.
  await database.execute("select setval('news_id_seq', 1, false), setval('news_authors_id_seq', 1, false)");
  const long = now - 90 * 86_400_000;
  await saveStories(database, [
    {
      source: "test",
      ref: "seed",
      sport: "football",
      category: "record",
      author: { key: "seed", names: { en: "Seed" } },
      publishedAt: long,
      updatedAt: long,
      corrects: false,
      matchId: null,
      competitionId: null,
      weight: 1,
      tags: [],
      texts: { en: { title: "Seed", summary: "Seed.", text: "Seed." } },
    },
  ]);
}
