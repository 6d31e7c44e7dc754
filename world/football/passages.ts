import { otherSide, type Side } from "@scoreline/domain/sport";
import { between, fix, type Game, hasRoom, record } from "#football/game.ts";
import type { PitchSpot } from "#football/script.ts";
import {
  type Attempt,
  drawAssist,
  drawAttempt,
  drawMiss,
  drawShooter,
  drawSituation,
  penaltySpot,
  penaltyXg,
} from "#football/shots.ts";
import { choosePlayer, keeperOf, type OnPitch, takerOf } from "#football/squad.ts";

/**
 * Passages of play between the scenes that are settled: each takes place at `at`, writes down what happened and where the ball
 * was, and returns the instant from which the next one may begin. None of them changes the score or who is on the pitch.
 */
export type PassageKind = "shot" | "missedPenalty" | "vainGoal" | "vainPenalty" | "corner" | "offside" | "foul";

type Passage = {
  /** The longest that it takes until the ball is in play again, and until the last thing that is written down. */
  room: number;
  until: number;
  play(game: Game, side: Side, at: number, chance: number): number;
};

export const passages: Record<PassageKind, Passage> = {
  shot: { room: 34_000, until: 2_000, play: shoot },
  missedPenalty: { room: 135_000, until: 92_000, play: missPenalty },
  vainGoal: { room: 222_000, until: 192_000, play: shootInVain },
  vainPenalty: { room: 137_000, until: 112_000, play: loosePenalty },
  corner: { room: 37_000, until: 34_000, play: (game, side, at) => winCorner(game, side, at) + settle },
  offside: { room: 31_000, until: 2_000, play: offside },
  foul: { room: 33_000, until: 2_000, play: foul },
};

const settle = 6_000;
/** Until a corner is taken, and until the ball is in play after it. */
const longestCorner = 38_000;
/** A free kick or a corner that ends with a shot, and a corner after that. */
const longestSetPiece = 100_000;

function foul(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const own = { x: 12 + 76 * players.float(), y: 100 * players.float() };
  commitFoul(game, side, at, own);
  const dead = at + between(time, 9_000, 26_000);
  fix(game, dead, otherSide[side], "free-kick", 100 - own.x, 100 - own.y);
  return dead + settle;
}

const foulShares = { goalkeeper: 0.04, defender: 1.1, midfielder: 1.25, forward: 0.95 };

/** `place` is seen by the side that commits it. Returns who was fouled. */
export function commitFoul(game: Game, side: Side, at: number, place: PitchSpot, by?: string): string {
  const { players } = game.streams;
  const player =
    by ??
    choosePlayer(players, game.squads[side], ({ role, booked }) => foulShares[role] * (booked ? 0.7 : 1)).player.ref;
  const victim = choosePlayer(players, game.squads[otherSide[side]], ({ role }) => (role === "goalkeeper" ? 0.15 : 1));
  const against = victim.player.ref;
  game.incidents.push({ at, type: "foul", side, player, against, ...rounded(place) });
  fix(game, at, otherSide[side], "stopped", 100 - place.x, 100 - place.y, false);
  return against;
}

const caughtShares = { goalkeeper: 0, defender: 0.25, midfielder: 0.8, forward: 3 };

function offside(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const place = { x: 68 + 22 * players.float(), y: 15 + 70 * players.float() };
  const caught = choosePlayer(players, game.squads[side], ({ role }) => caughtShares[role]);
  game.incidents.push({ at, type: "offside", side, player: caught.player.ref, ...rounded(place) });
  fix(game, at, otherSide[side], "stopped", 100 - place.x, 100 - place.y, false);
  const restart = at + between(time, 10_000, 24_000);
  fix(game, restart, otherSide[side], "free-kick", 100 - place.x, 100 - place.y);
  return restart + settle;
}

/** The ball goes behind at `at`; returns the instant of the kick. */
function winCorner(game: Game, side: Side, at: number): number {
  const { corners, time } = game.streams;
  const y = corners.chance(0.5) ? 0 : 100;
  fix(game, at, side, "stopped", 100, y === 0 ? 22 : 78, false);
  const kick = at + between(time, 16_000, 30_000);
  game.incidents.push({ at: kick, type: "corner", side, player: takerOf(game.squads[side]).player.ref, x: 100, y });
  fix(game, kick, side, "corner", 100, y);
  return kick;
}

/** A shot from play or from a dead ball that does not go in; `chance` is what the side's shots are worth. */
function shoot(game: Game, side: Side, at: number, chance: number): number {
  const { shots, time } = game.streams;
  const wanted = drawSituation(shots);
  const fits = wanted === "open-play" || hasRoom(game, at + longestSetPiece);
  const situation = fits ? wanted : "open-play";
  let attempt = drawAttempt(shots, situation, chance);
  while (shots.chance(attempt.xg)) attempt = drawAttempt(shots, situation, chance);
  let taken = at;
  if (situation === "corner") taken = winCorner(game, side, at) + between(time, 1_800, 3_600);
  if (situation === "counter") {
    fix(game, at, side, "safe", 22 + 14 * shots.float(), 100 * shots.float());
    taken = at + between(time, 8_000, 12_000);
  }
  if (situation === "free-kick") {
    commitFoul(game, otherSide[side], at, { x: 100 - attempt.x, y: 100 - attempt.y });
    taken = at + between(time, 30_000, 50_000) + 1_000;
    fix(game, taken - 1_000, side, "free-kick", attempt.x, attempt.y);
  }
  const shooter = drawShooter(shots, game.squads[side], situation);
  return miss(game, side, taken, attempt, shooter, drawAssist(shots, game.squads[side], shooter, situation));
}

function miss(game: Game, side: Side, at: number, attempt: Attempt, shooter: OnPitch, assist?: OnPitch): number {
  const { shots, time, corners } = game.streams;
  const outcome = drawMiss(shots, attempt);
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
  const penalty = attempt.situation === "penalty";
  fix(game, at, side, penalty ? "penalty" : "shot", attempt.x, attempt.y);
  if (penalty) record(game, at, { type: "penalty-missed", side, player, saved: outcome === "saved" });
  const maybeCorner = hasRoom(game, at + longestCorner);
  switch (outcome) {
    case "saved":
      if (maybeCorner && corners.chance(0.29)) return winCorner(game, side, at + 1_200) + settle;
      fix(game, at + 1_200, other, "safe", 3, 50);
      return at + 1_200 + settle;
    case "blocked":
      if (maybeCorner && corners.chance(0.35)) return winCorner(game, side, at + 1_000) + settle;
      fix(game, at + 1_000, shots.chance(0.4) ? side : other, "attack", Math.min(90, attempt.x - 2), attempt.y);
      return at + 1_000 + settle;
    default: {
      if (outcome === "woodwork" && shots.chance(0.4)) {
        fix(game, at + 1_000, other, "safe", 8, 40 + 20 * shots.float());
        return at + 1_000 + settle;
      }
      const wide = shots.chance(0.5) ? 38 - 18 * shots.float() : 62 + 18 * shots.float();
      fix(game, at + 1_200, side, "stopped", 100, wide, false);
      const restart = at + between(time, 13_000, 27_000);
      fix(game, restart, other, "goal-kick", 5, 50);
      return restart + settle;
    }
  }
}

/** It went in, the score went up, and then it did not count. */
function shootInVain(game: Game, side: Side, at: number, chance: number): number {
  const { shots, review, time } = game.streams;
  const attempt = drawAttempt(shots, "open-play", Math.min(0.3, chance * 2));
  const shooter = drawShooter(shots, game.squads[side], "open-play");
  const helper = drawAssist(shots, game.squads[side], shooter, "open-play");
  const player = shooter.player.ref;
  const assist = helper && { assist: helper.player.ref };
  const other = otherSide[side];
  const decided = at + between(review, 55_000, 190_000);
  const how = attempt.body === "head" ? "header" : "open-play";
  const { x, y } = attempt;
  const where = { x, y, side, player };
  record(game, at, { type: "goal", side, how, player, ...assist }, decided);
  record(game, decided, { type: "var", side, about: "goal", decision: "overturned", player });
  game.shots.push({ ...attempt, ...where, at, outcome: "goal", ...assist, overturnedAt: decided });
  if (review.chance(0.75)) game.incidents.push({ ...where, at: decided, type: "offside" });
  else game.incidents.push({ ...where, at: decided, type: "foul", against: keeperOf(game.squads[other]).player.ref });
  fix(game, at, side, "shot", x, y);
  fix(game, at + 1_000, side, "stopped", 100, 50, false);
  const restart = decided + between(time, 12_000, 25_000);
  fix(game, restart, other, "free-kick", 100 - x, 100 - y);
  return restart + settle;
}

function foulSpot(game: Game): PitchSpot {
  const { players } = game.streams;
  return { x: 86 + 11 * players.float(), y: 24 + 52 * players.float() };
}

/** A penalty for `side` that the screen takes away again. */
function loosePenalty(game: Game, side: Side, at: number): number {
  const { players, review, time } = game.streams;
  const place = foulSpot(game);
  const decided = at + between(review, 45_000, 110_000);
  const victim = choosePlayer(players, game.squads[side], ({ role }) => (role === "goalkeeper" ? 0 : 1));
  const player = victim.player.ref;
  game.incidents.push({ at, type: "penalty-award", side, player, ...rounded(place), overturnedAt: decided });
  record(game, decided, { type: "var", side, about: "penalty", decision: "overturned", player });
  fix(game, at, side, "stopped", place.x, place.y, false);
  const restart = decided + between(time, 10_000, 20_000);
  fix(game, restart, otherSide[side], "free-kick", 100 - place.x, 100 - place.y);
  return restart + settle;
}

function missPenalty(game: Game, side: Side, at: number): number {
  const { players, time } = game.streams;
  const place = foulSpot(game);
  const victim = commitFoul(game, otherSide[side], at, { x: 100 - place.x, y: 100 - place.y });
  game.incidents.push({ at, type: "penalty-award", side, player: victim, ...rounded(place) });
  const kick = at + between(time, 50_000, 88_000);
  fix(game, kick - 9_000, side, "stopped", penaltySpot.x, penaltySpot.y, false);
  const body = players.chance(0.76) ? ("right-foot" as const) : ("left-foot" as const);
  const attempt: Attempt = { ...penaltySpot, situation: "penalty", body, xg: penaltyXg };
  return miss(game, side, kick, attempt, takerOf(game.squads[side]));
}

export function rounded({ x, y }: PitchSpot): PitchSpot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
