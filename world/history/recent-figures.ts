import type { Side } from "@scoreline/domain/sport";
import { type BoxScore, boxScoreAt } from "#basketball/box-score.ts";
import { ratingsAt as basketballRatings } from "#basketball/ratings.ts";
import { scriptEnd } from "#basketball/script.ts";
import { ratingsAt as footballRatings } from "#football/ratings.ts";
import { endOf } from "#football/state.ts";
import { eventsOf } from "#football/write-script.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { depthOf } from "#match/depth.ts";
import { playedGame, playedMatch } from "#match/last-played.ts";
import type { Fixture } from "#schedule/plan-types.ts";

/** For so long how somebody played is looked at match by match; what was before is in the sums of a career. */
const keptMs = 35 * 86_400_000;

type Rating = { player: string; side: Side; rating: number };
export type RecentFigures = { endsAt: number; boxScore?: BoxScore; ratings: readonly Rating[] };

/** Ratings and box score of a match of the last weeks: played again, because nothing but results is kept of them. */
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

function byTime<Entry extends { at: number }>(list: readonly Entry[]): Entry[] {
  return list.toSorted((one, other) => one.at - other.at);
}
