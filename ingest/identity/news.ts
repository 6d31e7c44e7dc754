import type { LocaleCode } from "@scoreline/domain/names";
import { blockSubjects, renamed } from "@scoreline/domain/news/markup";
import type { NewsTag, NewsTagKind, StoryText } from "@scoreline/domain/news/news";
import type { FeedOf } from "@scoreline/feed/port/message";
import type { KnownNews } from "#identity/known.ts";
import { idOrNull, lastByRef, type Naming, ofType } from "#identity/naming.ts";

const entities = { team: "teams", player: "players", league: "competitions", match: "matches" } as const;

/** Stories may speak of things that we do not know: they are read all the same, and lead nowhere there. */
export function identifyNews(naming: Naming): KnownNews[] {
  return lastByRef(ofType(naming, "news")).map((message) => {
    const { ref, sport, category, author, publishedAt, at, corrects, weight, withheld, about } = message;
    const find = (kind: NewsTagKind, refs: readonly string[]): NewsTag[] =>
      refs.flatMap((one) => {
        const id = naming.refs.find(entities[kind], one);
        return id === undefined ? [] : [{ kind, id }];
      });
    return {
      ref,
      sport,
      category,
      author,
      publishedAt,
      at,
      corrects,
      weight,
      withheld,
      matchId: idOrNull(naming, "matches", message.lead.match),
      competitionId: idOrNull(naming, "competitions", message.lead.competition),
      tags: [
        ...find("league", about.competitions),
        ...find("team", about.teams),
        ...find("player", about.players),
        ...find("match", about.matches),
      ],
      texts: textsOf(naming, message),
      raw: message,
    };
  });
}

function textsOf({ refs }: Naming, { stories }: FeedOf<"news">): Partial<Record<LocaleCode, StoryText>> {
  const renaming: Parameters<typeof renamed>[1] = {
    block: (kind, ref) => refs.find(blockSubjects[kind], ref),
    link: (kind, ref) => refs.find(entities[kind], ref),
  };
  return Object.fromEntries(
    Object.entries(stories).map(([locale, { title, summary, text }]) => [
      locale,
      { title, summary, text: renamed(text, renaming) },
    ]),
  );
}
