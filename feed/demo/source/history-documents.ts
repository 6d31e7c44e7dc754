import { boxScoreAt } from "#demo/basketball/box-score.ts";
import { ratingsAt as basketballRatings } from "#demo/basketball/ratings.ts";
import { storyEnd } from "#demo/basketball/story.ts";
import { ratingsAt as footballRatings } from "#demo/football/ratings.ts";
import { endOf } from "#demo/football/state.ts";
import type { Fixture } from "#demo/schedule/plan-types.ts";
import { isChronicled } from "#demo/source/chronicle-line.ts";
import { depthOf } from "#demo/source/depth.ts";
import { playedGame, playedMatch } from "#demo/source/last-played.ts";
import { footballMatchup } from "#demo/source/matchups.ts";
import type { SeasonBook } from "#demo/source/season-book.ts";
import type { FeedMessage } from "#port/message.ts";

/** For so long how somebody played is looked at match by match; what was before is in the sums of a career. */
const toldMs = 35 * 86_400_000;

/** Ratings and box scores of the matches of the last weeks: played again, because nothing but results is kept of them. */
export function documentMessages(seed: string, book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  const { season } = book.plan;
  if (book.kickoffOf(fixture) < now - toldMs || isChronicled(fixture) || !depthOf(season.competition).marks) return [];
  const account = book.accountAt(fixture, now);
  const pairing = account && book.pairingAt(fixture, now);
  if (!pairing) return [];
  const about = { match: fixture.ref, at: account.endsAt };
  if (fixture.sport === "football") {
    const matchup = footballMatchup(seed, pairing);
    const { game, phases } = playedMatch(seed, pairing);
    const told = { matchup, phases, shots: byTime(game.shots), incidents: byTime(game.incidents) };
    const events = byTime(game.events).map((event, index) => ({ ...event, ref: `e${index + 1}` }));
    return [{ type: "ratings", ...about, entries: footballRatings({ ...told, events }, endOf(told)) }];
  }
  const game = playedGame(seed, pairing);
  const end = storyEnd(game);
  const { home, away } = boxScoreAt(game, end);
  const side = ({ players, ...rest }: typeof home) => ({ ...rest, players: [...players] });
  return [
    { type: "box-score", ...about, home: side(home), away: side(away) },
    { type: "ratings", ...about, entries: basketballRatings(game, end) },
  ];
}

function byTime<Entry extends { at: number }>(list: readonly Entry[]): Entry[] {
  return list.toSorted((one, other) => one.at - other.at);
}
