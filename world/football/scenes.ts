import { otherSide, type Side } from "@scoreline/domain/sport";
import type { Scene } from "#football/cast.ts";
import { between, fix, type Game, hasRoom, record } from "#football/game.ts";
import { commitFoul, rounded } from "#football/passages.ts";
import { type Attempt, drawGoal, penaltySpot, penaltyXg } from "#football/shots.ts";
import { leavePitch, takerOf } from "#football/squad.ts";
import { carryOut, standIn } from "#football/substitutions.ts";

/** Plays what is settled, with what leads to it and what follows. Each returns the instant from which play may go on. */

const settle = 6_000;

/** Goals that the video referee looks at and lets stand; penalties likewise. */
const checkedShare = 0.11;
const checkedPenalties = 0.4;

/** `chance` is what a shot of that side is worth just now. */
export function playScene(game: Game, scene: Scene, chance: number): number {
  switch (scene.kind) {
    case "goal":
      return goal(game, scene, chance);
    case "card":
      return card(game, scene);
    case "injury":
      return injury(game, scene);
    case "changes":
      return changes(game, scene);
  }
}

type Of<Kind extends Scene["kind"]> = Extract<Scene, { kind: Kind }>;

function goal(game: Game, scene: Of<"goal">, chance: number): number {
  const { side, at, situation, head, player, assist } = scene;
  const { shots, players } = game.streams;
  if (situation === "own-goal") {
    fix(game, at, side, "dangerous", 96, 35 + 30 * players.float());
    return celebrate(game, scene);
  }
  const attempt: Attempt =
    situation === "penalty"
      ? {
          ...penaltySpot,
          situation,
          body: players.chance(0.76) ? "right-foot" : "left-foot",
          xg: penaltyXg,
        }
      : drawGoal(shots, situation, chance, head);
  leadTo(game, scene, attempt);
  game.shots.push({ ...attempt, at, side, player, outcome: "goal", ...(assist !== undefined && { assist }) });
  fix(game, at, side, situation === "penalty" ? "penalty" : "shot", attempt.x, attempt.y);
  return celebrate(game, scene);
}

/** What came before the shot. */
function leadTo(game: Game, { side, from, at, situation }: Of<"goal">, attempt: Attempt): void {
  const { corners, time, shots, players, review } = game.streams;
  const other = otherSide[side];
  if (situation === "corner") {
    const y = corners.chance(0.5) ? 0 : 100;
    const kick = at - between(time, 1_800, 3_600);
    fix(game, from, side, "stopped", 100, y === 0 ? 22 : 78, false);
    game.incidents.push({ at: kick, type: "corner", side, player: takerOf(game.squads[side]).player.ref, x: 100, y });
    fix(game, kick, side, "corner", 100, y);
  }
  if (situation === "counter") fix(game, from, side, "safe", 22 + 14 * shots.float(), 100 * shots.float());
  if (situation === "free-kick") {
    commitFoul(game, other, from, { x: 100 - attempt.x, y: 100 - attempt.y });
    fix(game, at - 1_000, side, "free-kick", attempt.x, attempt.y);
  }
  if (situation !== "penalty") return;
  const place = { x: 86 + 11 * players.float(), y: 24 + 52 * players.float() };
  const victim = commitFoul(game, other, from, { x: 100 - place.x, y: 100 - place.y });
  game.incidents.push({ at: from, type: "penalty-award", side, player: victim, ...rounded(place) });
  if (game.matchup.videoReview !== false && review.chance(checkedPenalties)) {
    const decided = from + between(review, 25_000, 38_000);
    record(game, decided, { type: "var", side, about: "penalty", decision: "confirmed", player: victim });
  }
  fix(game, at - 9_000, side, "stopped", penaltySpot.x, penaltySpot.y, false);
}

/** The ball is in. Returns when play is under way again after the kick-off. */
function celebrate(game: Game, { side, at, until, events, player, situation }: Of<"goal">): number {
  const { review, time } = game.streams;
  game.score[side] += 1;
  game.events.push(...events);
  fix(game, at + 1_000, side, "stopped", 100, 50, false);
  let restart = Math.min(at + between(time, 40_000, 52_000), until - settle);
  const checked = game.matchup.videoReview !== false && review.chance(checkedShare);
  const decided = at + between(review, 35_000, 95_000);
  if (checked && hasRoom(game, decided + 25_000)) {
    // The decision names who attacked, also where a defender put it in.
    const who = situation === "own-goal" ? {} : { player };
    record(game, decided, { type: "var", side, about: "goal", decision: "confirmed", ...who });
    restart = Math.max(restart, decided + 15_000);
  }
  fix(game, Math.max(restart, at + 2_000), otherSide[side], "kick-off", 50, 50);
  return restart + settle;
}

function card(game: Game, { side, at, until, foul, player, gone, events, changes: settled }: Of<"card">): number {
  const { players } = game.streams;
  const place = { x: 12 + 76 * players.float(), y: 100 * players.float() };
  if (foul === undefined) fix(game, at, side, "stopped", 45, 50, false);
  else commitFoul(game, side, foul, place, player);
  game.events.push(...events);
  const squad = game.squads[side];
  const on = squad.pitch.find((each) => each.player.ref === player);
  if (on && gone) {
    leavePitch(squad, on);
    squad.reds += 1;
  } else if (on) on.booked = true;
  for (const change of settled) carryOut(squad, change);
  standIn(squad);
  const restart = until - settle;
  if (foul === undefined) fix(game, restart, side, "free-kick", 45, 50);
  else fix(game, restart, otherSide[side], "free-kick", 100 - place.x, 100 - place.y);
  return until;
}

function injury(game: Game, { side, at, until, events, changes: settled }: Of<"injury">): number {
  const { players } = game.streams;
  const x = 20 + 60 * players.float();
  const y = 100 * players.float();
  fix(game, at, side, "stopped", x, y, false);
  game.events.push(...events);
  for (const change of settled) carryOut(game.squads[side], change);
  fix(game, until - settle, side, "free-kick", x, y);
  return until;
}

/** The ball goes out for a throw, or there is a break anyway. */
function changes(game: Game, { side, from, until, events, changes: settled }: Of<"changes">): number {
  for (const change of settled) carryOut(game.squads[side], change);
  game.events.push(...events);
  if (until === from) return until;
  const { players } = game.streams;
  const thrower: Side = players.chance(0.5) ? "home" : "away";
  const x = 15 + 70 * players.float();
  const y = players.chance(0.5) ? 0 : 100;
  fix(game, from, otherSide[thrower], "stopped", 100 - x, 100 - y, false);
  fix(game, until - settle, thrower, "throw-in", x, y);
  return until;
}
