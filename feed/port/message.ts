import * as z from "zod";
import {
  feedBasketballEvents,
  feedBasketballState,
  feedFixture,
  feedFootballEvents,
  feedFootballState,
} from "#port/match.ts";
import {
  feedBall,
  feedBasketballStatistics,
  feedBoxScore,
  feedCommentary,
  feedFootballStatistics,
  feedLineUps,
  feedMatchInfo,
  feedMomentum,
  feedRatings,
  feedShots,
  feedTouches,
  feedVideos,
} from "#port/match-detail.ts";
import { feedNews } from "#port/news.ts";
import { feedOdds } from "#port/odds.ts";
import { feedAbsence, feedCareer, feedOfficial, feedSquad, feedTransfer, feedTrophy } from "#port/people.ts";
import { feedCompetition, feedCountry, feedPlayer, feedSeason, feedStage, feedTeam } from "#port/reference.ts";

/**
 * Everything that a source can say. Ingest parses each message by itself: a bad one is set aside, the rest flows on.
 * Compiled: a first delivery is a quarter of a million messages, and this halves the time for them.
 */
export const feedMessage = z.compile(
  z.discriminatedUnion("type", [
    feedCountry,
    feedCompetition,
    feedSeason,
    feedStage,
    feedTeam,
    feedPlayer,
    feedFixture,
    feedFootballState,
    feedBasketballState,
    feedFootballEvents,
    feedBasketballEvents,
    feedOfficial,
    feedSquad,
    feedTransfer,
    feedAbsence,
    feedTrophy,
    feedCareer,
    feedMatchInfo,
    feedLineUps,
    feedFootballStatistics,
    feedBasketballStatistics,
    feedBoxScore,
    feedRatings,
    feedMomentum,
    feedTouches,
    feedCommentary,
    feedShots,
    feedBall,
    feedVideos,
    feedOdds,
    feedNews,
  ]),
  { strict: true },
);

export type FeedMessage = z.infer<typeof feedMessage>;
export type FeedOf<Type extends FeedMessage["type"]> = Extract<FeedMessage, { type: Type }>;
