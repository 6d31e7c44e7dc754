import { type Minute, parseMinute } from "@scoreline/domain/match/state/clock";
import type { FootballScore, FootballScoringPhase, Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { FeederCode, GoalRow, GroupLetter, GroupMatchRow, KnockoutMatchRow, ScoreRow, TournamentMatchRow } from "./shape.ts";

export type Goal = {
  /** The side that it counts for: an own goal was put in by the other one. */
  side: Side;
  at: Minute;
  phase: FootballScoringPhase;
  scorer: string;
  penalty: boolean;
  ownGoal: boolean;
};

export type Source = { kind: "place"; place: 1 | 2 | 3; groups: readonly GroupLetter[] } | { kind: "winner" | "loser"; match: number };

type Read = { /** Epoch milliseconds. */ kickOff: number; score: FootballScore; goals: readonly Goal[] | "unknown" };

export type GroupMatch = Omit<GroupMatchRow, "at" | "score" | "goals"> & Read;
export type KnockoutMatch = Omit<KnockoutMatchRow, "at" | "score" | "goals" | "from"> & Read & { from: readonly [home: Source, away: Source] };
export type Match = GroupMatch | KnockoutMatch;

export function parseMatch(row: TournamentMatchRow): Match {
  const { at, score, goals, ...rest } = row;
  const read: Read = { kickOff: Date.parse(at), score: parseScore(score), goals: goals === "unknown" ? goals : goals.map(parseGoal) };
  return rest.stage === "group" ? { ...rest, ...read } : { ...rest, ...read, from: [parseFeeder(rest.from[0]), parseFeeder(rest.from[1])] };
}

const scoreNotation = /^(\d+-\d+) \((\d+-\d+)\)(?:, (\d+-\d+) after extra time)?(?:, (\d+-\d+) on penalties)?$/;

export function parseScore(row: ScoreRow): FootballScore {
  const [, full, half, extra, shootOut] = scoreNotation.exec(row) ?? [];
  if (!full || !half) throw new Error(`Not a score: ${row}`);
  const score: FootballScore = { current: points(extra ?? full), halfTime: points(half), fullTime: points(full) };
  if (extra) score.extraTime = points(extra);
  if (shootOut) score.penalties = points(shootOut);
  return score;
}

function points(text: string): Points {
  const [home, away] = text.split("-").map(Number);
  return { home: home ?? 0, away: away ?? 0 };
}

const goalNotation = /^(home|away) (\d+(?:\+\d+)?)(?: (pen|own))? (\S.*)$/;

export function parseGoal(row: GoalRow): Goal {
  const [, side, minute, how, scorer] = goalNotation.exec(row) ?? [];
  const at = minute && parseMinute(minute);
  if (!at || !scorer) throw new Error(`Not a goal: ${row}`);
  return { side: side === "home" ? "home" : "away", at, phase: phaseOf(at), scorer, penalty: how === "pen", ownGoal: how === "own" };
}

function phaseOf({ minute }: Minute): FootballScoringPhase {
  if (minute <= 45) return "first-half";
  if (minute <= 90) return "second-half";
  return minute <= 105 ? "extra-first" : "extra-second";
}

const feederNotation = /^(?:([123])([A-L](?:\/[A-L])*)|([WL])(\d+))$/;

export function parseFeeder(feeder: FeederCode): Source {
  const [, place, groups, outcome, match] = feederNotation.exec(feeder) ?? [];
  if (outcome) return { kind: outcome === "W" ? "winner" : "loser", match: Number(match) };
  if (!place || !groups) throw new Error(`Not a feeder: ${feeder}`);
  return { kind: "place", place: Number(place) as 1 | 2 | 3, groups: groups.split("/") as GroupLetter[] };
}
