import { otherSide, type Side } from "@scoreline/domain/sport";
import { chooseFouler, judgeFoul } from "#football/discipline.ts";
import { between, fix, type Game, holdOpen, record } from "#football/game.ts";
import { scoreGoal, scoreInVain } from "#football/goals.ts";
import type { PitchSpot } from "#football/script.ts";
import {
  type Attempt,
  drawAssist,
  drawAttempt,
  drawOutcome,
  drawShooter,
  drawSituation,
  penaltySpot,
  penaltyXg,
} from "#football/shots.ts";
import { choosePlayer, keeperOf, type OnPitch, takerOf } from "#football/squad.ts";
import { canReplace, changeAtStoppage } from "#football/substitutions.ts";

/**
 * Passages of play: each takes place at `at`, writes down what happened and where the ball was, and returns the instant
 * from which the next one may begin.
 */

const settle = 6_000;

export function foul(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const own = { x: 12 + 76 * players.float(), y: 100 * players.float() };
  const restart = commitFoul(game, side, at, own, 1);
  const dead = changeAtStoppage(game, Math.max(restart, at + between(time, 9_000, 26_000)));
  fix(game, dead, otherSide[side], "free-kick", 100 - own.x, 100 - own.y);
  return dead + settle;
}

/** `place` is seen by the side that commits it. */
function commitFoul(game: Game, side: Side, at: number, place: PitchSpot, gravity: number, lastMan = false): number {
  const fouler = chooseFouler(game, game.squads[side]);
  const victim = choosePlayer(game.streams.players, game.squads[otherSide[side]], ({ role }) =>
    role === "goalkeeper" ? 0.15 : 1,
  );
  game.incidents.push({
    at,
    type: "foul",
    side,
    player: fouler.player.ref,
    against: victim.player.ref,
    ...rounded(place),
  });
  holdOpen(game, at);
  fix(game, at, otherSide[side], "stopped", 100 - place.x, 100 - place.y, false);
  return judgeFoul(game, game.squads[side], fouler, at, gravity, lastMan);
}

export function offside(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const place = { x: 68 + 22 * players.float(), y: 15 + 70 * players.float() };
  const caught = choosePlayer(
    players,
    game.squads[side],
    ({ role }) => ({ goalkeeper: 0, defender: 0.25, midfielder: 0.8, forward: 3 })[role],
  );
  game.incidents.push({ at, type: "offside", side, player: caught.player.ref, ...rounded(place) });
  holdOpen(game, at);
  fix(game, at, otherSide[side], "stopped", 100 - place.x, 100 - place.y, false);
  const restart = changeAtStoppage(game, at + between(time, 10_000, 24_000));
  fix(game, restart, otherSide[side], "free-kick", 100 - place.x, 100 - place.y);
  return restart + settle;
}

export function corner(game: Game, side: Side, at: number): number {
  return winCorner(game, side, at) + settle;
}

/** The ball goes behind at `at`; returns the instant of the kick. */
function winCorner(game: Game, side: Side, at: number): number {
  const { corners, time } = game.streams;
  const y = corners.chance(0.5) ? 0 : 100;
  fix(game, at, side, "stopped", 100, y === 0 ? 22 : 78, false);
  const kick = changeAtStoppage(game, at + between(time, 16_000, 30_000));
  game.incidents.push({ at: kick, type: "corner", side, player: takerOf(game.squads[side]).player.ref, x: 100, y });
  holdOpen(game, kick + 3_000);
  fix(game, kick, side, "corner", 100, y);
  return kick;
}

/** A shot from play or from a dead ball, whose mean chance of a goal is `chance`. */
export function shoot(game: Game, side: Side, at: number, chance: number): number {
  const { shots, time } = game.streams;
  const situation = drawSituation(shots);
  const attempt = drawAttempt(shots, situation, chance);
  let taken = at;
  if (situation === "corner") taken = winCorner(game, side, at) + between(time, 1_800, 3_600);
  if (situation === "counter") {
    fix(game, at, side, "safe", 22 + 14 * shots.float(), 100 * shots.float());
    taken = at + between(time, 8_000, 12_000);
  }
  if (situation === "free-kick") {
    const place = { x: 100 - attempt.x, y: 100 - attempt.y };
    const judged = commitFoul(game, otherSide[side], at, place, 1.5);
    taken = changeAtStoppage(game, Math.max(judged, at + between(time, 30_000, 50_000))) + 1_000;
    fix(game, taken - 1_000, side, "free-kick", attempt.x, attempt.y);
  }
  const shooter = drawShooter(shots, game.squads[side], situation);
  return finish(game, side, taken, attempt, shooter, drawAssist(shots, game.squads[side], shooter, situation));
}

/** A goal that will be taken back. */
export function shootInVain(game: Game, side: Side, at: number, chance: number): number {
  const { shots } = game.streams;
  const attempt = drawAttempt(shots, "open-play", Math.min(0.3, chance * 2));
  const shooter = drawShooter(shots, game.squads[side], "open-play");
  return scoreInVain(game, side, at, attempt, shooter, drawAssist(shots, game.squads[side], shooter, "open-play"));
}

function finish(game: Game, side: Side, at: number, attempt: Attempt, shooter: OnPitch, assist?: OnPitch): number {
  const { shots, time, corners } = game.streams;
  const outcome = drawOutcome(shots, attempt);
  const other = otherSide[side];
  const player = shooter.player.ref;
  const keeper = keeperOf(game.squads[other]).player.ref;
  game.shots.push({
    ...attempt,
    at,
    side,
    player,
    outcome,
    ...(assist && { assist: assist.player.ref }),
    ...(outcome === "saved" && { keeper }),
  });
  holdOpen(game, at + 1_000);
  const penalty = attempt.situation === "penalty";
  fix(game, at, side, penalty ? "penalty" : "shot", attempt.x, attempt.y);
  if (penalty && outcome !== "goal")
    record(game, at, { type: "penalty-missed", side, player, saved: outcome === "saved" });
  switch (outcome) {
    case "goal": {
      const how = penalty
        ? "penalty"
        : attempt.situation === "free-kick"
          ? "free-kick"
          : attempt.body === "head"
            ? "header"
            : "open-play";
      return scoreGoal(game, side, at, how, shooter, assist);
    }
    case "saved":
      if (corners.chance(0.27)) return winCorner(game, side, at + 1_200) + settle;
      fix(game, at + 1_200, other, "safe", 3, 50);
      return at + 1_200 + settle;
    case "blocked":
      if (corners.chance(0.33)) return winCorner(game, side, at + 1_000) + settle;
      fix(game, at + 1_000, shots.chance(0.4) ? side : other, "attack", Math.min(90, attempt.x - 2), attempt.y);
      return at + 1_000 + settle;
    default: {
      if (outcome === "woodwork" && shots.chance(0.4)) {
        fix(game, at + 1_000, other, "safe", 8, 40 + 20 * shots.float());
        return at + 1_000 + settle;
      }
      const wide = shots.chance(0.5) ? 38 - 18 * shots.float() : 62 + 18 * shots.float();
      fix(game, at + 1_200, side, "stopped", 100, wide, false);
      const restart = changeAtStoppage(game, at + between(time, 13_000, 27_000));
      fix(game, restart, other, "goal-kick", 5, 50);
      return restart + settle;
    }
  }
}

export function ownGoal(game: Game, side: Side, at: number): number {
  const { players } = game.streams;
  const unlucky = choosePlayer(
    players,
    game.squads[otherSide[side]],
    ({ role }) => ({ goalkeeper: 0.8, defender: 2.2, midfielder: 0.7, forward: 0.25 })[role],
  );
  fix(game, at, side, "dangerous", 96, 35 + 30 * players.float());
  return scoreGoal(game, side, at, "own-goal", unlucky);
}

/** A penalty for `side`, or one that the screen takes away again. */
export function penalty(game: Game, side: Side, at: number, stands: boolean): number {
  const { players, review, time } = game.streams;
  const other = otherSide[side];
  const place = { x: 86 + 11 * players.float(), y: 24 + 52 * players.float() };
  const seen = game.matchup.videoReview !== false;
  const decided = at + between(review, 45_000, 110_000);
  if (!stands) {
    const victim = choosePlayer(players, game.squads[side], ({ role }) => (role === "goalkeeper" ? 0 : 1));
    game.incidents.push({
      at,
      type: "penalty-award",
      side,
      player: victim.player.ref,
      ...rounded(place),
      overturnedAt: decided,
    });
    record(game, decided, { type: "var", side, about: "penalty", decision: "overturned", player: victim.player.ref });
    game.lost += decided - at;
    fix(game, at, side, "stopped", place.x, place.y, false);
    const restart = changeAtStoppage(game, decided + between(time, 10_000, 20_000));
    fix(game, restart, other, "free-kick", 100 - place.x, 100 - place.y);
    return restart + settle;
  }
  const judged = commitFoul(game, other, at, { x: 100 - place.x, y: 100 - place.y }, 2, players.chance(0.35));
  const victim = game.incidents.at(-1)?.against ?? takerOf(game.squads[side]).player.ref;
  game.incidents.push({ at, type: "penalty-award", side, player: victim, ...rounded(place) });
  let ready = Math.max(judged + 10_000, at + between(time, 50_000, 85_000));
  if (seen && review.chance(0.4)) {
    record(game, Math.max(judged, decided), {
      type: "var",
      side,
      about: "penalty",
      decision: "confirmed",
      player: victim,
    });
    ready = Math.max(ready, decided + 25_000);
  }
  game.lost += ready - at;
  const kick = changeAtStoppage(game, ready);
  fix(game, kick - 9_000, side, "stopped", penaltySpot.x, penaltySpot.y, false);
  const attempt: Attempt = {
    ...penaltySpot,
    situation: "penalty",
    body: players.chance(0.76) ? "right-foot" : "left-foot",
    xg: penaltyXg,
  };
  return finish(game, side, kick, attempt, takerOf(game.squads[side]));
}

export function injury(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const squad = game.squads[side];
  const hurt = choosePlayer(players, squad, ({ role }) => (role === "goalkeeper" ? 0.4 : 1));
  const pause = between(time, 45_000, 120_000);
  const x = 20 + 60 * players.float();
  const y = 100 * players.float();
  record(game, at, { type: "injury", side, player: hurt.player.ref });
  game.lost += pause * 0.7;
  fix(game, at, side, "stopped", x, y, false);
  // Who cannot be replaced grits his teeth.
  if (players.chance(0.7) && canReplace(squad, hurt)) squad.hurt = hurt;
  const restart = changeAtStoppage(game, at + pause);
  fix(game, restart, side, "free-kick", x, y);
  return restart + settle;
}

function rounded({ x, y }: PitchSpot): PitchSpot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
