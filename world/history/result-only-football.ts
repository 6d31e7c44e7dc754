import type { FootballScore, Points } from "@scoreline/domain/match/state/score";
import type { FootballState } from "@scoreline/domain/match/state/state";
import type { Side } from "@scoreline/domain/sport";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import { goalRates, type Intensity, intensityOf, phaseLength, phaseStart } from "#football/intensity.ts";
import type { TeamSheet } from "#football/matchup.ts";
import type { PlayedPhase } from "#football/script.ts";
import { knockOutOf, type Pairing } from "#match/matchups.ts";
import { type Rng, rng } from "#random.ts";

/** A goal of an old season, before it is known who scored it. */
export type BareGoal = { side: Side; phase: PlayedPhase; minute: number; added?: number };

export type ResultOnlyFootball = {
  state: Extract<FootballState, { kind: "finished" }>;
  goals: readonly BareGoal[];
  /** From kick-off to the last whistle. */
  lengthMs: number;
};

const minuteMs = 60_000;
const half = 45;
const noReds: Points = { home: 0, away: 0 };

/** The result of a match of an old season: the engine's goal rates, a minute at a time, and nothing around them. */
export function resultOnlyFootball(seed: string, pairing: Pairing): ResultOnlyFootball {
  const { fixture, firstLeg } = pairing;
  const draw = rng(seed, fixture.ref, "chronicle");
  const knockOut = knockOutOf(pairing);
  const intensity = intensityOf({
    seed,
    matchRef: fixture.ref,
    meanGoals: competitionOf(fixture.competition).competition.scoring,
    neutral: fixture.neutral ?? false,
    knockOut,
    home: sheetOf(pairing.home),
    away: sheetOf(pairing.away),
  });
  const course: Course = { draw, intensity, goals: [], score: { home: 0, away: 0 }, carried: 0, minutes: 15 };
  if (knockOut !== "none" && firstLeg) course.carried = firstLeg.home - firstLeg.away;

  playPhase(course, "first-half");
  const halfTime = { ...course.score };
  playPhase(course, "second-half");
  const score: FootballScore = { current: course.score, halfTime, fullTime: { ...course.score } };
  let decided: ResultOnlyFootball["state"]["decided"] = "regular";
  if (knockOut !== "none" && isLevel(course)) {
    course.minutes += 7;
    playPhase(course, "extra-first");
    playPhase(course, "extra-second");
    score.extraTime = { ...course.score };
    decided = "extra-time";
    if (isLevel(course)) {
      course.minutes += 12;
      score.penalties = shootOut(draw);
      decided = "penalties";
    }
  }
  if (knockOut !== "none" && firstLeg) {
    score.aggregate = { home: firstLeg.home + course.score.home, away: firstLeg.away + course.score.away };
  }
  return { state: { kind: "finished", decided, score }, goals: course.goals, lengthMs: course.minutes * minuteMs };
}

/** Strength is all that counts; a usual formation neither opens nor closes a match. */
function sheetOf(team: string): TeamSheet {
  const { strength } = teamOf("football", team).club;
  return { strength, formation: "4-4-2", style: { possession: 0.5, pressing: 0.5 }, starters: [], bench: [] };
}

type Course = {
  draw: Rng;
  intensity: Intensity;
  goals: BareGoal[];
  score: Points;
  carried: number;
  /** Played and waited so far. */
  minutes: number;
};

function isLevel({ score, carried }: Course): boolean {
  return score.home + carried === score.away;
}

function playPhase(course: Course, phase: PlayedPhase): void {
  const { draw, intensity, score, goals } = course;
  const { regular, added } = phaseLength[phase];
  const length = regular + Math.max(0, Math.round(added + draw.normal()));
  for (let minute = 0; minute < length; minute += 1) {
    const lead = score.home - score.away + course.carried;
    const rates = goalRates(intensity, { phase, minute: minute + 0.5, lead, reds: noReds });
    const chance = draw.float();
    if (chance >= rates.home + rates.away) continue;
    const side: Side = chance < rates.home ? "home" : "away";
    score[side] += 1;
    const over = minute + 1 - regular;
    goals.push({
      side,
      phase,
      minute: phaseStart[phase] + Math.min(minute + 1, regular),
      ...(over > 0 && { added: over }),
    });
  }
  course.minutes += phase.startsWith("extra") ? length + 1 : Math.max(half, length);
}

const kickScored = 0.76;

function shootOut(draw: Rng): Points {
  const score = { home: 0, away: 0 };
  for (let round = 1; ; round += 1) {
    for (const side of ["home", "away"] as const) {
      if (draw.chance(kickScored)) score[side] += 1;
      const homeLeft = Math.max(0, 5 - round);
      const awayLeft = Math.max(0, 5 - round) + (side === "home" ? 1 : 0);
      const open = round > 5 && side === "home";
      if (!open && (score.home > score.away + awayLeft || score.away > score.home + homeLeft)) return score;
    }
  }
}
