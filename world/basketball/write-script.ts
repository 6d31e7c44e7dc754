import type { Points } from "@scoreline/domain/match/state/score";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { checkpoint } from "#basketball/checkpoint.ts";
import { commentaryOf } from "#basketball/commentary.ts";
import { fitLength } from "#basketball/fit-length.ts";
import {
  type Game,
  newGame,
  type Player,
  pauseGame,
  record,
  setClock,
  streamsOf,
  type Team,
} from "#basketball/game.ts";
import { type BasketballMatchup, checkSheets } from "#basketball/matchup.ts";
import { momentumOf } from "#basketball/momentum.ts";
import { playPossession } from "#basketball/possession.ts";
import { ratingsAt } from "#basketball/ratings.ts";
import { openPeriod } from "#basketball/rotation.ts";
import { periodLength, phaseName } from "#basketball/rules.ts";
import type { BasketballScript, Shot } from "#basketball/script.ts";
import type { Possession } from "#basketball/tactics.ts";

const second = 1000;

/** The whole game between these two, always the same one for the same seed and match. */
export function writeBasketball(matchup: BasketballMatchup): BasketballScript {
  const game = playGame(matchup);
  const { plays, periods, clock } = game;
  const shots = plays.flatMap((play): Shot[] => {
    if (play.type !== "shot") return [];
    const { type: _, ...shot } = play;
    return [shot];
  });
  const told = { matchup, periods, plays, clock };
  return {
    ...told,
    shots,
    momentum: momentumOf(told),
    ratings: ratingsAt(told, game.now),
    commentary: commentaryOf(told),
  };
}

/** The bare game, without what can be read off it. */
export function playGame(matchup: BasketballMatchup): Game {
  checkSheets(matchup);
  const game = newGame(matchup);
  for (const [period, points] of game.outline.periods.entries()) {
    if (period > 0) takeBreak(game, period);
    playPeriod(game, period, points);
  }
  fitLength(game);
  return game;
}

function takeBreak(game: Game, next: number): void {
  const half = next === 2;
  const from = game.now;
  setClock(game, false, half ? "half-time" : "break");
  pauseGame(game, (half ? game.rules.halfTime : game.rules.shortBreak) + 20 * second * game.random.pauses.float());
  game.periods.push({ phase: half ? "half-time" : "break", from, to: game.now });
}

function playPeriod(game: Game, period: number, points: Points): void {
  const from = game.now;
  game.period = period;
  game.remaining = periodLength(game.rules, period);
  game.commercials = 0;
  game.aim = points;
  resetCounts(game, game.home, period);
  resetCounts(game, game.away, period);
  setClock(game, false);
  record(game, { type: "period", edge: "start" });
  openPeriod(game, game.home);
  openPeriod(game, game.away);
  playTowards(game, firstBall(game));
  setClock(game, false);
  record(game, { type: "period", edge: "end" });
  game.periods.push({ phase: phaseName(period), from, to: game.now });
}

/** The end of a period is played again until its points come out; if that does not help, the whole of it. */
const ending = 75 * second;
const endings = 12;
const mostAttempts = 5_000;

function playTowards(game: Game, first: Possession): void {
  const begin = checkpoint(game);
  let end: { again: () => void; next: Possession } | undefined;
  let next: Possession | undefined = first;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    while (next && game.remaining > 0) {
      if (!end && game.remaining < ending) end = { again: checkpoint(game), next };
      next = playPossession(game, next);
    }
    if (game.remaining > 0) throw new Error("a period ended before its clock");
    if (game.aim.home === 0 && game.aim.away === 0) return;
    game.random = streamsOf(game.matchup, game.period * mostAttempts + attempt);
    if (end && attempt % endings > 0) {
      end.again();
      next = end.next;
    } else {
      begin();
      next = first;
      end = undefined;
    }
  }
  throw new Error(`${phaseName(game.period)} of ${game.matchup.matchRef} cannot be played as it ended`);
}

function resetCounts(game: Game, team: Team, period: number): void {
  if (period < 4 || !game.rules.foulsCarryIntoOvertime) team.fouls = 0;
  team.lateFouls = 0;
  team.timeOuts.period = 0;
  if (period === 2) team.timeOuts.half = 0;
  team.timeOuts.closing = 0;
}

/** A jump ball at first; then the loser's ball in the second and third quarters (NBA), or the arrow's (FIBA). */
function firstBall(game: Game): Possession {
  const { period, rules } = game;
  const jump = period === 0 || (period >= 4 && rules.overtimeJumpBall);
  const shotClock = rules.shotClock;
  if (jump) {
    const side: Side = game.random.credits.chance(0.5) ? "home" : "away";
    if (period === 0) game.arrow = otherSide[side];
    const [player, against] = [tallest(game[side]), tallest(game[otherSide[side]])];
    record(game, { type: "jump-ball", side, player: player.ref, against: against.ref });
    return { side, start: "jump", shotClock, secondChance: false };
  }
  const arrow = game.arrow;
  const side = rules.overtimeJumpBall && period === 3 ? otherSide[arrow] : arrow;
  if (!rules.overtimeJumpBall) game.arrow = otherSide[arrow];
  return { side, start: "inbound", shotClock, secondChance: false };
}

function tallest(team: Team): Player {
  return team.five.reduce((best, player) => (player.blocking > best.blocking ? player : best));
}
