import type { TeamSheet } from "#basketball/matchup.ts";

/** Shares of a game that coaches give, best first: 33 minutes of 48 for a starter, ten men in all. */
const starterShares = [0.75, 0.72, 0.69, 0.66, 0.61];
const benchShares = [0.53, 0.44, 0.33, 0.2, 0.07];

/** The share of the game each player of a sheet is meant to play; they add up to five. */
export function sharesOf({ starters, bench }: TeamSheet): Map<string, number> {
  const bySkill = (list: TeamSheet["starters"]) => [...list].sort((a, b) => b.skill - a.skill);
  const shares = new Map<string, number>();
  bySkill(starters).forEach((player, rank) => {
    shares.set(player.ref, starterShares[rank] ?? 0);
  });
  bySkill(bench).forEach((player, rank) => {
    shares.set(player.ref, benchShares[rank] ?? 0);
  });
  // A short bench leaves minutes over: those who are there play them, the least used most.
  const sum = (of: (share: number) => number) => [...shares.values()].reduce((total, share) => total + of(share), 0);
  const missing = Math.max(0, 5 - sum((share) => share));
  const room = sum((share) => (share > 0 ? 1 - share : 0));
  if (missing > 0 && room > 0) {
    for (const [ref, share] of shares) if (share > 0) shares.set(ref, share + ((1 - share) * missing) / room);
  }
  return shares;
}
