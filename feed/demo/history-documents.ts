import { boxScoreAt } from "@scoreline/world/basketball/box-score";
import { ratingsAt as basketballRatings } from "@scoreline/world/basketball/ratings";
import { storyEnd } from "@scoreline/world/basketball/story";
import { ratingsAt as footballRatings } from "@scoreline/world/football/ratings";
import { endOf } from "@scoreline/world/football/state";
import type { Account } from "@scoreline/world/history/chronicle-account";
import type { SeasonBook } from "@scoreline/world/history/season-book";
import { depthOf } from "@scoreline/world/match/depth";
import { playedGame, playedMatch } from "@scoreline/world/match/last-played";
import { footballMatchup } from "@scoreline/world/match/matchups";
import { rng } from "@scoreline/world/random";
import type { Fixture } from "@scoreline/world/schedule/plan-types";
import type { FeedMessage } from "#port/message.ts";

/** For so long how somebody played is looked at match by match; what was before is in the sums of a career. */
const toldMs = 35 * 86_400_000;

/**
 * Ratings and box scores of the matches of the last weeks: played again, because nothing but results is kept of them. Of those
 * that were only chronicled, ratings of whoever took part.
 */
export function documentMessages(seed: string, book: SeasonBook, fixture: Fixture, now: number): FeedMessage[] {
  const { season } = book.plan;
  if (book.kickoffOf(fixture) < now - toldMs || !depthOf(season.competition).marks) return [];
  const account = book.accountAt(fixture, now);
  const pairing = account && book.pairingAt(fixture, now);
  if (!pairing) return [];
  const about = { match: fixture.ref, at: account.endsAt };
  if (book.isChronicled(fixture)) return [{ type: "ratings", ...about, entries: drawnRatings(seed, fixture, account) }];
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

/** How they are marked for the result and for what they did; the rest is the day that they had. */
const marks = {
  usual: 6.6,
  aGoalAhead: 0.18,
  mostAhead: 3,
  day: 0.35,
  goal: 0.85,
  assist: 0.45,
  point: 0.06,
  points: 9,
};

function drawnRatings(seed: string, { ref, sport }: Fixture, { result, parts }: Account) {
  const draw = rng(seed, ref, "chronicle ratings");
  const ahead = (sport === "football" ? 1 : 0.15) * (result.home - result.away);
  const margin = Math.max(-marks.mostAhead, Math.min(marks.mostAhead, ahead)) * marks.aGoalAhead;
  const sides = parts();
  return (["home", "away"] as const).flatMap((side) =>
    sides[side].map(({ player, goals = 0, assists = 0, points }) => {
      const done =
        points === undefined ? goals * marks.goal + assists * marks.assist : (points - marks.points) * marks.point;
      const rating = marks.usual + (side === "home" ? margin : -margin) + done + marks.day * draw.normal();
      return { player, side, rating: Math.round(Math.max(4.5, Math.min(10, rating)) * 10) / 10 };
    }),
  );
}

function byTime<Entry extends { at: number }>(list: readonly Entry[]): Entry[] {
  return list.toSorted((one, other) => one.at - other.at);
}
