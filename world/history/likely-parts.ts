import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import { sharesOf } from "#basketball/rotation-plan.ts";
import type { PlayerPart } from "#history/player-part.ts";
import { basketballMatchup, type Pairing } from "#match/matchups.ts";
import type { BasketballSheet } from "#people/team-sheets/basketball-sheet.ts";
import { type Rng, rng } from "#random.ts";

/** Who of the sheets played in a game that ended so, and a likely part of the points for each. */
export function likelyParts(seed: string, pairing: Pairing, score: Points): Record<Side, readonly PlayerPart[]> {
  const sheets = basketballMatchup(seed, pairing);
  const of = (side: Side) => pointsOf(rng(seed, pairing.fixture.ref, side, "likely points"), sheets[side], score[side]);
  return { home: of("home"), away: of("away") };
}

/** Whoever is long on court and skilled has more of them; what is left over by rounding goes to the first. */
function pointsOf(draw: Rng, sheet: BasketballSheet, total: number): PlayerPart[] {
  const shares = sharesOf(sheet);
  const players = [...sheet.starters, ...sheet.bench].filter(({ ref }) => (shares.get(ref) ?? 0) > 0);
  const weights = players.map(
    ({ ref, skill }) => (shares.get(ref) ?? 0) * Math.exp((skill - 75) / 26) * (0.4 + 1.2 * draw.float()),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const points = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = total - points.reduce((all, one) => all + one, 0);
  return players.map(({ ref }, index) => ({
    player: ref,
    started: index < sheet.starters.length,
    points: (points[index] ?? 0) + (index < left ? 1 : 0),
  }));
}
