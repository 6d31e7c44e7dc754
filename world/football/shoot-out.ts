import { otherSide, type Side } from "@scoreline/domain/sport";
import { between, type Game } from "#football/game.ts";
import type { ShootOut, ShootOutKick } from "#football/script.ts";
import { keeperOf, type OnPitch } from "#football/squad.ts";
import { rng } from "#random.ts";

const rounds = 5;

/** Kick by kick until one side cannot be caught, from the players who finished the match. */
export function playShootOut(game: Game, from: number): ShootOut {
  const stream = rng(game.matchup.seed, game.matchup.matchRef, "shoot-out");
  const first: Side = stream.chance(0.5) ? "home" : "away";
  // A side with more players leaves some out, so that both have as many.
  const number = Math.min(game.squads.home.pitch.length, game.squads.away.pitch.length);
  const takers = { home: orderOf(game, "home", number), away: orderOf(game, "away", number) };
  const kicks: ShootOutKick[] = [];
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  let at = from;
  for (let side = first; ; side = otherSide[side]) {
    const taker = takers[side][taken[side] % number];
    if (!taker) throw new Error("nobody is left to take a kick");
    const keeper = keeperOf(game.squads[otherSide[side]]);
    const chance =
      0.755 +
      (taker.player.skill - 65) * 0.002 -
      (keeper.player.skill - 65) * 0.0015 -
      (taker.role === "goalkeeper" ? 0.15 : 0);
    const goal = stream.chance(Math.max(0.5, Math.min(0.92, chance)));
    taken[side] += 1;
    if (goal) score[side] += 1;
    const result = goal ? "goal" : stream.chance(0.64) ? "saved" : "missed";
    kicks.push({ at, side, player: taker.player.ref, result, score: { ...score } });
    if (decided(score, taken)) return { first, kicks };
    at += between(stream, 38_000, 62_000);
  }
}

function decided(score: Record<Side, number>, taken: Record<Side, number>): boolean {
  if (taken.home >= rounds && taken.away >= rounds) return taken.home === taken.away && score.home !== score.away;
  const left = (side: Side) => Math.max(0, rounds - taken[side]);
  return score.home > score.away + left("away") || score.away > score.home + left("home");
}

/** The best first, the goalkeeper last: he stays even where somebody has to be left out. */
function orderOf(game: Game, side: Side, number: number): OnPitch[] {
  const squad = game.squads[side];
  const keeper = keeperOf(squad);
  const merit = ({ player, role }: OnPitch) => player.skill + (role === "forward" ? 5 : role === "defender" ? -8 : 0);
  const field = squad.pitch.filter((on) => on !== keeper).sort((a, b) => merit(b) - merit(a));
  return [...field.slice(0, number - 1), keeper];
}
