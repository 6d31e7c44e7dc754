import { elapsed, type Game, leadOf, measureLineup, type Player, record, type Team } from "#basketball/game.ts";
import type { BasketballPosition } from "#basketball/matchup.ts";

/** Who is on court, and why he is taken off. */

const second = 1000;
const minute = 60 * second;

/** A man in his place, and the cost in milliseconds of owed time of putting one out of it. */
const misfit: Record<BasketballPosition, Record<BasketballPosition, number>> = {
  guard: { guard: 0, forward: 50 * second, center: 160 * second },
  forward: { guard: 50 * second, forward: 0, center: 50 * second },
  center: { guard: 160 * second, forward: 50 * second, center: 0 },
};

/** The coach's changes at a dead ball. `keep` stay: they are about to throw free throws. */
export function substitute(game: Game, team: Team, keep: readonly Player[] = []): void {
  replaceThoseOut(game, team);
  judgeGame(game);
  if (game.decided) moveTowards(game, team, emptyBench(team), keep);
  else if (isClosing(game)) moveTowards(game, team, closers(team), keep);
  else rotate(game, team, keep, 2);
}

/** The five that begin a period. */
export function openPeriod(game: Game, team: Team): void {
  replaceThoseOut(game, team);
  judgeGame(game);
  const starters = team.players.filter((player) => player.starter && !player.out && !inFoulTrouble(game, player));
  if (game.decided) moveTowards(game, team, emptyBench(team), []);
  else if (game.period >= 4) moveTowards(game, team, closers(team), []);
  else if (game.period === 2) moveTowards(game, team, starters, []);
  else rotate(game, team, [], 3);
}

function rotate(game: Game, team: Team, keep: readonly Player[], most: number): void {
  for (let change = 0; change < most; change += 1) if (!rest(game, team, keep)) return;
}

export function hasSubstitute(team: Team): boolean {
  return team.players.some((player) => !player.out && !team.five.includes(player));
}

/** Seconds of game a player has on his legs. */
function playedBy(game: Game, team: Team, player: Player): number {
  return player.played + (team.five.includes(player) ? elapsed(game) - player.since : 0);
}

function swap(game: Game, team: Team, on: Player, off: Player): void {
  const now = elapsed(game);
  off.played += now - off.since;
  off.since = now;
  on.since = now;
  team.five = team.five.map((player) => (player === off ? on : player));
  measureLineup(team);
  record(game, { type: "substitution", side: team.side, on: on.ref, off: off.ref });
}

/** Out of the game is off the court at once; nobody is sent off when nobody could replace him (see `mayFoul`). */
function replaceThoseOut(game: Game, team: Team): void {
  for (const off of team.five.filter((player) => player.out)) {
    const on = best(available(team), (player) => player.share * 20 * minute - misfit[off.position][player.position]);
    if (on) swap(game, team, on, off);
  }
}

function available(team: Team): Player[] {
  return team.players.filter((player) => !player.out && !team.five.includes(player));
}

/** Changes the man who has played most over his share for the one who is owed most, if it is worth it. */
function rest(game: Game, team: Team, keep: readonly Player[]): boolean {
  const now = elapsed(game);
  const over = (player: Player) => playedBy(game, team, player) - player.share * now;
  const tired = team.five.filter(
    (player) => !keep.includes(player) && (now - player.since > 2.5 * minute || inFoulTrouble(game, player)),
  );
  const fresh = available(team).filter(
    (player) =>
      player.share > 0 && !inFoulTrouble(game, player) && (now - player.since > 1.5 * minute || player.played === 0),
  );
  let choice: { on: Player; off: Player; gain: number } | undefined;
  for (const off of tired) {
    const trouble = inFoulTrouble(game, off) ? 10 * minute : 0;
    for (const on of fresh) {
      const gain = over(off) - over(on) + trouble - misfit[off.position][on.position];
      if (!choice || gain > choice.gain) choice = { on, off, gain };
    }
  }
  // Coaches are no clocks: the same debt is paid a little earlier or later.
  const patience = (170 + 60 * game.random.bench.float()) * second * (game.rules.quarter / (12 * minute));
  if (!choice || choice.gain < patience) return false;
  swap(game, team, choice.on, choice.off);
  return true;
}

/** One foul more than the quarter allows: two in the first, three in the second; the last quarter is for playing. */
function inFoulTrouble(game: Game, player: Player): boolean {
  const allowed = game.period + 2 + (game.rules.foulLimit - 6);
  if (game.period >= 3)
    return player.fouls >= game.rules.foulLimit - 1 && game.remaining > 5 * minute && game.period === 3;
  return player.fouls >= Math.max(2, allowed);
}

/** The last five minutes of a game that is still open. */
function isClosing(game: Game): boolean {
  return game.period >= 4 || (game.period === 3 && game.remaining < 5.5 * minute);
}

/** A lead that nobody turns any more, as coaches see it: then the stars sit down. It takes a real comeback to call them back. */
function judgeGame(game: Game): void {
  const lead = Math.abs(leadOf(game, "home"));
  const safe = 11 + (game.remaining / minute) * 1.55 - (game.decided ? 7 : 0);
  game.decided = game.period === 3 && game.remaining < 9 * minute && lead >= safe;
}

function closers(team: Team): Player[] {
  return team.players
    .filter((player) => !player.out)
    .sort((a, b) => b.share - a.share)
    .slice(0, 5);
}

/** The end of the bench first; with a short one the least used stay on. */
function emptyBench(team: Team): Player[] {
  return team.players
    .filter((player) => !player.out)
    .sort((a, b) => a.share - b.share || a.skill - b.skill)
    .slice(0, 5);
}

function moveTowards(game: Game, team: Team, wanted: readonly Player[], keep: readonly Player[]): void {
  const coming = wanted.filter((player) => !team.five.includes(player));
  for (const on of coming) {
    const leaving = team.five.filter((player) => !wanted.includes(player) && !keep.includes(player));
    const off = best(leaving, (player) => -misfit[player.position][on.position]);
    if (off) swap(game, team, on, off);
  }
}

function best<T>(list: readonly T[], value: (item: T) => number): T | undefined {
  let winner: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const worth = value(item);
    if (worth > most) {
      winner = item;
      most = worth;
    }
  }
  return winner;
}
