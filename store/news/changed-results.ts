import type { NewsCategory, NewsTag } from "@scoreline/domain/news/news";
import { and, asc, eq, gt, inArray, lt, or, type SQL } from "drizzle-orm";
import { upsert } from "../engine/bulk.ts";
import type { Queryable } from "../engine/open.ts";
import { changedResults, matches } from "../schema/matches.ts";
import { news, newsTags } from "../schema/news.ts";

/** What these tell rests on all matches of their teams in the competition, whether they name them or not. */
const restsOnAll: readonly NewsCategory[] = ["preview", "title-race", "record"];

/** Keeps that matches ended otherwise than was told before; says which stories may tell the former result. */
export async function noteChangedResults(
  tx: Queryable,
  changes: readonly { matchId: number; at: number; competitionId: number; teams: readonly number[] }[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  await upsert(
    tx,
    changedResults,
    changes.map(({ matchId, at }) => ({ matchId, at })),
    [changedResults.matchId],
  );
  const tag = (kind: NewsTag["kind"], ids: readonly number[]) =>
    and(eq(newsTags.kind, kind), inArray(newsTags.thingId, [...ids]));
  const told = changes.map(({ matchId, competitionId, teams }) =>
    or(
      tag("match", [matchId]),
      teams.length === 0
        ? undefined
        : and(tag("team", teams), eq(news.competitionId, competitionId), inArray(news.category, [...restsOnAll])),
    ),
  );
  const rows = await tx
    .selectDistinct({ id: news.id })
    .from(newsTags)
    .innerJoin(news, eq(news.id, newsTags.newsId))
    .where(or(...told));
  return rows.map(({ id }) => id);
}

/** Matches that a story tells of, or rests on, and that were over with another result when it was written. */
export async function changedSince(
  database: Queryable,
  story: { category: NewsCategory; competitionId: number | null; updatedAt: number; tags: readonly NewsTag[] },
): Promise<number[]> {
  const idsOf = (kind: NewsTag["kind"]) => story.tags.filter((tag) => tag.kind === kind).map(({ id }) => id);
  const [named, teams] = [idsOf("match"), idsOf("team")];
  const of: SQL[] = [];
  if (named.length > 0) of.push(inArray(matches.id, named));
  const ofTeams = or(inArray(matches.homeTeamId, teams), inArray(matches.awayTeamId, teams));
  if (restsOnAll.includes(story.category) && story.competitionId !== null && teams.length > 0) {
    const onAll = and(eq(matches.competitionId, story.competitionId), ofTeams);
    if (onAll) of.push(onAll);
  }
  if (of.length === 0) return [];
  const rows = await database
    .select({ id: matches.id })
    .from(changedResults)
    .innerJoin(matches, eq(matches.id, changedResults.matchId))
    // Before a match, nobody could tell how it ended.
    .where(and(gt(changedResults.at, story.updatedAt), lt(matches.kickoff, story.updatedAt), or(...of)))
    .orderBy(asc(matches.id))
    .limit(20);
  return rows.map(({ id }) => id);
}
