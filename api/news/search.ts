import type { CallReply } from "@scoreline/contract/call";
import type { searchNews } from "@scoreline/contract/calls/news";
import { succeed } from "@scoreline/contract/envelope";
import { fold } from "@scoreline/domain/search/fold";
import { newestTitles, storiesByIds } from "@scoreline/store/news/news";
import { cachedAnswer, cachedValue } from "#cache/answer.ts";
import type { Handler } from "#handler.ts";
import { matchesIn, newsCards } from "#news/cards.ts";

const maxAgeMs = 30_000;
/** Some months of stories: an older one is found by what it is about. */
const mostTitles = 3_000;
const mostWords = 5;
const mostFound = 10;

/** Titles of one language as they are compared, the newest first: read once, not for everybody who types. */
const titles = cachedValue({
  name: "news titles",
  reader: ["locale"],
  maxAgeMs,
  make: async (_: Record<string, never>, { locale }, { database, now }) => {
    const found = await newestTitles(database, { locale, now: now(), most: mostTitles });
    return found.map(({ id, title }) => ({ id, folded: ` ${fold(title)}` }));
  },
  restsOn: ["news"],
  bytes: (kept) => kept.reduce((sum, { folded }) => sum + 2 * folded.length + 40, 0),
});

const answers = cachedAnswer({
  name: "news search",
  reader: ["locale"],
  maxAgeMs,
  make: async ({ words }: { words: string[] }, { locale }, services): Promise<CallReply<typeof searchNews>> => {
    const { database, now } = services;
    const known = words.length === 0 ? [] : await titles({}, { locale }, services);
    const ids: number[] = [];
    for (const { id, folded } of known) {
      if (!words.every((word) => folded.includes(word))) continue;
      if (ids.push(id) === mostFound) break;
    }
    const stories = await storiesByIds(database, ids, { locale, now: now() });
    return succeed({
      data: { news: await newsCards(stories, locale, services), page: 1, hasNext: false, name: "", categories: [] },
    });
  },
  restsOn: () => ["news", "catalogue"],
  alsoOn: ({ result }) => matchesIn(result.data.news),
});

export const newsSearch: { searchNews: Handler<typeof searchNews> } = {
  searchNews: ({ q }, caller, services) =>
    answers({ words: fold(q).split(" ").filter(Boolean).slice(0, mostWords).map(asBegun) }, caller, services),
};

/** In alphabets a word is looked for from its beginning; scripts without spaces have no beginnings. */
function asBegun(word: string): string {
  return /^[\p{Script=Latin}\p{N}]/u.test(word) ? ` ${word}` : word;
}
