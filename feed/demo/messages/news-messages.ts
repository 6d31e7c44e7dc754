import type { Written } from "@scoreline/world/newsroom/draft";
import type { FeedMessage } from "#port/message.ts";

/** A story of the demo world's newsroom, as a vendor tells it. */
export function newsMessages({ draft, author, stories, withheld }: Written): FeedMessage[] {
  const { absence, ref, sport, category, at, weight, match, competition, about } = draft;
  const news: FeedMessage = {
    type: "news",
    ref,
    sport,
    category,
    author,
    publishedAt: at,
    at,
    weight,
    lead: { ...(match !== undefined && { match }), ...(competition !== undefined && { competition }) },
    about,
    stories,
    ...(withheld.length > 0 && { withheld }),
  };
  return absence ? [{ type: "absence", ...absence }, news] : [news];
}
