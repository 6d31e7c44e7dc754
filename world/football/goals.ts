import type { FootballEvent } from "@scoreline/domain/match/details/events";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { between, fix, type Game, record } from "#football/game.ts";
import type { Attempt } from "#football/shots.ts";
import { keeperOf, type OnPitch } from "#football/squad.ts";
import { changeAtStoppage } from "#football/substitutions.ts";

export type GoalHow = Extract<FootballEvent<string>, { type: "goal" }>["how"];

const celebrationLost = 22_000;

/** Goals that the video referee looks at and lets stand. */
const checkedShare = 0.11;

/** The ball is in. Returns when play is under way again after the kick-off. */
export function scoreGoal(game: Game, side: Side, at: number, how: GoalHow, scorer: OnPitch, assist?: OnPitch): number {
  const { review, time } = game.streams;
  game.score[side] += 1;
  record(game, at, {
    type: "goal",
    side,
    how,
    player: scorer.player.ref,
    ...(assist && { assist: assist.player.ref }),
  });
  fix(game, at + 1_000, side, "stopped", 100, 50, false);
  game.lost += celebrationLost;
  let restart = at + between(time, 42_000, 68_000);
  if (game.matchup.videoReview !== false && review.chance(checkedShare)) {
    const decided = at + between(review, 35_000, 95_000);
    // The decision names who attacked, also where a defender put it in.
    const player = how === "own-goal" ? undefined : scorer.player.ref;
    record(game, decided, { type: "var", side, about: "goal", decision: "confirmed", ...(player && { player }) });
    game.lost += decided - at;
    restart = Math.max(restart, decided + 15_000);
  }
  restart = changeAtStoppage(game, restart);
  fix(game, restart, otherSide[side], "kick-off", 50, 50);
  return restart + 6_000;
}

/** It went in, the scoreGoal went up, and then it did not count. Returns when play is under way again. */
export function scoreInVain(
  game: Game,
  side: Side,
  at: number,
  attempt: Attempt,
  scorer: OnPitch,
  assist?: OnPitch,
): number {
  const { review, time } = game.streams;
  const player = scorer.player.ref;
  const other = otherSide[side];
  const decided = at + between(review, 55_000, 190_000);
  const how = attempt.body === "head" ? "header" : "open-play";
  const { x, y } = attempt;
  const where = { x, y, side, player };
  record(game, at, { type: "goal", side, how, player, ...(assist && { assist: assist.player.ref }) }, decided);
  record(game, decided, { type: "var", side, about: "goal", decision: "overturned", player });
  game.shots.push({
    ...attempt,
    ...where,
    at,
    outcome: "goal",
    ...(assist && { assist: assist.player.ref }),
    overturnedAt: decided,
  });
  if (review.chance(0.75)) game.incidents.push({ ...where, at: decided, type: "offside" });
  else game.incidents.push({ ...where, at: decided, type: "foul", against: keeperOf(game.squads[other]).player.ref });
  game.lost += decided - at;
  fix(game, at, side, "shot", x, y);
  fix(game, at + 1_000, side, "stopped", 100, 50, false);
  const restart = changeAtStoppage(game, decided + between(time, 12_000, 25_000));
  fix(game, restart, other, "free-kick", 100 - x, 100 - y);
  return restart + 6_000;
}
