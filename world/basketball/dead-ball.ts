import { type Game, leadOf, type Player, pauseGame, record, stop, type Team } from "#basketball/game.ts";
import { substitute } from "#basketball/rotation.ts";
import { mayTakeTimeOut } from "#basketball/rules.ts";

/** What happens while the ball is dead: the pauseGame itself, time-outs and changes. */

const second = 1000;

export type DeadBall = "foul" | "turnover" | "out" | "basket";

/** How long play rests on average, before the rule book's own slowness. */
const lengths: Record<DeadBall, number> = {
  foul: 21 * second,
  turnover: 13 * second,
  out: 12 * second,
  basket: 4 * second,
};

export function whistle(game: Game, kind: DeadBall, keep: readonly Player[] = []): void {
  stop(game);
  restPlay(game, lengths[kind]);
  // Now and then the officials go to the screen.
  if (kind === "foul" && game.random.pauses.chance(0.035))
    pauseGame(game, (45 + 60 * game.random.pauses.float()) * second);
  commercial(game);
  substitute(game, game.home, keep);
  substitute(game, game.away, keep);
}

/** A pauseGame of about that length. */
export function restPlay(game: Game, length: number): void {
  pauseGame(game, length * game.rules.deadBall * (0.6 + 0.8 * game.random.pauses.float()));
}

function commercial(game: Game): void {
  const from = game.rules.commercials[game.commercials];
  if (from === undefined || game.remaining >= from || game.period >= 4) return;
  // The first is charged to the home team, the second to the other.
  const team = game.commercials === 0 ? game.home : game.away;
  game.commercials += 1;
  takeTimeOut(game, team, "commercial");
}

function takeTimeOut(game: Game, team: Team, kind: "team" | "commercial"): void {
  stop(game);
  record(game, { type: "time-out", side: team.side, kind });
  const { timeOuts } = team;
  timeOuts.game += 1;
  timeOuts.period += 1;
  timeOuts.half += 1;
  if (game.period >= 3 && game.remaining < game.rules.closing) timeOuts.closing += 1;
  game.run = { side: team.side, points: 0 };
  const television = game.rules.commercials.length > 0;
  const length = kind === "commercial" ? 180 : television ? 100 : 80;
  pauseGame(game, (length + 20 * game.random.pauses.float()) * second);
}

/** The team that has the ball, or has just been scored on, asks for time. */
export function considerTimeOut(game: Game, team: Team): boolean {
  const { rules, period, remaining } = game;
  if (remaining < second || !mayTakeTimeOut(rules, period, remaining, team.timeOuts)) return false;
  const lead = leadOf(game, team.side);
  const hurt = game.run.side !== team.side ? game.run.points : 0;
  const lastBall = period >= 3 && remaining < 32 * second && lead <= 0 && lead >= -5;
  // Without commercials a coach has to ask for every rest himself.
  const calm = rules.commercials.length > 0 ? 6 : 4;
  const chance = lastBall
    ? 0.55
    : hurt > calm && !game.decided
      ? 0.12 * (hurt - calm)
      : remaining < rules.quarter * 0.7
        ? 0.008
        : 0;
  if (!game.random.bench.chance(chance)) return false;
  takeTimeOut(game, team, "team");
  // It also counts as the commercial one that was due.
  const due = rules.commercials[game.commercials];
  if (due !== undefined && remaining < due && period < 4) game.commercials += 1;
  substitute(game, game.home);
  substitute(game, game.away);
  return true;
}
