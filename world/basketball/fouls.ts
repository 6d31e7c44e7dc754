import type { Side } from "@scoreline/domain/sport";
import { restPlay, whistle } from "#basketball/dead-ball.ts";
import { addPoints, type Game, opponent, type Player, record, stop, type Team } from "#basketball/game.ts";
import { hasSubstitute } from "#basketball/rotation.ts";
import type { FoulKind, FreeThrowPlay } from "#basketball/script.ts";
import { Aim, lean } from "#basketball/towards.ts";

const second = 1000;

/** Who may still be whistled: nobody is sent off whom nobody could replace. */
function mayFoul(game: Game, team: Team, player: Player, kind: FoulKind): boolean {
  if (hasSubstitute(team)) return true;
  const personal = kind !== "technical" || game.rules.technicalsArePersonal;
  if (personal && player.fouls >= game.rules.foulLimit - 1) return false;
  return !isConduct(kind) || player.conduct === 0;
}

export function chooseFouler(game: Game, team: Team, kind: FoulKind): Player | undefined {
  const candidates = team.five.filter((player) => mayFoul(game, team, player, kind));
  if (candidates.length === 0) return undefined;
  // A man one foul from the bench for good takes care.
  const careful = game.rules.foulLimit - 2;
  const weights = candidates.map(
    (player) => player.fouling * (player.fouls > careful ? 0.45 : player.fouls === careful ? 0.75 : 1),
  );
  return game.random.fouls.weighted(candidates, weights);
}

function isConduct(kind: FoulKind): boolean {
  return kind === "technical" || kind === "unsportsmanlike";
}

/** Whistles the foul and writes it down; what follows is the caller's. */
export function commitFoul(game: Game, team: Team, player: Player, kind: FoulKind, on?: Player): void {
  stop(game);
  const { rules } = game;
  if (kind !== "technical" || rules.technicalsArePersonal) player.fouls += 1;
  if (isConduct(kind)) player.conduct += 1;
  const counts = rules.technicalsArePersonal ? true : kind !== "offensive" && kind !== "technical";
  if (counts) {
    team.fouls += 1;
    if (game.remaining <= 120 * second) team.lateFouls += 1;
  }
  const fouledOut = player.fouls >= rules.foulLimit;
  const disqualified = player.conduct >= 2;
  if (fouledOut || disqualified) player.out = true;
  record(game, {
    type: "foul",
    side: team.side,
    player: player.ref,
    kind,
    ...(on && { on: on.ref }),
    personal: player.fouls,
    team: team.fouls,
    ...(player.out && { out: fouledOut ? ("fouled-out" as const) : ("disqualified" as const) }),
  });
}

/** Whether the fouls of this team give the other one free throws. */
export function inBonus(game: Game, team: Pick<Team, "fouls" | "lateFouls">): boolean {
  const { rules, period } = game;
  const from = period >= 4 ? rules.overtimeBonusFoul : rules.bonusFoul;
  return team.fouls >= from || (rules.lateBonus && team.lateFouls >= 2);
}

/** Whether the next common foul of this team does. */
export function givesThrows(game: Game, team: Team): boolean {
  const late = game.remaining <= 120 * second ? 1 : 0;
  return inBonus(game, { fouls: team.fouls + 1, lateFouls: team.lateFouls + late });
}

type Throws = Pick<FreeThrowPlay, "reason" | "fastBreak" | "secondChance"> & { count: number };

/** Throws them all; says whether the last one went in. */
export function freeThrows(game: Game, side: Side, shooter: Player, { count, ...why }: Throws): boolean {
  let made = false;
  for (let number = 1; number <= count; number += 1) {
    restPlay(game, (number === 1 ? 15 : 11) * second);
    const aim = new Aim(game, side);
    const [then, otherwise] = [1, 0].map((points) => aim.after(points, count - number, shooter.freeThrow));
    made = game.random.shots.chance(lean(shooter.freeThrow, then ?? 0, otherwise ?? 0));
    if (made) addPoints(game, side, 1);
    record(game, { type: "free-throw", side, player: shooter.ref, made, number, of: count, ...why });
  }
  return made;
}

/** Words or a blow during a pause: one throw, or two and the ball. Says who gets the ball, which was `ball`'s. */
export function misconduct(game: Game, ball: Side): Side {
  const { fouls } = game.random;
  const kind = fouls.chance(0.028) ? "technical" : fouls.chance(0.006) ? "unsportsmanlike" : undefined;
  if (!kind) return ball;
  const team = fouls.chance(0.5) ? game.home : game.away;
  const player = chooseFouler(game, team, kind);
  if (!player) return ball;
  const other = opponent(game, team);
  // Nobody throws who has no points to come.
  if (game.aim[other.side] === 0) return ball;
  const on = kind === "unsportsmanlike" ? fouls.pick(other.five) : undefined;
  commitFoul(game, team, player, kind, on);
  const shooter = on ?? bestShooter(other);
  whistle(game, "foul", [shooter]);
  freeThrows(game, other.side, shooter, {
    count: kind === "technical" ? 1 : 2,
    reason: kind,
    fastBreak: false,
    secondChance: false,
  });
  return kind === "technical" ? ball : other.side;
}

function bestShooter(team: Team): Player {
  return team.five.reduce((best, player) => (player.freeThrow > best.freeThrow ? player : best));
}
