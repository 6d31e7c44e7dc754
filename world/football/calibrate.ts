import type { FootballMatchup } from "#football/matchup.ts";
import { type Probabilities, probabilities, probabilitiesAt } from "#football/outcome.ts";
import { sampleMatchup } from "#football/sample.ts";
import type { FootballScript } from "#football/script.ts";
import { endOf, situationAt } from "#football/state.ts";
import { countScript, covarianceOf, meanOf, newTally, percentileOf, sumOf, type Tally } from "#football/tally.ts";
import { writeFootball } from "#football/write-script.ts";

export type Figure = {
  name: string;
  measured: number;
  real: number;
  /** How far from the real figure is still fine. */
  tolerance: number;
};

/** Of outcomes said to be about `expected` likely, the share that happened. */
export type CurvePoint = { expected: number; happened: number; outcomes: number };

export type Calibration = { matches: number; figures: Figure[]; beforeKickoff: CurvePoint[]; inPlay: CurvePoint[] };

export function isWithin({ measured, real, tolerance }: Figure): boolean {
  return Math.abs(measured - real) <= tolerance;
}

/** Plays `matches` league matches, and a fifth as many knock-outs, and sets them beside the real figures of base-rates.md. */
export function calibrate(matches: number, seed: string | number = "calibration"): Calibration {
  const tally = newTally();
  const before = newCurve();
  const during = newCurve();
  for (let index = 0; index < matches; index += 1) {
    const matchup = sampleMatchup(seed, `league-${index}`);
    const script = writeFootball(matchup);
    countScript(tally, script);
    compare(before, probabilities(matchup), script);
    for (const share of [0.2, 0.45, 0.65, 0.85]) compareAt(during, matchup, script, share);
  }
  return {
    matches,
    figures: [
      ...figuresOf(tally),
      ...knockOutFigures(Math.max(1, Math.round(matches / 5)), seed),
      ...curveFigures(before, during),
    ],
    beforeKickoff: pointsOf(before),
    inPlay: pointsOf(during),
  };
}

function figuresOf(tally: Tally): Figure[] {
  const perMatch = (name: string) => sumOf(tally, name) / tally.matches;
  const percent = (name: string) => perMatch(name) * 100;
  const goals = meanOf(tally, "goals") * tally.matches;
  const cards = sumOf(tally, "card yellow") + sumOf(tally, "card second-yellow") + sumOf(tally, "card red");
  const figure = (name: string, measured: number, real: number, tolerance: number): Figure => ({
    name,
    measured,
    real,
    tolerance,
  });
  const shares = (label: string, key: string, whole: number, real: readonly number[], tolerance: number) =>
    real.map((share, index) =>
      figure(
        `${label} ${index * 15 + 1}-${index * 15 + 15} %`,
        (sumOf(tally, `${key} ${index}`) / whole) * 100,
        share,
        tolerance,
      ),
    );
  return [
    figure("goals mean", meanOf(tally, "goals"), 2.74, 0.08),
    figure("goals variance", covarianceOf(tally, "goals", "goals"), 2.76, 0.2),
    figure("home goals", meanOf(tally, "home goals"), 1.53, 0.06),
    figure("away goals", meanOf(tally, "away goals"), 1.21, 0.06),
    figure("covariance of home and away goals", covarianceOf(tally, "home goals", "away goals"), -0.13, 0.08),
    ...Object.entries({ H: 44.3, D: 25.2, A: 30.5 }).map(([result, real]) =>
      figure(`result ${result} %`, percent(`result ${result}`), real, 2),
    ),
    ...Object.entries(realScores).map(([score, real]) =>
      figure(`score ${score} %`, percent(`score ${score}`), real, 1.2),
    ),
    ...Object.entries(realHalves).map(([halves, real]) =>
      figure(`half-time/full-time ${halves} %`, percent(`half ${halves}`), real, real > 8 ? 2 : 1),
    ),
    ...shares("goals", "goal quarter", goals, [12.3, 15.6, 15.7, 16.5, 17.3, 22.5], 1.2),
    ...shares("cards", "card quarter", cards, [6, 11, 18, 16, 19, 30], 1.8),
    figure("own goals %", (sumOf(tally, "goal own-goal") / goals) * 100, 3.1, 0.6),
    figure("penalties % of goals", (sumOf(tally, "goal penalty") / goals) * 100, 7.9, 1),
    figure("xG for each goal", (sumOf(tally, "xg") + sumOf(tally, "goal own-goal")) / goals, 1, 0.03),
    figure("shots a side", meanOf(tally, "shots"), 11.8, 0.4),
    figure("shots home", meanOf(tally, "home shots"), 13.1, 0.5),
    figure("shots away", meanOf(tally, "away shots"), 10.5, 0.5),
    figure("shots 5th percentile", percentileOf(tally, "shots", 0.05), 5, 1),
    figure("shots 95th percentile", percentileOf(tally, "shots", 0.95), 21, 1),
    figure("on target a side", meanOf(tally, "onTarget"), 4.2, 0.25),
    figure("corners a side", meanOf(tally, "corners"), 5, 0.3),
    figure("corners 5th percentile", percentileOf(tally, "corners", 0.05), 1, 1),
    figure("corners 95th percentile", percentileOf(tally, "corners", 0.95), 10, 1),
    figure("fouls a side", meanOf(tally, "fouls"), 13.1, 0.5),
    figure("offsides a side", meanOf(tally, "offsides"), 2.1, 0.2),
    figure("possession standard deviation", Math.sqrt(covarianceOf(tally, "possession", "possession")), 11.3, 1),
    figure("possession 5th percentile", percentileOf(tally, "possession", 0.05), 32, 2),
    figure("possession 95th percentile", percentileOf(tally, "possession", 0.95), 69, 2),
    figure("yellow cards", perMatch("card yellow"), 3.93, 0.25),
    figure("red cards", perMatch("card red") + perMatch("card second-yellow"), 0.18, 0.03),
    figure("first half minutes", meanOf(tally, "first half"), 46.3, 0.3),
    figure("second half minutes", meanOf(tally, "second half"), 48.7, 0.3),
  ];
}

const realScores = {
  "1-1": 11.8,
  "1-0": 9.7,
  "2-1": 8.8,
  "0-1": 7.5,
  "2-0": 7.3,
  "1-2": 6.9,
  "0-0": 6.9,
  "2-2": 5.2,
  "0-2": 4.8,
  "3-0": 4.3,
};
const realHalves = { HH: 26.7, AA: 17.3, DD: 15, DH: 15, DA: 11.1, HD: 5.2, AD: 5, AH: 2.6, HA: 2.2 };

/** 27 of 80 matches in extra time and 17 in a shoot-out are themselves uncertain by about ten and nine points. */
function knockOutFigures(matches: number, seed: string | number): Figure[] {
  let extraTime = 0;
  let shootOuts = 0;
  for (let index = 0; index < matches; index += 1) {
    const knockOut = { extraTime: true, penalties: true };
    const { phases, shootOut } = writeFootball(
      sampleMatchup(seed, `cup-${index}`, { neutral: true, knockOut, meanGoals: 2.6 }),
    );
    if (phases.some(({ phase }) => phase === "extra-first")) extraTime += 1;
    if (shootOut) shootOuts += 1;
  }
  return [
    { name: "knock-outs to extra time %", measured: (extraTime / matches) * 100, real: 33.8, tolerance: 6 },
    { name: "knock-outs to penalties %", measured: (shootOuts / matches) * 100, real: 21.3, tolerance: 5 },
  ];
}

/** Ten classes of likelihood. */
type Curve = { expected: number; happened: number; outcomes: number }[];

function newCurve(): Curve {
  return Array.from({ length: 10 }, () => ({ expected: 0, happened: 0, outcomes: 0 }));
}

function compareAt(curve: Curve, matchup: FootballMatchup, script: FootballScript, share: number): void {
  const situation = situationAt(script, endOf(script) * share);
  if (situation) compare(curve, probabilitiesAt(matchup, situation), script);
}

/** Sets what was said beside what came: result, over and under 2.5 goals, and home side by two or more. */
function compare(curve: Curve, said: Probabilities, script: FootballScript): void {
  const goals = script.events.filter((event) => event.type === "goal" && event.overturnedAt === undefined);
  const home = goals.filter((event) => "side" in event && event.side === "home").length;
  const lead = 2 * home - goals.length;
  const middle = (said.difference.length - 1) / 2;
  const sum = (list: readonly number[], from: number) => list.slice(from).reduce((total, value) => total + value, 0);
  const enter = (expected: number, happened: boolean) => {
    const point = curve[Math.min(9, Math.floor(expected * 10))];
    if (!point) return;
    point.expected += expected;
    point.happened += happened ? 1 : 0;
    point.outcomes += 1;
  };
  enter(said.home, lead > 0);
  enter(said.draw, lead === 0);
  enter(said.away, lead < 0);
  enter(sum(said.total, 3), goals.length >= 3);
  enter(sum(said.difference, middle + 2), lead >= 2);
}

function pointsOf(curve: Curve): CurvePoint[] {
  return curve
    .filter(({ outcomes }) => outcomes > 0)
    .map(({ expected, happened, outcomes }) => ({
      expected: expected / outcomes,
      happened: happened / outcomes,
      outcomes,
    }));
}

/** Each decile that is filled well enough to be judged. */
function curveFigures(before: Curve, during: Curve): Figure[] {
  const figures = (label: string, curve: Curve) =>
    pointsOf(curve)
      .filter(({ outcomes }) => outcomes >= 200)
      .map(({ expected, happened, outcomes }) => ({
        name: `${label} said ${(expected * 100).toFixed(0)} %, happened %`,
        measured: happened * 100,
        real: expected * 100,
        // Two points of error, and what chance does to so many outcomes.
        tolerance: 2 + 2.5 * Math.sqrt((expected * (1 - expected) * 10_000) / outcomes),
      }));
  return [...figures("before kick-off", before), ...figures("in play", during)];
}
