import type { Side } from "@scoreline/domain/sport";
import type { FootballMatchup } from "#football/matchup.ts";
import { rng } from "#random.ts";

/** The share of the ball that a side is expected to have in a match that stays level. */
export function baseShare(matchup: FootballMatchup, side: Side): number {
  let share = shares.get(matchup);
  if (share === undefined) {
    share = homeShare(matchup);
    shares.set(matchup, share);
  }
  return side === "home" ? share : 1 - share;
}
const shares = new WeakMap<FootballMatchup, number>();

function homeShare({ seed, matchRef, home, away, neutral }: FootballMatchup): number {
  const better = 0.14 * Math.tanh((home.strength - away.strength) / 170);
  const wanted = 0.2 * (home.style.possession - away.style.possession);
  const today = 0.085 * rng(seed, matchRef, "possession").normal();
  return Math.max(0.24, Math.min(0.76, 0.5 + (neutral ? 0 : 0.012) + better + wanted + today));
}
