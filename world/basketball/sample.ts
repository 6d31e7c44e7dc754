import type { BasketballMatchup, BasketballPlayer, BasketballPosition, TeamSheet } from "#basketball/matchup.ts";
import { type Rng, rng } from "#random.ts";

/** A league of made-up clubs, for measuring and testing the engine: nobody in the demo world plays in it. */
export type SampleLeague = {
  meanTotal: number;
  quarterMinutes: 10 | 12;
  clubs: number;
  strength: { mean: number; spread: number };
};

export const nbaLike: SampleLeague = {
  meanTotal: 227.5,
  quarterMinutes: 12,
  clubs: 30,
  strength: { mean: 1840, spread: 47 },
};
export const euroLike: SampleLeague = {
  meanTotal: 170,
  quarterMinutes: 10,
  clubs: 18,
  strength: { mean: 1650, spread: 70 },
};

const starters: readonly BasketballPosition[] = ["guard", "guard", "forward", "forward", "center"];
const bench: readonly BasketballPosition[] = [
  "guard",
  "forward",
  "center",
  "guard",
  "forward",
  "guard",
  "forward",
  "center",
];

/** Game number `index` of a season in which everybody meets everybody at random. */
export function sampleMatchup(league: SampleLeague, seed: string | number, index: number): BasketballMatchup {
  const draw = rng(seed, "sample-fixture", index);
  const home = draw.int(0, league.clubs - 1);
  const away = (home + draw.int(1, league.clubs - 1)) % league.clubs;
  return {
    seed,
    matchRef: `game-${index}`,
    meanTotal: league.meanTotal,
    quarterMinutes: league.quarterMinutes,
    neutral: false,
    home: sampleSheet(league, seed, home),
    away: sampleSheet(league, seed, away),
  };
}

const sheets = new Map<string, TeamSheet>();

function sampleSheet(league: SampleLeague, seed: string | number, club: number): TeamSheet {
  const key = [seed, league.meanTotal, league.quarterMinutes, club].join("/");
  const known = sheets.get(key);
  if (known) return known;
  const draw = rng(key, "sample-club");
  // Even ranks, so that a small sample of clubs is as wide as a large one.
  const rank = (club + 0.5) / league.clubs;
  const sheet: TeamSheet = {
    strength: Math.round(league.strength.mean + league.strength.spread * 1.03 * quantile(rank)),
    pace: ((club * 7) % league.clubs) / (league.clubs - 1),
    starters: starters.map((position, slot) => samplePlayer(draw, club, slot, position)),
    bench: bench.map((position, slot) => samplePlayer(draw, club, slot + 5, position)),
  };
  sheets.set(key, sheet);
  return sheet;
}

function samplePlayer(draw: Rng, club: number, slot: number, position: BasketballPosition): BasketballPlayer {
  const skill = (slot < 5 ? 79 : 73 - 1.5 * (slot - 5)) + 5 * draw.normal();
  return {
    ref: `club-${club}-player-${slot}`,
    position,
    skill: Math.round(Math.min(99, Math.max(30, skill))),
    number: slot + 4,
  };
}

/** The normal quantile, to two digits (Tukey's lambda). */
function quantile(share: number): number {
  return 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
}
