import type { FootballPhase } from "@scoreline/domain/match/state/clock";
import type { Side } from "@scoreline/domain/sport";
import { judgeTalk, talkCardRate } from "#football/discipline.ts";
import { between, fix, type Game, newGame, record, standingAt } from "#football/game.ts";
import { goalRates } from "#football/intensity.ts";
import type { FootballMatchup } from "#football/matchup.ts";
import { corner, foul, injury, offside, ownGoal, penalty, shoot, shootInVain } from "#football/passages.ts";
import { baseShare } from "#football/possession.ts";
import type { PhaseSpan, PlayedPhase, ShootOut } from "#football/script.ts";
import { playShootOut } from "#football/shoot-out.ts";
import { penaltyXg } from "#football/shots.ts";
import { changeAtStoppage, changeInBreak, planExtraTime } from "#football/substitutions.ts";

const minute = 60_000;
const tick = 5_000;

/** Shares of goals that are penalties and own goals, and goals that are taken back for each one that stands. */
const penaltyGoals = 0.079;
const ownGoals = 0.031;
const vainGoals = 0.035;
const vainPenalties = 0.014;

/** A side and match: what an average side does in an average match of 95 minutes. */
const usual = { goals: 1.37, shots: 11.7, corners: 1.75, offsides: 2.1, fouls: 12.4, injuries: 0.2, length: 95 };

export type Played = { game: Game; phases: PhaseSpan[]; shootOut?: ShootOut };

/** Plays a match from kick-off to the last whistle. */
export function play(matchup: FootballMatchup): Played {
  const game = newGame(matchup);
  const { time } = game.streams;
  const phases: PhaseSpan[] = [];
  const pause = (phase: FootballPhase, length: number) => {
    const from = phases.at(-1)?.to ?? 0;
    phases.push({ phase, from, to: from + length });
  };
  const half = (phase: PlayedPhase, kickOff: Side) =>
    phases.push(playPhase(game, phase, phases.at(-1)?.to ?? 0, kickOff));

  const first: Side = time.chance(0.5) ? "home" : "away";
  const second: Side = first === "home" ? "away" : "home";
  half("first-half", first);
  pause("half-time", between(time, 15 * minute, 15.5 * minute));
  half("second-half", second);
  const rule = matchup.knockOut;
  if (rule === "none" || !level(game)) return { game, phases };
  if (rule.extraTime) {
    planExtraTime(game);
    pause("awaiting-extra-time", between(time, 4.5 * minute, 6 * minute));
    half("extra-first", first);
    pause("extra-half-time", between(time, minute, 2 * minute));
    half("extra-second", second);
  }
  if (!rule.penalties || !level(game)) return { game, phases };
  const from = phases.at(-1)?.to ?? 0;
  const shootOut = playShootOut(game, from + between(time, 3.5 * minute, 5 * minute));
  phases.push({ phase: "penalties", from, to: (shootOut.kicks.at(-1)?.at ?? from) + 8_000 });
  return { game, phases, shootOut };
}

function level(game: Game): boolean {
  return game.score.home + game.carried === game.score.away;
}

function playPhase(game: Game, phase: PlayedPhase, from: number, kickOff: Side): PhaseSpan {
  const { play: chances, time } = game.streams;
  game.phase = phase;
  game.phaseFrom = from;
  game.until = from;
  game.lost = 0;
  const regular = (phase.startsWith("extra") ? 15 : 45) * minute;
  if (phase !== "first-half") changeInBreak(game, from);
  fix(game, from, kickOff, "kick-off", 50, 50);
  let now = from + 8_000;
  // Dead time still counts towards the rates: it is made good while the ball is in play.
  let owed = 8_000;
  let added: number | undefined;
  let end = from + regular;
  for (;;) {
    if (added === undefined && now >= from + regular - 20_000) {
      added = addedMinutes(game, phase);
      end = from + regular + added * minute + between(time, 2_000, 35_000);
      if (added > 0)
        record(game, from + regular - between(time, 4_000, 19_000), { type: "added-time", minutes: added });
    }
    if (now >= end) break;
    const made = Math.min(owed, tick);
    owed -= made;
    const passage = nextPassage(game, now, (tick + made) / minute, chances.float());
    if (!passage) {
      now += tick;
      continue;
    }
    const resumed = passage(Math.round(now + chances.float() * tick));
    owed += resumed - now - tick;
    now = resumed;
  }
  const to = Math.max(end, game.until);
  game.anchors = game.anchors.filter((anchor) => anchor.at < to);
  return { phase, from, to, ...(added && { added }) };
}

/** What was lost, as the fourth official sees it; hardly any half goes without a minute. */
function addedMinutes(game: Game, phase: PlayedPhase): number {
  const { time } = game.streams;
  const habit = phase === "second-half" ? 0 : phase === "first-half" ? -1 : 0;
  const minutes = Math.max(0, Math.min(12, Math.round(game.lost / minute + habit + 0.35 * time.normal())));
  return minutes === 0 && time.chance(0.6) ? 1 : minutes;
}

type Passage = (at: number) => number;

/** How often each passage begins, a minute of play; `chance` is what a shot is worth. */
type Rates = Record<
  | "shots"
  | "chance"
  | "penalties"
  | "ownGoals"
  | "vainGoals"
  | "vainPenalties"
  | "corners"
  | "offsides"
  | "fouls"
  | "injuries"
  | "talk",
  number
>;

function ratesOf(game: Game, now: number): Record<Side, Rates> {
  const standing = standingAt(game, now);
  const goals = goalRates(game.intensity, standing);
  const talk = talkCardRate(game, standing.minute);
  return { home: sideRates(game, "home", goals.home, talk), away: sideRates(game, "away", goals.away, talk) };
}

function sideRates(game: Game, side: Side, rate: number, talk: number): Rates {
  const reviewed = game.matchup.videoReview === false ? 0 : 1;
  const temper = game.tempers[side];
  const pressure = (rate * usual.length) / usual.goals;
  const shots = (usual.shots / usual.length) * pressure ** 0.85 * temper.shots;
  const chasing = 1 + (0.5 - baseShare(game.matchup, side)) * 0.7;
  return {
    shots,
    chance: ((1 - penaltyGoals - ownGoals) * rate) / shots,
    penalties: (penaltyGoals / penaltyXg) * rate,
    ownGoals: ownGoals * rate,
    vainGoals: vainGoals * rate * reviewed,
    vainPenalties: vainPenalties * rate * reviewed,
    corners: (usual.corners / usual.length) * pressure ** 0.6 * temper.corners,
    offsides: (usual.offsides / usual.length) * pressure ** 0.4 * temper.offsides,
    fouls: (usual.fouls / usual.length) * temper.fouls * chasing,
    injuries: usual.injuries / usual.length,
    talk,
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

function sumOf(rates: Rates): number {
  const goals = rates.penalties + rates.ownGoals + rates.vainGoals + rates.vainPenalties;
  return rates.shots + goals + rates.corners + rates.offsides + rates.fouls + rates.injuries + rates.talk;
}

/** Which passage begins in the next `span` minutes, if any; `draw` decides. */
function nextPassage(game: Game, now: number, span: number, draw: number): Passage | undefined {
  if (draw >= ceilingAt(game, now) * span) return undefined;
  const rates = ratesOf(game, now);
  // Of at most one passage in the span the chance is its share of all that can happen.
  let left = draw;
  const happens = (rate: number) => {
    left -= rate * span;
    return left < 0;
  };
  for (const side of ["home", "away"] as const) {
    const own = rates[side];
    if (happens(own.shots)) return (at) => shoot(game, side, at, own.chance);
    if (happens(own.penalties)) return (at) => penalty(game, side, at, true);
    if (happens(own.ownGoals)) return (at) => ownGoal(game, side, at);
    if (happens(own.vainGoals)) return (at) => shootInVain(game, side, at, own.chance);
    if (happens(own.vainPenalties)) return (at) => penalty(game, side, at, false);
    if (happens(own.corners)) return (at) => corner(game, side, at);
    if (happens(own.offsides)) return (at) => offside(game, side, at);
    if (happens(own.fouls)) return (at) => foul(game, side, at);
    if (happens(own.injuries)) return (at) => injury(game, side, at);
    if (happens(own.talk)) {
      return (at) => {
        fix(game, at, side, "stopped", 45, 50, false);
        const restart = changeAtStoppage(game, judgeTalk(game, side, at) + 8_000);
        fix(game, restart, side, "free-kick", 45, 50);
        return restart + 6_000;
      };
    }
  }
  return undefined;
}
