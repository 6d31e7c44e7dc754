import type { Client } from "@scoreline/contract/client";
import type { NewsCard } from "@scoreline/contract/schemas/news";
import type { NewsTagKind } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";

export type NewsAbout = { sport: Sport } | { kind: NewsTagKind; id: number };

/** Of a story no more than a line of a panel says. */
export type NewsLine = Pick<NewsCard, "newsId" | "sport" | "slug" | "title" | "publishedAt" | "comments">;

export function lineOf({ newsId, sport, slug, title, publishedAt, comments }: NewsCard): NewsLine {
  return { newsId, sport, slug, title, publishedAt, comments };
}

const shown = 5;

/** What is told of a team, a player, a competition, a match or a sport. The page has a subject of its own: without it is whole. */
export async function loadNewsLines({ get }: Pick<Client, "get">, about: NewsAbout): Promise<NewsLine[]> {
  const asked =
    "sport" in about
      ? get("/news/getAllNewsList", { size: shown, sportType: about.sport === "football" ? 0 : 1 })
      : get("/news/getNewsListByTag", { tag: `${about.kind}-${about.id}`, size: shown });
  return asked.then(
    ({ result }) => result.data.news.map(lineOf),
    () => [],
  );
}
