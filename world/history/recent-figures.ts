import type { Side } from "@scoreline/domain/sport";
import { type BoxScore, boxScoreAt } from "#basketball/box-score.ts";
import { ratingsAt as basketballRatings } from "#basketball/ratings.ts";
import { scriptEnd } from "#basketball/script.ts";
import { ratingsAt as footballRatings } from "#football/ratings.ts";
import { endOf } from "#football/state.ts";
import { eventsOf } from "#football/write-script.ts";
import type { MatchSummary } from "#history/match-summary.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { depthOf } from "#match/depth.ts";
import { playedGame, playedMatch } from "#match/last-played.ts";
import { rng } from "#random.ts";
import type { Fixture } from "#schedule/plan-types.ts";

/** For so long how somebody played is looked at match by match; what was before is in the sums of a career. */
const keptMs = 35 * 86_400_000;

type Rating = { player: string; side: Side; rating: number };
export type RecentFigures = { endsAt: number; boxScore?: BoxScore; ratings: readonly Rating[] };

/**
 * Ratings and box score of a match of the last weeks: played again, because nothing but results is kept of them. Of those that
 * have a result only, ratings of whoever took part.
 */
export function recentFigures(
  seed: string,
  results: SeasonResults,
  fixture: Fixture,
  now: number,
): RecentFigures | undefined {
  const { season } = results.plan;
  if (results.kickoffOf(fixture) < now - keptMs || !depthOf(season.competition).marks) return undefined;
  const summary = results.summaryAt(fixture, now);
  const pairing = summary && results.pairingAt(fixture, now);
  if (!pairing) return undefined;
  const { endsAt } = summary;
  if (results.isResultOnly(fixture)) return { endsAt, ratings: drawnRatings(seed, fixture, summary) };
  if (fixture.sport === "football") {
    const played = playedMatch(seed, results, pairing);
    const { game, phases } = played;
    const told = { matchup: game.matchup, phases, shots: byTime(game.shots), incidents: byTime(game.incidents) };
    return { endsAt, ratings: footballRatings({ ...told, events: eventsOf(played) }, endOf(told)) };
  }
  const game = playedGame(seed, pairing);
  const end = scriptEnd(game);
  return { endsAt, boxScore: boxScoreAt(game, end), ratings: basketballRatings(game, end) };
}

/** How they are marked for the result and for what they did; the rest is the day that they had. */
const marks = { usual: 6.6, aPointAhead: 0.027, mostAhead: 3, day: 0.35, point: 0.06, points: 9 };

function drawnRatings(seed: string, { ref }: Fixture, { result, parts }: MatchSummary) {
  const draw = rng(seed, ref, "chronicle ratings");
  const ahead = (result.home - result.away) * marks.aPointAhead;
  const margin = Math.max(-marks.mostAhead, Math.min(marks.mostAhead, ahead));
  const sides = parts();
  return (["home", "away"] as const).flatMap((side) =>
    sides[side].map(({ player, points = 0 }) => {
      const done = (points - marks.points) * marks.point;
      const rating = marks.usual + (side === "home" ? margin : -margin) + done + marks.day * draw.normal();
      return { player, side, rating: Math.round(Math.max(4.5, Math.min(10, rating)) * 10) / 10 };
    }),
  );
}

function byTime<Entry extends { at: number }>(list: readonly Entry[]): Entry[] {
  return list.toSorted((one, other) => one.at - other.at);
}
