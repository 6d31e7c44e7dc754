import { startDemoWorld } from "@scoreline/e2e/server/demo-world";
import { addUser } from "@scoreline/store/account/users";
import { postComment } from "@scoreline/store/comment/comments";
import type { Database } from "@scoreline/store/engine/open";
import { saveStories } from "@scoreline/store/news/save";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { openChain } from "../harness/chain.ts";
import { atLeast, atMost, count, median, ms, type Report, times } from "../harness/figures.ts";
import { ratesInTurn } from "../harness/wrk.ts";

const few = 10;
const people = 200;
const atOnce = 8;

/** Pages of the news out of the cache and rendered each time, and the comments of a story that everybody talks about. */
export async function news({ comments, rounds }: { comments: number; rounds: number }): Promise<Report> {
  const pages = await pageRates();
  const binaries = postgresBinaries();
  const postgres = binaries ? await startPostgres(binaries) : undefined;
  const database = postgres ? "PostgreSQL" : "the embedded database";
  const chain = await openChain(await postgres?.createDatabase());
  try {
    const stories = await twoStories(chain.store.database, comments);
    const { port } = await chain.serve(Date.now);
    const address = (newsId = 0) => `http://127.0.0.1:${port}/api/news/listComment?newsId=${newsId}`;
    const [quiet, busy] = await timesInTurn(stories.map(address), rounds);
    return {
      title: `News: pages of the demo world, and a story with ${count(comments)} comments on ${database}`,
      verdicts: [
        atLeast("news list, cached against rendered each time", pages.list / pages.freshList, 30, times),
        atLeast("story, cached against rendered each time", pages.story / pages.freshStory, 30, times),
        atMost(`first page of ${count(comments)} comments against one of ${few}`, busy / quiet, 2, times),
      ],
      tables: [
        {
          head: ["", "pages a second"],
          rows: [
            ["news list, cached", count(pages.list)],
            ["news list, rendered each time", pages.freshList.toFixed(1)],
            ["story, cached", count(pages.story)],
            ["story, rendered each time", pages.freshStory.toFixed(1)],
          ],
        },
        {
          head: ["first page of comments", "median"],
          rows: [
            [`of ${few}`, ms(quiet)],
            [`of ${count(comments)}`, ms(busy)],
          ],
        },
      ],
      notes: [
        `Rendered each time: on a server that keeps no pages. Comments are asked for one after the other over HTTP, in turn, ${count(rounds)} times each; their call is never kept.`,
      ],
    };
  } finally {
    await chain.end();
    await postgres?.stop();
  }
}

async function pageRates() {
  const kept = await startDemoWorld();
  const fresh = await startDemoWorld({ PAGES_KEPT_MS: "0" });
  try {
    const pagesOf = async (base: string) => {
      const reply = await fetch(`${base}/api/news/getAllNewsList?lang=en`);
      const { news } = (await reply.json()).result.data as { news: { sport: string; slug: string; newsId: number }[] };
      const [story] = news;
      if (!story) throw new Error("the demo world tells no stories");
      const target = (path: string) =>
        ({ url: `${base}${path}`, headers: { "accept-encoding": "br" }, expect: 200 }) as const;
      const path = `/en/news/${story.sport}/${encodeURIComponent(story.slug)}/${story.newsId}`;
      return { list: target("/en/news"), story: target(path) };
    };
    const [shared, single] = [await pagesOf(kept.address), await pagesOf(fresh.address)];
    return await ratesInTurn({ ...shared, freshList: single.list, freshStory: single.story });
  } finally {
    await Promise.all([kept.end(), fresh.end()]);
  }
}

/** One that few talk about, and one that many do. */
async function twoStories(database: Database, comments: number): Promise<number[]> {
  const now = Date.now();
  const stories = await saveStories(
    database,
    ["quiet", "busy"].map((ref) => ({
      source: "bench",
      ref,
      sport: "football" as const,
      category: "record" as const,
      author: { key: "bench", names: { en: "Bench" } },
      publishedAt: now - 60_000,
      updatedAt: now - 60_000,
      corrects: false,
      matchId: null,
      competitionId: null,
      weight: 1,
      tags: [],
      texts: { en: { title: ref, summary: ref, text: ref } },
    })),
  );
  const users: number[] = [];
  for (let i = 0; i < people; i += 1)
    users.push((await addUser(database, { createdAt: now, nickname: `Fan ${i}` })) ?? 0);
  for (const [index, total] of [few, comments].entries()) {
    const newsId = stories[index] ?? 0;
    let next = 0;
    const write = async () => {
      while (next < total) {
        const text = `What a match, number ${next}`;
        const userId = users[next % people] ?? 0;
        next += 1;
        await postComment(database, { newsId, userId, text, sameness: text, sendKey: `${newsId} ${text}`, at: now });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, write));
  }
  return stories;
}

/** The median of each, asked in turn so that the machine's moods fall on both. */
async function timesInTurn(addresses: readonly string[], rounds: number): Promise<[number, number]> {
  const found = addresses.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const began = performance.now();
      const reply = await fetch(address);
      const { comments } = (await reply.json()) as { comments: unknown[] };
      found[index]?.push(performance.now() - began);
      if (comments.length !== few) throw new Error(`${comments.length} comments came instead of ${few}`);
    }
  }
  // The first ones are planned and compiled.
  const [quiet = [], busy = []] = found.map((all) => all.slice(Math.floor(rounds / 10)));
  return [median(quiet), median(busy)];
}
