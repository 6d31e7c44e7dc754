import type { Side } from "@scoreline/domain/sport";
import { type Cast, castOf, type Scene } from "#football/cast.ts";
import { between, fix, type Game, newGame, record, standingAt } from "#football/game.ts";
import { goalRates } from "#football/intensity.ts";
import type { FootballMatchup } from "#football/matchup.ts";
import { type Outline, outlineOf } from "#football/outline.ts";
import { type PassageKind, passages } from "#football/passages.ts";
import { baseShare } from "#football/possession.ts";
import { playScene } from "#football/scenes.ts";
import type { PhaseSpan, PlayedPhase, ShootOut } from "#football/script.ts";
import { penaltyXg } from "#football/shots.ts";
import { isPlayed } from "#football/statistics.ts";
import { rng } from "#random.ts";

const minute = 60_000;
const tick = 5_000;

/** Shares of goals that are penalties and own goals, and goals that are taken back for each one that stands. */
const penaltyGoals = 0.079;
const ownGoals = 0.031;
const vainGoals = 0.035;
const vainPenalties = 0.014;

/** A side and match: what an average side does in an average match of 95 minutes, apart from what is settled. */
const usual = { goals: 1.37, shots: 11.7, corners: 1.75, offsides: 2.1, fouls: 10.8, length: 95 };

export type Played = { game: Game; phases: readonly PhaseSpan[]; shootOut?: ShootOut };

/** Plays a match from kick-off to the last whistle, around what is settled of it. */
export function play(matchup: FootballMatchup): Played {
  const outline = outlineOf(matchup);
  const cast = castOf(matchup, outline);
  const game = newGame(matchup);
  const { phases } = outline;
  let kickOff: Side = game.streams.time.chance(0.5) ? "home" : "away";
  const waiting: Passage[] = [];
  for (const span of phases) {
    const { phase } = span;
    if (!isPlayed(phase)) continue;
    const scenes = cast.scenes.filter((scene) => scene.phase === phase);
    playPhase(game, { ...span, phase }, scenes, kickOff, waiting);
    kickOff = kickOff === "home" ? "away" : "home";
  }
  const shootOut = shootOutOf(matchup, outline, cast);
  return { game, phases, ...(shootOut && { shootOut }) };
}

function shootOutOf({ seed, matchRef }: FootballMatchup, { kicks }: Outline, { takers }: Cast): ShootOut | undefined {
  const first = kicks?.[0]?.side;
  if (!kicks || !first) return undefined;
  const stream = rng(seed, matchRef, "shoot-out");
  const score = { home: 0, away: 0 };
  return {
    first,
    kicks: kicks.map(({ side, at, scored }, index) => {
      if (scored) score[side] += 1;
      const result = scored ? "goal" : stream.chance(0.64) ? "saved" : "missed";
      return { at, side, player: takers[index] ?? "", result, score: { ...score } };
    }),
  };
}

type PlayedSpan = PhaseSpan & { phase: PlayedPhase };
/** What was due while there was no time for it, and is made good. */
type Passage = { kind: PassageKind; side: Side };

function playPhase(game: Game, span: PlayedSpan, scenes: readonly Scene[], kickOff: Side, waiting: Passage[]): void {
  const { play: chances, time } = game.streams;
  const { phase, from, to, added } = span;
  game.phase = phase;
  game.phaseFrom = from;
  game.phaseTo = to;
  const regular = (phase.startsWith("extra") ? 15 : 45) * minute;
  if (added) record(game, from + regular - between(time, 4_000, 19_000), { type: "added-time", minutes: added });
  fix(game, from, kickOff, "kick-off", 50, 50);
  // Dead time still counts towards the rates: it is made good while the ball is in play.
  let owed = 8_000;
  let now = from + 8_000;
  let next = 0;
  while (now < to) {
    const scene = scenes[next];
    game.nextScene = scene?.from ?? Number.POSITIVE_INFINITY;
    if (scene && now >= scene.from) {
      next += 1;
      game.nextScene = scenes[next]?.from ?? Number.POSITIVE_INFINITY;
      const resumed = playScene(game, scene, chanceOf(game, scene.side, scene.at));
      owed += Math.max(0, resumed - Math.max(now, scene.from));
      now = Math.max(now, resumed);
      continue;
    }
    const due = waiting.findIndex(({ kind }) => fits(game, kind, now + 1_000));
    const made = Math.min(owed, tick);
    owed -= made;
    const passage =
      due >= 0 ? waiting.splice(due, 1)[0] : nextPassage(game, now, (tick + made) / minute, chances.float());
    const at = Math.round(now + (due >= 0 ? 0.2 : 1) * chances.float() * tick);
    if (passage && fits(game, passage.kind, at)) {
      const resumed = passages[passage.kind].play(game, passage.side, at, chanceOf(game, passage.side, at));
      owed += Math.max(0, resumed - now - tick);
      now = resumed;
      continue;
    }
    if (passage) waiting.push(passage);
    now = Math.min(now + tick, Math.max(game.nextScene, now + 1));
  }
  // Scenes end with their phase; what was fixed for later is of no use.
  for (; next < scenes.length; next += 1) {
    const scene = scenes[next];
    if (scene) playScene(game, scene, chanceOf(game, scene.side, scene.at));
  }
  game.anchors = game.anchors.filter((anchor) => anchor.at < to);
}

function fits(game: Game, kind: PassageKind, at: number): boolean {
  const { room, until } = passages[kind];
  return at + room <= game.nextScene && at + until < game.phaseTo;
}

/** How often each passage begins, a minute of play; `chance` is what a shot is worth. */
type Rates = Record<PassageKind | "chance", number>;

function ratesOf(game: Game, now: number): Record<Side, Rates> {
  const goals = goalRates(game.intensity, standingAt(game, now));
  return { home: sideRates(game, "home", goals.home), away: sideRates(game, "away", goals.away) };
}

/** What a shot of a side is worth just now. */
function chanceOf(game: Game, side: Side, now: number): number {
  return sideRates(game, side, goalRates(game.intensity, standingAt(game, now))[side]).chance;
}

function sideRates(game: Game, side: Side, rate: number): Rates {
  const reviewed = game.matchup.videoReview === false ? 0 : 1;
  const temper = game.tempers[side];
  const pressure = (rate * usual.length) / usual.goals;
  const shots = (usual.shots / usual.length) * pressure ** 0.85 * temper.shots;
  const chance = ((1 - penaltyGoals - ownGoals) * rate) / shots;
  const chasing = 1 + (0.5 - baseShare(game.matchup, side)) * 0.7;
  return {
    chance,
    // Those that go in are settled.
    shot: shots * (1 - chance),
    missedPenalty: (penaltyGoals / penaltyXg) * (1 - penaltyXg) * rate,
    vainGoal: vainGoals * rate * reviewed,
    vainPenalty: vainPenalties * rate * reviewed,
    corner: (usual.corners / usual.length) * pressure ** 0.6 * temper.corners,
    offside: (usual.offsides / usual.length) * pressure ** 0.4 * temper.offsides,
    foul: (usual.fouls / usual.length) * temper.fouls * chasing,
  };
}

/** Within a minute the rates of one score move by less than this. */
const margin = 1.02;

/** More than can happen in a minute of play, looked at once a minute: most ticks are empty, and this tells cheaply. */
function ceilingAt(game: Game, now: number): number {
  const { phase, score, squads, ceiling } = game;
  const minutes = Math.floor((now - game.phaseFrom) / minute);
  const lead = score.home - score.away;
  const reds = squads.home.reds * 16 + squads.away.reds;
  if (ceiling?.minutes === minutes && ceiling.phase === phase && ceiling.lead === lead && ceiling.reds === reds)
    return ceiling.rate;
  const rates = ratesOf(game, game.phaseFrom + minutes * minute);
  const rate = (sumOf(rates.home) + sumOf(rates.away)) * margin;
  game.ceiling = { phase, minutes, lead, reds, rate };
  return rate;
}

const kinds: readonly PassageKind[] = ["shot", "missedPenalty", "vainGoal", "vainPenalty", "corner", "offside", "foul"];

function sumOf(rates: Rates): number {
  let sum = 0;
  for (const kind of kinds) sum += rates[kind];
  return sum;
}

/** Which passage begins in the next `span` minutes, if any; `draw` decides. */
function nextPassage(game: Game, now: number, span: number, draw: number): Passage | undefined {
  if (draw >= ceilingAt(game, now) * span) return undefined;
  const rates = ratesOf(game, now);
  // Of at most one passage in the span the chance is its share of all that can happen.
  let left = draw;
  for (const side of ["home", "away"] as const) {
    for (const kind of kinds) {
      left -= rates[side][kind] * span;
      if (left < 0) return { kind, side };
    }
  }
  return undefined;
}
