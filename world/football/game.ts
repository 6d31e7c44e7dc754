import type { FootballEvent } from "@scoreline/domain/match/details/events";
import type { BallKind } from "@scoreline/domain/match/play/ball-track";
import { footballMinute, type Minute } from "@scoreline/domain/match/state/clock";
import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import type { DraftEvent } from "#football/cast.ts";
import { type Intensity, intensityOf, type MatchSituation } from "#football/intensity.ts";
import type { FootballMatchup } from "#football/matchup.ts";
import type { Incident, PlayedPhase, Shot } from "#football/script.ts";
import { type MatchSquad, newSquad } from "#football/squad.ts";
import { type Rng, rng } from "#random.ts";

/** A match while it is being played: what has happened so far and what the play that follows depends on. */
export type Game = {
  matchup: FootballMatchup;
  intensity: Intensity;
  streams: Streams;
  tempers: Record<Side, Temper>;
  squads: Record<Side, MatchSquad>;
  score: Points;
  /** Goals by which the home side led before this match, in a tie of two legs. */
  carried: number;
  phase: PlayedPhase;
  phaseFrom: number;
  phaseTo: number;
  /** When the next settled scene begins: by then the ball is in play, and nothing else goes on. */
  nextScene: number;
  events: DraftEvent[];
  shots: Shot[];
  incidents: Incident[];
  anchors: Anchor[];
  /** More than can happen a minute, as long as the rest stays as it is. */
  ceiling?: { phase: PlayedPhase; minutes: number; lead: number; reds: number; rate: number };
};

/** What a side is like today, beyond its strength; no goal depends on it. */
export type Temper = { shots: number; corners: number; fouls: number; offsides: number };

/** Where the ball must be at an instant. Between two of them the play is filled in, or the ball lies still. */
export type Anchor = { at: number; side: Side; kind: BallKind; x: number; y: number; live: boolean };

const aspects = ["time", "play", "shots", "players", "review", "corners"] as const;
export type Streams = Record<(typeof aspects)[number], Rng>;

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
type EventBody = DistributiveOmit<FootballEvent<string>, keyof Minute | "phase">;

export function newGame(matchup: FootballMatchup): Game {
  const stream = (aspect: string) => rng(matchup.seed, matchup.matchRef, aspect);
  const aggregate = matchup.knockOut === "none" ? undefined : matchup.knockOut.aggregate;
  const tempers = stream("tempers");
  const streams = Object.fromEntries(aspects.map((aspect) => [aspect, stream(aspect)])) as Streams;
  return {
    matchup,
    intensity: intensityOf(matchup),
    streams,
    tempers: { home: temperOf(matchup, "home", tempers), away: temperOf(matchup, "away", tempers) },
    squads: { home: newSquad("home", matchup.home), away: newSquad("away", matchup.away) },
    score: { home: 0, away: 0 },
    carried: aggregate ? aggregate.home - aggregate.away : 0,
    phase: "first-half",
    phaseFrom: 0,
    phaseTo: 0,
    nextScene: Number.POSITIVE_INFINITY,
    events: [],
    shots: [],
    incidents: [],
    anchors: [],
  };
}

function temperOf(matchup: FootballMatchup, side: Side, stream: Rng): Temper {
  const { style } = matchup[side];
  const around = (spread: number) => Math.exp(spread * stream.normal() - (spread * spread) / 2);
  return {
    shots: around(0.2) * (0.93 + 0.14 * style.possession),
    corners: around(0.26) * (0.9 + 0.2 * style.possession),
    fouls: around(0.16) * (0.8 + 0.4 * style.pressing),
    offsides: around(0.3),
  };
}

/** Writes an event down under the minute of its instant. */
export function record(game: Game, at: number, body: EventBody, overturnedAt?: number): void {
  const moment = { phase: game.phase, ...minuteOf(game, at), at };
  game.events.push({ ...body, ...moment, ...(overturnedAt !== undefined && { overturnedAt }) });
}

export function minuteOf(game: { phase: PlayedPhase; phaseFrom: number }, at: number): Minute {
  return footballMinute({ phase: game.phase, since: game.phaseFrom }, at) ?? { minute: 0 };
}

/** Whether something that is over at `end` fits in before the next scene and the whistle. */
export function hasRoom(game: Game, end: number): boolean {
  return end <= game.nextScene && end < game.phaseTo;
}

/** Fixes the ball, in the view of the side that has it. */
export function fix(game: Game, at: number, side: Side, kind: BallKind, x: number, y: number, live = true): void {
  const home = side === "home";
  game.anchors.push({ at, side, kind, x: home ? x : 100 - x, y: home ? y : 100 - y, live });
}

/** How the match stands for a tie of one or two legs, at an instant of the running phase. */
export function standingAt(game: Game, at: number): MatchSituation {
  return {
    phase: game.phase,
    minute: (at - game.phaseFrom) / 60_000,
    lead: game.score.home - game.score.away + game.carried,
    reds: { home: game.squads.home.reds, away: game.squads.away.reds },
  };
}

export function between(stream: Rng, from: number, to: number): number {
  return Math.round(from + (to - from) * stream.float());
}
