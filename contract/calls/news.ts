import { localeCodes } from "@scoreline/domain/names";
import { newsCategories } from "@scoreline/domain/news/news";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, numberOf, wholeNumber } from "#fields.ts";
import { newsCard, newsTag, storyBlock } from "#schemas/news.ts";

/** So many pages back; who looks for older stories goes by their tags. */
const page = () => wholeNumber(1, 100).default(1);
const size = () => wholeNumber(1, 30).default(10);
const list = z.object({
  news: z.array(newsCard),
  page: z.int(),
  hasNext: z.boolean(),
  /** Whose they are, what they are tagged with: nothing where that is in the call. */
  name: z.string(),
  /** Those in which there is something to read. */
  categories: z.array(z.enum(newsCategories)),
});

const get = { method: "GET", access: "anyone", cache: { sharedSeconds: 5 } } as const;

export const getAllNewsList = declareCall({
  ...get,
  path: "/news/getAllNewsList",
  summary: "Stories, the newest first",
  errors: [],
  input: z.object({
    page: page(),
    size: size(),
    sportType: numberOf([0, 1]).optional().describe("0 football, 1 basketball; both where it is left out"),
  }),
  reply: data(list),
});

export const getNewsListByAuthor = declareCall({
  ...get,
  path: "/news/getNewsListByAuthor",
  summary: "Stories of one author",
  errors: ["newsNotFound"],
  input: z.object({ authorId: id(), page: page(), size: size() }),
  reply: data(list),
});

export const getNewsListByCategory = declareCall({
  ...get,
  path: "/news/getNewsListByCategory",
  summary: "Stories of one category",
  errors: [],
  input: z.object({ categoryId: z.enum(newsCategories), page: page(), size: size() }),
  reply: data(list),
});

export const getNewsListByTag = declareCall({
  ...get,
  path: "/news/getNewsListByTag",
  summary: "Stories about a team, a player, a competition or a match: team-12, player-3, league-5, match-7",
  errors: ["newsNotFound"],
  input: z.object({
    tag: z.string().regex(/^(team|player|league|match)-[1-9]\d{0,8}$/, "a tag such as team-12"),
    page: page(),
    size: size(),
  }),
  reply: data(list),
});

export const getNewsDetail = declareCall({
  ...get,
  path: "/news/getNewsDetail",
  summary: "One story with its text, tags and what else is told of the same",
  errors: ["newsNotFound"],
  input: z.object({ newsId: id() }),
  reply: data(
    z.object({
      story: newsCard,
      content: z.array(storyBlock),
      readingMinutes: z.int(),
      /** In which it can be read. */
      languages: z.array(z.object({ language: z.enum(localeCodes), slug: z.string() })),
      tags: z.array(newsTag),
      /** Matches that ended otherwise than was known when it was written: what it tells of them may no longer be right. */
      changedResults: z.array(newsTag),
      related: z.array(newsCard),
      seq: z.int(),
    }),
  ),
});

export const searchNews = declareCall({
  ...get,
  path: "/news/search",
  summary: "Stories whose titles hold the words",
  errors: [],
  input: z.object({ q: z.string().trim().min(2, "two characters or more").max(60, "at most 60 characters") }),
  reply: data(list),
});
