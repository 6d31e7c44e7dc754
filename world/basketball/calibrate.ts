import type { BoxFigures } from "@scoreline/domain/match/figures/statistics";
import { boxScoreAt } from "#basketball/box-score.ts";
import type { Game } from "#basketball/game.ts";
import { euroLike, nbaLike, type SampleLeague, sampleMatchup } from "#basketball/sample.ts";
import { playGame } from "#basketball/write-script.ts";

/** A measured figure beside what real games give (docs: base rates) and how far it may lie off. Shares are in percent. */
export type Figure = { name: string; measured: number; target: number; tolerance: number; within: boolean };

const nbaTargets: Record<string, readonly [target: number, tolerance: number]> = {
  "total points": [227.5, 0.9],
  "total points, deviation": [21, 0.7],
  "team points, q1": [28.7, 0.3],
  "team points, q2": [28.5, 0.3],
  "team points, q3": [28.7, 0.3],
  "team points, q4": [27.3, 0.3],
  "team quarter, deviation": [6, 0.25],
  "overtime %": [5, 0.7],
  "two overtimes or more %": [0.6, 0.3],
  "team points of the first overtime": [10.7, 0.5],
  "home wins %": [55.3, 1.6],
  "field goals %": [47, 0.7],
  "threes %": [36, 0.7],
  "threes of attempts %": [39, 1.5],
  "free throws %": [78, 1],
  assists: [25, 1],
  rebounds: [43, 1],
  turnovers: [13, 0.6],
  fouls: [19, 0.8],
  "minutes of a quarter": [30, 1],
};

/** Points as the league says; the rest as the EuroLeague's. */
const euroTargets: Record<string, readonly [target: number, tolerance: number]> = {
  "total points": [170, 1.5],
  "overtime %": [5, 1],
  "free throws %": [78, 1],
  assists: [18, 1],
  rebounds: [33, 1.5],
  turnovers: [12.3, 0.8],
  fouls: [20, 1],
  "minutes of a quarter": [22, 1],
};

/** Plays that many games of a league like the NBA. */
export function calibrate(games: number, seed: string | number = "calibration"): Figure[] {
  return compare(measure(nbaLike, games, seed), nbaTargets);
}

/** The same for a league that plays FIBA's rules. */
export function calibrateFiba(games: number, seed: string | number = "calibration"): Figure[] {
  return compare(measure(euroLike, games, seed), euroTargets);
}

function compare(
  measured: Record<string, number>,
  targets: Record<string, readonly [target: number, tolerance: number]>,
): Figure[] {
  return Object.entries(targets).map(([name, [target, tolerance]]) => {
    const value = measured[name] ?? Number.NaN;
    return { name, measured: value, target, tolerance, within: Math.abs(value - target) <= tolerance };
  });
}

type Sample = { sum: number; square: number; count: number };

function measure(league: SampleLeague, games: number, seed: string | number): Record<string, number> {
  const samples = new Map<string, Sample>();
  const add: Add = (name, value) => {
    const sample = samples.get(name) ?? { sum: 0, square: 0, count: 0 };
    sample.sum += value;
    sample.square += value ** 2;
    sample.count += 1;
    samples.set(name, sample);
  };
  for (let index = 0; index < games; index += 1) {
    const game = playGame(sampleMatchup(league, seed, index));
    addScores(game, add);
    addFigures(game, add);
  }
  return read(samples);
}

type Add = (name: string, value: number) => void;

function addScores(game: Game, add: Add): void {
  const { score, plays, periods } = game;
  add("total points", score.home + score.away);
  add("home wins %", score.home > score.away ? 100 : 0);
  const ends = plays.filter((play) => play.type === "period" && play.edge === "end").map((play) => play.score);
  add("overtime %", ends.length > 4 ? 100 : 0);
  add("two overtimes or more %", ends.length > 5 ? 100 : 0);
  ends.slice(0, 5).forEach((end, index) => {
    const before = ends[index - 1] ?? { home: 0, away: 0 };
    for (const points of [end.home - before.home, end.away - before.away]) {
      add(index < 4 ? `team points, q${index + 1}` : "team points of the first overtime", points);
      if (index < 4) add("team quarter", points);
    }
  });
  for (const { phase, from, to } of periods)
    if (phase.startsWith("q")) add("minutes of a quarter", (to - from) / 60_000);
}

function addFigures(game: Game, add: Add): void {
  const box = boxScoreAt(game, game.now);
  for (const { totals } of [box.home, box.away]) {
    for (const key of ["fgm", "fga", "tpm", "tpa", "ftm", "fta"] satisfies (keyof BoxFigures)[]) add(key, totals[key]);
    add("assists", totals.ast);
    add("rebounds", totals.reb);
    add("turnovers", totals.tov);
    add("fouls", totals.pf);
  }
}

function read(samples: ReadonlyMap<string, Sample>): Record<string, number> {
  const mean = (name: string) => {
    const sample = samples.get(name);
    return sample ? sample.sum / sample.count : Number.NaN;
  };
  const deviation = (name: string) => {
    const sample = samples.get(name);
    return sample ? Math.sqrt(sample.square / sample.count - (sample.sum / sample.count) ** 2) : Number.NaN;
  };
  const means = Object.fromEntries([...samples.keys()].map((name) => [name, mean(name)]));
  return {
    ...means,
    "total points, deviation": deviation("total points"),
    "team quarter, deviation": deviation("team quarter"),
    "field goals %": (100 * mean("fgm")) / mean("fga"),
    "threes %": (100 * mean("tpm")) / mean("tpa"),
    "threes of attempts %": (100 * mean("tpa")) / mean("fga"),
    "free throws %": (100 * mean("ftm")) / mean("fta"),
  };
}
