import { type Game, leadOf, opponent, type Player, type Team } from "#basketball/game.ts";
import { pull } from "#basketball/model.ts";
import { clamp } from "#basketball/profile.ts";
import type { ShotKind } from "#basketball/script.ts";
import type { Possession } from "#basketball/tactics.ts";
import { Aim, lean } from "#basketball/towards.ts";

/** Which shot is taken, and how good it is. */

export type TwoKind = Exclude<ShotKind, "three">;

type KindFigures = {
  /** Chance of a basket in the NBA when nobody fouls. */
  made: number;
  /** Chance of being fouled in the act. */
  fouled: number;
  assisted: number;
  /** Share of the misses that were blocked. */
  blocked: number;
};

export const figures: Record<ShotKind, KindFigures> = {
  "lay-up": { made: 0.555, fouled: 0.242, assisted: 0.52, blocked: 0.29 },
  dunk: { made: 0.9, fouled: 0.14, assisted: 0.78, blocked: 0.4 },
  "tip-in": { made: 0.48, fouled: 0.08, assisted: 0, blocked: 0.12 },
  hook: { made: 0.47, fouled: 0.15, assisted: 0.48, blocked: 0.2 },
  floater: { made: 0.414, fouled: 0.11, assisted: 0.3, blocked: 0.17 },
  "jump-shot": { made: 0.394, fouled: 0.06, assisted: 0.45, blocked: 0.09 },
  three: { made: 0.35, fouled: 0.022, assisted: 0.8, blocked: 0.015 },
};

/** Weights of the twos by position, in the half court and on the break. */
const twos: Record<Player["position"], readonly (readonly [TwoKind, number])[]> = {
  guard: [
    ["lay-up", 38],
    ["floater", 18],
    ["jump-shot", 38],
    ["dunk", 3],
    ["hook", 1],
  ],
  forward: [
    ["lay-up", 38],
    ["floater", 10],
    ["jump-shot", 31],
    ["dunk", 11],
    ["hook", 7],
  ],
  center: [
    ["lay-up", 34],
    ["floater", 9],
    ["jump-shot", 16],
    ["dunk", 22],
    ["hook", 19],
  ],
};
const kinds = Object.fromEntries(
  Object.entries(twos).map(([position, list]) => [position, list.map(([kind]) => kind)]),
) as Record<Player["position"], TwoKind[]>;
const halfCourt = Object.fromEntries(
  Object.entries(twos).map(([position, list]) => [position, list.map(([, weight]) => weight)]),
) as Record<Player["position"], number[]>;
const onTheBreak: TwoKind[] = ["lay-up", "dunk", "jump-shot"];

export function chooseShooter(game: Game, team: Team): Player {
  return game.random.shots.weighted(
    team.five,
    team.five.map((player) => player.usage),
  );
}

/** How often a two goes in, whatever it is. */
const usualTwo = 0.5;

export function chooseKind(
  game: Game,
  team: Team,
  shooter: Player,
  fastBreak: boolean,
  threes: number | undefined,
): ShotKind {
  const { shots } = game.random;
  const own = fastBreak ? shooter.threes * 0.6 : shooter.threes;
  const share = threes === undefined ? own : clamp(threes + (shooter.threes - 0.39) / 2, 0, 1);
  const aim = new Aim(game, team.side);
  if (shots.chance(lean(share, aim.shot(3, figures.three.made), aim.shot(2, usualTwo)))) return "three";
  if (fastBreak) return shots.weighted(onTheBreak, shooter.position === "guard" ? [78, 12, 10] : [60, 34, 6]);
  return shots.weighted(kinds[shooter.position], halfCourt[shooter.position]);
}

/** How much better than the league this attack is, right now: strength, lead, night, quarter and who is on court. */
export function edgeOf(game: Game, team: Team): number {
  const { model } = game;
  const lead = clamp(leadOf(game, "home"), -40, 40);
  const margin = ((model.drift - pull * lead) / model.total) * (team.side === "home" ? 1 : -1);
  const lineup = 0.0022 * (team.lineup - opponent(game, team).lineup);
  return margin + lineup + game.night.efficiency + ([0.009, 0.002, 0.005, -0.012][game.period] ?? -0.07);
}

/** Points do not all come from unhurried shots: those have to move more than the points are meant to. */
const response = 1.23;

/** Chance that an unfouled shot goes in. */
export function chanceOf(
  game: Game,
  team: Team,
  shooter: Player,
  kind: ShotKind,
  possession: Possession,
  edge: number,
): number {
  const touch = kind === "three" ? "threeTouch" : "twoTouch";
  // Only against his team-mates: how good the team is has been said by its strength.
  const better = shooter[touch] - team.average[touch] + 0.0012 * (shooter.skill - team.average.skill);
  const open = possession.start === "steal" ? 1.04 : 1;
  return clamp((figures[kind].made + better) * game.model.efficiency * (1 + response * edge) * open, 0.02, 0.97);
}
