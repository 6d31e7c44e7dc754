import type { BasketballPhase } from "@scoreline/domain/match/state/clock";
import type { Points } from "@scoreline/domain/match/state/score";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { type Court, courtOf } from "#basketball/court.ts";
import type { BasketballMatchup, BasketballPlayer } from "#basketball/matchup.ts";
import { type Model, modelOf, night } from "#basketball/model.ts";
import { type Outline, outlineOf } from "#basketball/outline.ts";
import { type Profile, playerProfileOf } from "#basketball/profile.ts";
import { sharesOf } from "#basketball/rotation-plan.ts";
import {
  gameRulesOf,
  periodLength,
  phaseName,
  playedBefore,
  type Rules,
  type TimeOutCount,
} from "#basketball/rules.ts";
import type { ClockChange, PeriodSpan, Play, PlayDetail } from "#basketball/script.ts";
import { type Rng, rng } from "#random.ts";

/** The game while it is being played: the only thing in this folder that changes. */
export type Game = {
  readonly matchup: BasketballMatchup;
  readonly rules: Rules;
  readonly court: Court;
  readonly model: Model;
  readonly night: { tempo: number; efficiency: number };
  readonly outline: Outline;
  random: Streams;
  readonly home: Team;
  readonly away: Team;
  readonly plays: Play[];
  readonly clock: ClockChange[];
  readonly periods: PeriodSpan[];
  /** Real milliseconds since tip-off. */
  now: number;
  /** Quarters are 0 to 3, overtimes follow. */
  period: number;
  /** Milliseconds on the game clock. */
  remaining: number;
  running: boolean;
  score: Points;
  /** Points that each side still gets in this period. */
  aim: Points;
  /** Points that one side has scored without an answer, for time-outs. */
  run: { side: Side; points: number };
  /** Who gets the ball when the possession arrow decides (FIBA), or who lost the opening jump (NBA). */
  arrow: Side;
  /** The next dead ball is the commercial time-out with this number. */
  commercials: number;
  decided: boolean;
};

export type Team = {
  readonly side: Side;
  readonly players: readonly Player[];
  /** Exactly five. */
  five: Player[];
  /** The average skill of who is on court over that of a usual minute. */
  lineup: number;
  /** Of the five, by how much they shoot. */
  average: Pick<Player, "skill" | "threeTouch" | "twoTouch">;
  /** Fouls of the period that count for the bonus, and those of its last two minutes. */
  fouls: number;
  lateFouls: number;
  timeOuts: TimeOutCount;
};

export type Player = BasketballPlayer &
  Profile & {
    readonly starter: boolean;
    /** Share of the game he is meant to play. */
    readonly share: number;
    /** Game time he has played until `since`, and when he last went on or off. */
    played: number;
    since: number;
    fouls: number;
    /** Technical and unsportsmanlike ones: the second sends him off. */
    conduct: number;
    out: boolean;
  };

const streams = ["tempo", "turnovers", "fouls", "shots", "places", "rebounds", "credits", "pauses", "bench"] as const;
export type Streams = Record<(typeof streams)[number], Rng>;

export function newGame(matchup: BasketballMatchup): Game {
  const rules = gameRulesOf(matchup);
  const mood = rng(matchup.seed, matchup.matchRef, "night");
  return {
    matchup,
    rules,
    court: courtOf(matchup),
    model: modelOf(matchup),
    night: { tempo: Math.exp(night.tempo * mood.normal()), efficiency: night.efficiency * mood.normal() },
    outline: outlineOf(matchup),
    random: streamsOf(matchup, 0),
    home: newTeam(matchup, "home"),
    away: newTeam(matchup, "away"),
    plays: [],
    clock: [],
    periods: [],
    now: 0,
    period: 0,
    remaining: rules.quarter,
    running: false,
    score: { home: 0, away: 0 },
    aim: { home: 0, away: 0 },
    run: { side: "home", points: 0 },
    arrow: "home",
    commercials: 0,
    decided: false,
  };
}

/** Chance for another attempt at the same: the first is number 0. */
export function streamsOf({ seed, matchRef }: BasketballMatchup, attempt: number): Streams {
  return Object.fromEntries(
    streams.map((name) => [name, attempt === 0 ? rng(seed, matchRef, name) : rng(seed, matchRef, name, attempt)]),
  ) as Streams;
}

function newTeam(matchup: BasketballMatchup, side: Side): Team {
  const { starters, bench } = matchup[side];
  const shares = sharesOf(matchup[side]);
  const players = [...starters, ...bench].map(
    (player, index): Player => ({
      ...player,
      ...playerProfileOf(matchup.seed, player),
      starter: index < 5,
      share: shares.get(player.ref) ?? 0,
      played: 0,
      since: 0,
      fouls: 0,
      conduct: 0,
      out: false,
    }),
  );
  const team: Team = {
    side,
    players,
    five: players.slice(0, 5),
    lineup: 0,
    average: { skill: 0, threeTouch: 0, twoTouch: 0 },
    fouls: 0,
    lateFouls: 0,
    timeOuts: { game: 0, period: 0, half: 0, closing: 0 },
  };
  measureLineup(team);
  return team;
}

export function measureLineup(team: Team): void {
  const onCourt = team.five.reduce((sum, player) => sum + player.skill, 0) / 5;
  const usual = team.players.reduce((sum, player) => sum + player.skill * player.share, 0) / 5;
  team.lineup = onCourt - usual;
  const usage = team.five.reduce((sum, player) => sum + player.usage, 0);
  const mean = (key: keyof Team["average"]) =>
    team.five.reduce((sum, player) => sum + player.usage * player[key], 0) / usage;
  team.average = { skill: mean("skill"), threeTouch: mean("threeTouch"), twoTouch: mean("twoTouch") };
}

export function opponent(game: Game, team: Team): Team {
  return game[otherSide[team.side]];
}

/** Game milliseconds played so far. */
export function elapsed(game: Game): number {
  return playedBefore(game.rules, game.period) + periodLength(game.rules, game.period) - game.remaining;
}

export function leadOf(game: Game, side: Side): number {
  return game.score[side] - game.score[otherSide[side]];
}

export function record(game: Game, detail: PlayDetail): void {
  game.plays.push({
    ref: String(game.plays.length + 1),
    at: game.now,
    phase: phaseName(game.period),
    remaining: game.remaining / 1000,
    score: game.score,
    ...detail,
  });
}

export function addPoints(game: Game, side: Side, points: number): void {
  game.score = { ...game.score, [side]: game.score[side] + points };
  game.aim = { ...game.aim, [side]: game.aim[side] - points };
  game.run = { side, points: game.run.side === side ? game.run.points + points : points };
}

/** Both clocks runClock; the game clock is kept in tenths, as boards show it. Never past the end of the period. */
export function runClock(game: Game, milliseconds: number): void {
  const time = Math.min(game.remaining, Math.max(0, Math.round(milliseconds / 100) * 100));
  if (time === 0) return;
  if (!game.running) setClock(game, true);
  game.now += time;
  game.remaining -= time;
}

export function stop(game: Game): void {
  if (game.running) setClock(game, false);
}

/** Real time passes while the game clock stands. */
export function pauseGame(game: Game, milliseconds: number): void {
  stop(game);
  game.now += Math.round(milliseconds);
}

export function setClock(game: Game, running: boolean, phase: BasketballPhase = phaseName(game.period)): void {
  game.running = running;
  game.clock.push({ phase, remaining: game.remaining / 1000, running, at: game.now });
}
