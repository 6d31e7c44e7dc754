import type { CallReply } from "@scoreline/contract/call";
import type {
  getAllNewsList,
  getNewsListByAuthor,
  getNewsListByCategory,
  getNewsListByTag,
} from "@scoreline/contract/calls/news";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { nameIn } from "@scoreline/domain/names";
import { readTag } from "@scoreline/domain/news/news";
import { sports } from "@scoreline/domain/sport";
import { authorOf, loadStories, type NewsFilter, toldCategories } from "@scoreline/store/news/news";
import { cachedAnswer } from "#cache/answer.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { matchesIn, newsCards } from "#news/cards.ts";
import { thingNames } from "#news/things.ts";

type Reply = CallReply<typeof getAllNewsList>;
type Asked = { filter: NewsFilter; page: number; size: number };

/** Counts of comments change without a word to the lists: they are so much behind at most. */
const maxAgeMs = 30_000;

const lists = cachedAnswer({
  name: "news list",
  reader: ["locale"],
  maxAgeMs,
  make: async ({ filter, page, size }: Asked, { locale }, services): Promise<Reply> => {
    const { database, now } = services;
    const found = await loadStories(database, filter, {
      locale,
      now: now(),
      skip: (page - 1) * size,
      size: size + 1,
    });
    const news = await newsCards(found.slice(0, size), locale, services);
    const name = await nameOf(filter, { locale }, services);
    const categories = await toldCategories(database, now());
    return succeed({ data: { news, page, hasNext: found.length > size, name, categories } });
  },
  restsOn: () => ["news", "catalogue"],
  alsoOn: ({ result }) => matchesIn(result.data.news),
});

async function nameOf(filter: NewsFilter, { locale }: Pick<Caller, "locale">, services: Services): Promise<string> {
  if (filter.by === "author") {
    const names = await authorOf(services.database, filter.authorId);
    if (!names) throw new Refusal("newsNotFound");
    return nameIn(names, locale);
  }
  if (filter.by !== "tag") return "";
  const [thing] = await thingNames([filter.tag], locale, services);
  if (!thing) throw new Refusal("newsNotFound");
  return thing.name;
}

export const newsLists: {
  getAllNewsList: Handler<typeof getAllNewsList>;
  getNewsListByAuthor: Handler<typeof getNewsListByAuthor>;
  getNewsListByCategory: Handler<typeof getNewsListByCategory>;
  getNewsListByTag: Handler<typeof getNewsListByTag>;
} = {
  getAllNewsList: ({ sportType, page, size }, caller, services) => {
    const sport = sportType === undefined ? undefined : sports[sportType];
    return lists({ filter: sport ? { by: "sport", sport } : { by: "all" }, page, size }, caller, services);
  },
  getNewsListByAuthor: ({ authorId, page, size }, caller, services) =>
    lists({ filter: { by: "author", authorId }, page, size }, caller, services),
  getNewsListByCategory: ({ categoryId, page, size }, caller, services) =>
    lists({ filter: { by: "category", category: categoryId }, page, size }, caller, services),
  getNewsListByTag: ({ tag: text, page, size }, caller, services) => {
    const tag = readTag(text);
    if (!tag) throw new Refusal("newsNotFound");
    return lists({ filter: { by: "tag", tag }, page, size }, caller, services);
  },
};
