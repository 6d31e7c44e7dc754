import type { FootballMatchup, FootballPlayer, FootballPosition, KnockOutRule, TeamSheet } from "#football/matchup.ts";
import { type Rng, rng } from "#random.ts";

/** Made-up opponents for calibration and tests: as unequal as the clubs of one league. */

const formations = ["4-3-3", "4-2-3-1", "4-4-2", "3-5-2", "5-3-2", "3-4-3", "4-1-4-1"];
/** Standard deviation of the difference in strength between two clubs that meet. */
const strengthSpread = 90;
const bench: readonly FootballPosition[] = [
  "goalkeeper",
  "defender",
  "defender",
  "defender",
  "midfielder",
  "midfielder",
  "midfielder",
  "forward",
  "forward",
];

export type SampleOptions = { meanGoals?: number; neutral?: boolean; knockOut?: "none" | KnockOutRule };

export function sampleMatchup(seed: string | number, matchRef: string, options: SampleOptions = {}): FootballMatchup {
  const stream = rng(seed, matchRef, "sample");
  const middle = 1500 + 60 * stream.normal();
  const difference = strengthSpread * stream.normal();
  return {
    seed,
    matchRef,
    meanGoals: options.meanGoals ?? 2.74,
    neutral: options.neutral ?? false,
    knockOut: options.knockOut ?? "none",
    home: sampleSheet(stream, `${matchRef}-h`, middle + difference / 2),
    away: sampleSheet(stream, `${matchRef}-a`, middle - difference / 2),
  };
}

export function sampleSheet(stream: Rng, prefix: string, strength: number): TeamSheet {
  const formation = stream.pick(formations);
  const lines = formation.split("-").map(Number);
  const back = lines[0] ?? 4;
  const front = lines.length === 4 ? 1 : (lines.at(-1) ?? 2);
  const positions: FootballPosition[] = [
    "goalkeeper",
    ...new Array<FootballPosition>(back).fill("defender"),
    ...new Array<FootballPosition>(10 - back - front).fill("midfielder"),
    ...new Array<FootballPosition>(front).fill("forward"),
  ];
  const player = (position: FootballPosition, index: number, skill: number): FootballPlayer => ({
    ref: `${prefix}${index + 1}`,
    position,
    skill: Math.round(Math.max(20, Math.min(99, skill + 7 * stream.normal()))),
    number: index + 1,
  });
  return {
    strength,
    style: { possession: stream.float(), pressing: stream.float() },
    formation,
    starters: positions.map((position, index) => player(position, index, strength / 22)),
    bench: bench.map((position, index) => player(position, index + 11, strength / 22 - 5)),
  };
}
