import type { GetData, GetPath, GetReply } from "#client.ts";
import { data, emptyList, hides, type Mask, mask, open } from "#hidden/mask.ts";
import { leagueMatches } from "#hidden/rows.ts";
import { allOf, type HiddenSubject, ofMatches } from "#hidden/subject.ts";
import type { NewsCard } from "#schemas/news.ts";

/** Titles, pictures and texts of stories tell how matches ended; so does what people say below them. */

function subjectsOf({ newsId, category, match, teams }: NewsCard): HiddenSubject[] {
  const counted = `n${newsId}` as const;
  if (category === "transfer" || category === "injury" || category === "preview") return [];
  if (category === "report") {
    return match ? ofMatches(match.matches).map((one) => ({ ...one, counted })) : [{ of: "unknown", counted }];
  }
  return [
    allOf(
      counted,
      teams.map(({ teamId }) => teamId),
    ),
  ];
}

const card = mask<NewsCard>(
  {
    newsId: open,
    sport: open,
    category: open,
    title: hides<string, NewsCard>((_, { plainTitle }) => plainTitle),
    plainTitle: open,
    slug: hides<string>(() => "story"),
    summary: hides<string>(() => ""),
    language: open,
    authorId: open,
    authorName: open,
    publishedAt: open,
    correctedAt: open,
    comments: open,
    league: open,
    match: leagueMatches,
    shots: emptyList,
    teams: open,
  },
  { tells: subjectsOf },
);

type List = GetData<"/news/getAllNewsList">;
const list = data<List>(mask<List>({ news: card, page: open, hasNext: open, name: open, categories: open }));

type Detail = GetData<"/news/getNewsDetail">;
const detail = data<Detail>(
  mask<Detail>(
    {
      story: card,
      content: emptyList,
      readingMinutes: open,
      languages: hides<Detail["languages"]>((languages) => languages.map((each) => ({ ...each, slug: "story" }))),
      tags: open,
      changedResults: open,
      related: card,
      seq: open,
    },
    {
      // Before a match the text tells how those before it went.
      tells: ({ story }) =>
        story.category === "preview"
          ? [
              allOf(
                `n${story.newsId}`,
                story.teams.map(({ teamId }) => teamId),
              ),
            ]
          : subjectsOf(story),
    },
  ),
);

type Comments = GetReply<"/news/listComment">;
const comments = mask<Comments>(
  {
    result: mask<Comments["result"]>({
      businessCode: open,
      message: open,
      data: mask<Comments["result"]["data"]>({ newsId: open, next: open, isLater: open, seq: open }),
    }),
    comments: emptyList,
    totalComments: open,
  },
  { tells: ({ result }) => [{ of: "unknown", counted: `n${result.data.newsId}` }] },
);

export const newsMasks = {
  "/news/getAllNewsList": list,
  "/news/getNewsListByAuthor": list,
  "/news/getNewsListByCategory": list,
  "/news/getNewsListByTag": list,
  "/news/search": list,
  "/news/getNewsDetail": detail,
  "/news/listComment": comments,
} satisfies { [Path in GetPath]?: Mask<GetReply<Path>> };
