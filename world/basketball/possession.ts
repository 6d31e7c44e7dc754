import { otherSide, type Side } from "@scoreline/domain/sport";
import { courtSpotOf, inPaint } from "#basketball/court.ts";
import { considerTimeOut, restPlay, whistle } from "#basketball/dead-ball.ts";
import { chooseFouler, commitFoul, freeThrows, givesThrows, inBonus, misconduct } from "#basketball/fouls.ts";
import { addPoints, type Game, opponent, type Player, record, runClock, stop, type Team } from "#basketball/game.ts";
import type { TurnoverKind } from "#basketball/script.ts";
import { chanceOf, chooseKind, chooseShooter, edgeOf, figures } from "#basketball/shooting.ts";
import { type GamePlan, gamePlanOf, type Possession, type Start } from "#basketball/tactics.ts";
import { Aim, lean } from "#basketball/towards.ts";

/** One side has the ball until it scores, loses it or misses. Each function says who has it next, or nothing when the period is over. */

type Next = Possession | undefined;
type Attack = Extract<GamePlan, { kind: "attack" }>;

const second = 1000;

/** NBA chances of an attack to end without a shot. */
const turnover = 0.1065;
const commonFoul = 0.07;
/** Of the fouls that are wanted, those that somebody is there for. */
const onPurpose = 0.95;

export function playPossession(game: Game, possession: Possession): Next {
  const team = game[possession.side];
  const mayAsk = possession.start === "basket" || possession.start === "inbound" || possession.start === "rebound";
  const begun: Possession = mayAsk && considerTimeOut(game, team) ? { ...possession, start: "inbound" } : possession;
  const plan = gamePlanOf(game, begun);
  if (plan.kind === "run-out") {
    runClock(game, game.remaining);
    return undefined;
  }
  if (plan.kind === "foul") {
    const aim = new Aim(game, team.side);
    // Who will get no more points is not sent to the line, if it can be helped.
    const fouls = givesThrows(game, opponent(game, team)) ? lean(onPurpose, aim.after(0, 2), aim.over()) : 1;
    const next = game.random.fouls.chance(fouls) ? stopTheClock(game, begun, plan.after) : undefined;
    return next ?? dribbleOut(game);
  }
  return attack(game, begun, plan);
}

function dribbleOut(game: Game): Next {
  runClock(game, game.remaining);
  return undefined;
}

function fresh(game: Game, side: Side, start: Start): Possession {
  return { side, start, shotClock: game.rules.shotClock, secondChance: false };
}

/** The defence fouls on purpose, the worst thrower it can get hold of. */
function stopTheClock(game: Game, possession: Possession, after: number): Next {
  const team = game[possession.side];
  const defence = opponent(game, team);
  const fouler = chooseFouler(game, defence, "personal");
  if (!fouler) return undefined;
  runClock(game, Math.max(100, Math.min(after, game.remaining - 100)));
  const fouled = game.random.fouls.weighted(
    team.five,
    team.five.map((player) => player.usage * player.freeThrow ** 2),
  );
  commitFoul(game, defence, fouler, "personal", fouled);
  return afterCommonFoul(game, { ...possession, start: "inbound" }, fouled, false);
}

function afterCommonFoul(game: Game, possession: Possession, fouled: Player, fastBreak: boolean): Next {
  const team = game[possession.side];
  if (inBonus(game, opponent(game, team))) {
    whistle(game, "foul", [fouled]);
    const { secondChance } = possession;
    return afterThrows(
      game,
      team,
      freeThrows(game, team.side, fouled, { count: 2, reason: "bonus", fastBreak, secondChance }),
    );
  }
  whistle(game, "foul");
  const side = misconduct(game, possession.side);
  if (side !== possession.side) return fresh(game, side, "inbound");
  return { ...possession, start: "inbound", shotClock: Math.max(possession.shotClock, game.rules.shortShotClock) };
}

/** A missed last throw is up for grabs. */
function afterThrows(game: Game, team: Team, made: boolean): Next {
  return made ? fresh(game, otherSide[team.side], "basket") : rebound(game, team, 0.115, false);
}

function attack(game: Game, possession: Possession, plan: Attack): Next {
  const team = game[possession.side];
  const { turnovers, fouls } = game.random;
  const edge = edgeOf(game, team);
  const quick = possession.start === "second-chance" && plan.time < 2.5 * second;
  // Whoever holds for the last shot or has just got his own rebound has little time to lose the ball in.
  const risk = (quick ? 0.35 : plan.heave ? 0.1 : 1) * (1 - 0.9 * edge) * game.model.carelessness;
  const aim = new Aim(game, team.side);
  const shooting = aim.shooting();
  if (turnovers.chance(lean(turnover * risk, aim.after(0), shooting)))
    return loseBall(game, possession, plan.time * (0.35 + 0.6 * turnovers.float()));
  const whistles = game.model.whistle * plan.whistles * (quick ? 0.3 : 1);
  const defence = opponent(game, team);
  const common = commonFoul * whistles;
  if (fouls.chance(givesThrows(game, defence) ? lean(common, aim.after(0, 2), shooting) : common)) {
    const fouler = chooseFouler(game, defence, "personal");
    if (fouler) {
      const used = plan.time * (0.25 + 0.65 * fouls.float());
      runClock(game, Math.min(used, game.remaining - 100));
      const fouled = chooseShooter(game, team);
      commitFoul(game, defence, fouler, "personal", fouled);
      const shotClock = Math.max(0, possession.shotClock - used);
      return afterCommonFoul(game, { ...possession, shotClock }, fouled, isFast(possession, used));
    }
  }
  if (plan.time > possession.shotClock) {
    runClock(game, possession.shotClock);
    return deadTurnover(game, team, "shot-clock");
  }
  return shoot(game, possession, plan, edge);
}

function isFast(possession: Possession, time: number): boolean {
  return (possession.start === "steal" || possession.start === "rebound") && time < 8 * second;
}

const deadKinds = [
  "bad-pass",
  "travelling",
  "out-of-bounds",
  "offensive-foul",
  "three-seconds",
  "double-dribble",
  "back-court",
] as const;
const deadWeights = [30, 17, 13, 30, 5, 3, 2];

function loseBall(game: Game, possession: Possession, time: number): Next {
  const team = game[possession.side];
  const defence = opponent(game, team);
  runClock(game, Math.min(time, game.remaining - 100));
  const { turnovers, credits } = game.random;
  if (!turnovers.chance(0.58)) return deadTurnover(game, team, turnovers.weighted(deadKinds, deadWeights));
  const thief = credits.weighted(
    defence.five,
    defence.five.map((player) => player.stealing),
  );
  record(game, {
    type: "turnover",
    side: team.side,
    kind: turnovers.chance(0.6) ? "bad-pass" : "lost-ball",
    player: loser(game, team).ref,
    steal: thief.ref,
  });
  return fresh(game, defence.side, "steal");
}

function loser(game: Game, team: Team): Player {
  return game.random.turnovers.weighted(
    team.five,
    team.five.map((player) => player.usage * (0.6 + 0.3 * player.passing)),
  );
}

function deadTurnover(game: Game, team: Team, kind: TurnoverKind): Next {
  stop(game);
  const fouler = kind === "offensive-foul" ? chooseFouler(game, team, "offensive") : undefined;
  // Where nobody may be whistled any more, it was a step too many.
  const called = kind === "offensive-foul" && !fouler ? "travelling" : kind;
  const player = fouler ?? loser(game, team);
  record(game, { type: "turnover", side: team.side, kind: called, player: player.ref });
  // After the turnover, so that nothing follows a player's last foul.
  if (fouler) commitFoul(game, team, fouler, "offensive", game.random.fouls.pick(opponent(game, team).five));
  whistle(game, fouler ? "foul" : "turnover");
  return fresh(game, misconduct(game, otherSide[team.side]), "inbound");
}

function shoot(game: Game, possession: Possession, plan: Attack, edge: number): Next {
  const team = game[possession.side];
  const defence = opponent(game, team);
  const { shots, credits, places } = game.random;
  const fastBreak = isFast(possession, plan.time);
  const tip = possession.start === "second-chance" && plan.time < 1.9 * second && shots.chance(0.75);
  const shooter = chooseShooter(game, team);
  const kind = plan.heave ? "three" : tip ? "tip-in" : chooseKind(game, team, shooter, fastBreak, plan.threes);
  const points = kind === "three" ? 3 : 2;
  runClock(game, Math.min(plan.time, game.remaining - 100));

  const chance = chanceOf(game, team, shooter, kind, possession, edge) * plan.quality;
  const aim = new Aim(game, team.side);
  const hampered = chance * 0.42;
  const whistled = figures[kind].fouled * plan.whistles * game.model.whistle ** 0.8;
  const isFouled = shots.chance(lean(whistled, aim.fouled(points, hampered), aim.shot(points, chance)));
  const fouler = isFouled ? chooseFouler(game, defence, "shooting") : undefined;
  const made = shots.chance(
    fouler ? lean(hampered, aim.after(points, 1), aim.after(0, points)) : lean(chance, aim.after(points), aim.missed()),
  );
  const { secondChance } = possession;

  if (made || !fouler) {
    const place = courtSpotOf(game.court, kind, plan.heave ?? false, places);
    const assist =
      made && !plan.heave && credits.chance(figures[kind].assisted) ? passer(game, team, shooter) : undefined;
    const block = !made && credits.chance(figures[kind].blocked) ? blocker(game, defence) : undefined;
    if (made) addPoints(game, team.side, points);
    record(game, {
      type: "shot",
      side: team.side,
      player: shooter.ref,
      kind,
      points,
      made,
      ...place,
      ...(assist && { assist: assist.ref }),
      ...(block && { block: block.ref }),
      inPaint: inPaint(game.court, place),
      fastBreak,
      secondChance,
    });
    if (!fouler) {
      if (!made) return rebound(game, team, offensiveShare(kind, block !== undefined), block !== undefined);
      stopAfterBasket(game);
      return fresh(game, defence.side, "basket");
    }
  }
  commitFoul(game, defence, fouler, "shooting", shooter);
  whistle(game, "foul", [shooter]);
  const count = made ? 1 : points;
  return afterThrows(
    game,
    team,
    freeThrows(game, team.side, shooter, { count, reason: "shooting", fastBreak, secondChance }),
  );
}

function stopAfterBasket(game: Game): void {
  const { early, late } = game.rules.stopAfterBasket;
  if (game.remaining >= (game.period < 3 ? early : late)) return;
  stop(game);
  restPlay(game, 4 * second);
}

function passer(game: Game, team: Team, shooter: Player): Player {
  const mates = team.five.filter((player) => player !== shooter);
  return game.random.credits.weighted(
    mates,
    mates.map((player) => player.passing),
  );
}

function blocker(game: Game, defence: Team): Player {
  return game.random.credits.weighted(
    defence.five,
    defence.five.map((player) => player.blocking),
  );
}

function offensiveShare(kind: string, blocked: boolean): number {
  if (blocked) return 0.4;
  return kind === "three" ? 0.225 : kind === "jump-shot" ? 0.21 : 0.27;
}

/** `team` has missed; `offensive` is its chance to get the ball back. */
function rebound(game: Game, team: Team, offensive: number, blocked: boolean): Next {
  const { rebounds } = game.random;
  runClock(game, (0.8 + 1.2 * rebounds.float()) * second);
  if (game.remaining === 0) return undefined;
  const own = rebounds.chance(offensive);
  const winner = own ? team : opponent(game, team);
  const kind = own ? "offensive" : "defensive";
  const out = rebounds.chance(blocked ? 0.2 : 0.095);
  if (out) {
    stop(game);
    record(game, { type: "rebound", side: winner.side, kind });
    whistle(game, "out");
    const side = misconduct(game, winner.side);
    if (side !== team.side) return fresh(game, side, "inbound");
    return { side, start: "inbound", shotClock: game.rules.shortShotClock, secondChance: true };
  }
  const player = rebounds.weighted(
    winner.five,
    winner.five.map((each) => (own ? each.rebounding ** 1.25 : each.rebounding)),
  );
  record(game, { type: "rebound", side: winner.side, kind, player: player.ref });
  if (!own) return fresh(game, winner.side, "rebound");
  return { side: team.side, start: "second-chance", shotClock: game.rules.shortShotClock, secondChance: true };
}
