import type { DrawnShot, NewsCard } from "@scoreline/contract/schemas/news";
import type { FootballShot } from "@scoreline/domain/match/details/details";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { NewsTag } from "@scoreline/domain/news/news";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import type { Catalogue } from "@scoreline/live/catalogue";
import type { Subject } from "@scoreline/live/changes";
import { slug } from "@scoreline/site/slug";
import { loadItems } from "@scoreline/store/match/details";
import type { Story } from "@scoreline/store/news/news";
import { tagsOf } from "@scoreline/store/news/tags";
import type { Services } from "#handler.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";
import { leagueGroups } from "#rows/league-groups.ts";

/** A picture is drawn from no more than this. */
const mostShots = 40;
/** Crests on a picture, and teams whose results a story may tell. */
const mostTeams = 40;

/** Stories as lists show them. */
export async function newsCards(
  stories: readonly Story[],
  locale: LocaleCode,
  services: Services,
): Promise<NewsCard[]> {
  const { boards, database } = services;
  const tags = await tagsOf(
    database,
    stories.map(({ id }) => id),
  );
  return Promise.all(
    stories.map(async (story): Promise<NewsCard> => {
      const { id, sport, category, authorId, author, publishedAt, correctedAt, comments, text } = story;
      const head = story.matchId === null ? undefined : await boards.head(sport, story.matchId);
      const [match = null] = head ? leagueGroups([head], boards.catalogue, locale) : [];
      const league = story.competitionId === null ? null : leagueBadge(story.competitionId, boards.catalogue, locale);
      const own = (tags.get(id) ?? []).filter(({ kind }) => kind === "team");
      return {
        newsId: id,
        sport,
        category,
        title: text.title,
        plainTitle: plainTitle(category, match, league, locale),
        slug: slug(text.title).slice(0, 120),
        summary: text.summary,
        language: text.locale,
        authorId,
        authorName: nameIn(author, locale),
        publishedAt,
        correctedAt,
        comments,
        league,
        match,
        shots: head && category === "report" && sport === "football" ? await shotsOf(head.id, services) : [],
        teams: teamsOf(own, boards.catalogue, locale),
      };
    }),
  );
}

/** What changes a card beside the story: the match that it shows. */
export function matchesIn(cards: readonly NewsCard[]): Subject[] {
  return cards.flatMap(({ match }) => match?.matches ?? []).map(({ matchId }) => `match:${matchId}` as const);
}

function teamsOf(tags: readonly NewsTag[], catalogue: Catalogue, locale: LocaleCode) {
  return tags
    .filter(({ id }) => catalogue.teams.has(id))
    .slice(0, mostTeams)
    .map(({ id }) => teamBadge({ teamId: id }, catalogue, locale));
}

/** What it is about, and not what came of it. */
function plainTitle(
  category: NewsCard["category"],
  match: NewsCard["match"],
  league: NewsCard["league"],
  locale: LocaleCode,
): string {
  const [row] = match?.matches ?? [];
  if (row) return `${row.homeTeam.name} – ${row.awayTeam.name}`;
  const kind = translatorFor(locale)(`news.category.${category}`);
  return league ? `${league.leagueName}: ${kind}` : kind;
}

export async function shotsOf(matchId: number, { database }: Services): Promise<DrawnShot[]> {
  const shots = (await loadItems(database, matchId, "shots")) as FootballShot<number>[];
  return shots
    .toSorted((a, b) => Number(b.outcome === "goal") - Number(a.outcome === "goal") || b.xg - a.xg)
    .slice(0, mostShots)
    .map(({ side, x, y, xg, outcome }) => ({ side, x, y, xg, goal: outcome === "goal" }));
}
