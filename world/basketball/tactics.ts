import type { Side } from "@scoreline/domain/sport";
import { type Game, leadOf } from "#basketball/game.ts";

/** How a possession began, which decides how long it takes and what it is worth. */
export type Start = "jump" | "inbound" | "basket" | "rebound" | "steal" | "second-chance";

export type Possession = {
  side: Side;
  start: Start;
  /** Milliseconds on the shot clock. */
  shotClock: number;
  /** The side has missed before and got the ball back. */
  secondChance: boolean;
};

export type GamePlan =
  /** Nobody tries anything until the buzzer. */
  | { kind: "run-out" }
  /** The defence stops the clock. */
  | { kind: "foul"; after: number }
  | {
      kind: "attack";
      /** Game time until the shot. */
      time: number;
      /** Wanted share of threes; without it the players' own. */
      threes?: number;
      /** Multiplies the chance of a basket: hurried and awaited shots are worse. */
      quality: number;
      /** Multiplies the fouls: nobody wants to decide a level game by one. */
      whistles: number;
      /** From wherever the ball is. */
      heave?: boolean;
    };

const second = 1000;

/** Mean seconds until a shot in the NBA, and their spread. */
const usual: Record<Start, readonly [mean: number, spread: number]> = {
  jump: [15, 4.5],
  inbound: [13.1, 5],
  basket: [15.5, 4.6],
  rebound: [12.7, 5],
  steal: [7.9, 4.8],
  "second-chance": [6.4, 4.8],
};

/** What both benches decide at the start of a possession, by score and clock. */
export function gamePlanOf(game: Game, possession: Possession): GamePlan {
  const left = game.remaining / second;
  if (left < 0.4) return { kind: "run-out" };
  const lead = leadOf(game, possession.side);
  const last = game.period >= 3;
  if (last) {
    const foul = stopClock(game, possession, lead, left);
    if (foul) return foul;
    // Ahead with less than a shot clock left and nobody fouling: dribble it out.
    if (lead > 0 && left * second <= possession.shotClock && (lead > 3 || left < 5)) return { kind: "run-out" };
  }
  if (left < 3) return lastSecond(game, left, last && lead === -3);
  return attack(game, possession, lead, left, last);
}

/** A foul by the side that trails, or that leads by three and fears the tying shot. */
function stopClock(game: Game, possession: Possession, lead: number, left: number): GamePlan | undefined {
  const { tempo } = game.random;
  const worthIt = lead <= 3 ? left <= 24.5 : lead <= 6 ? left <= 38 : lead <= 9 ? left <= 50 : lead <= 12 && left <= 42;
  // With two seconds left nothing is won by it any more.
  if (lead >= 1 && left > 2.2 && worthIt && tempo.chance(lead > 9 ? 0.3 : lead > 6 ? 0.6 : 0.93)) {
    return { kind: "foul", after: Math.min(left * 0.8, 0.8 + 3.2 * tempo.float()) * second };
  }
  const fear = lead === -3 && left < 9 && possession.start !== "second-chance";
  if (fear && tempo.chance(0.12))
    return { kind: "foul", after: Math.min(left * 0.7, 1 + 2.5 * tempo.float()) * second };
  return undefined;
}

function lastSecond(game: Game, left: number, needsThree: boolean): GamePlan {
  const { tempo } = game.random;
  if (!tempo.chance(0.35 + 0.2 * left)) return { kind: "run-out" };
  const heave = tempo.chance(left < 1.5 ? 0.6 : 0.3);
  const quality = heave ? 0.14 : 0.62 + 0.06 * left;
  const time = Math.max(0.2, left - 0.1 - 0.5 * tempo.float());
  return {
    kind: "attack",
    time: time * second,
    quality,
    whistles: heave ? 0 : 0.4,
    heave,
    ...((heave || needsThree) && { threes: 1 }),
  };
}

function attack(game: Game, possession: Possession, lead: number, left: number, last: boolean): GamePlan {
  const { tempo } = game.random;
  const { seconds, quality, ...rest } = wishOf(game, possession, lead, left, last);
  const clock = Math.min(possession.shotClock / second, left);
  const time = Math.min(Math.max(0.6 + tempo.float(), seconds), left - 0.1);
  if (time <= clock - 0.3) return { kind: "attack", time: time * second, quality, ...rest };
  // Against the shot clock: most get something off, and it is worse for it; a `time` past it is a violation.
  if (clock < left && tempo.chance(0.06)) return { kind: "attack", time: clock * second + 1, quality, ...rest };
  const late = Math.max(0.2, clock - 0.2 - Math.min(clock, 5) * tempo.float());
  return { kind: "attack", time: Math.min(late, left - 0.1) * second, quality: quality * 0.97, ...rest };
}

type Wish = { seconds: number; quality: number; whistles: number; threes?: number };

/** When the attack would like to shoot, and what. */
function wishOf(game: Game, possession: Possession, lead: number, left: number, last: boolean): Wish {
  const { tempo } = game.random;
  const [mean, spread] = usual[possession.start];
  const seconds = mean / (game.model.tempo * game.night.tempo * rhythm(game)) + spread * tempo.normal();
  const calm: Wish = { seconds, quality: 1, whistles: 1 };
  const closing = last && left < 180;
  if (closing && lead < -3) return behind(game, calm, lead, left);
  if (left * second <= possession.shotClock + second && !(last && lead > 0)) return lastBall(game, lead, left, last);
  // Ahead and near the end: time first, and shots that come late.
  if (closing && lead > 0) return { ...calm, seconds: Math.max(seconds, 18.5 + 2.5 * tempo.normal()), quality: 0.86 };
  // Two for one: early enough to get the ball back.
  if (left > 28 && left < 42 && possession.start !== "second-chance") {
    return { ...calm, seconds: Math.min(seconds, Math.max(4, left - 30 + 3 * tempo.normal())) };
  }
  return game.decided ? { ...calm, seconds: seconds + 1.5 } : calm;
}

/** Behind by two possessions or more: hurry, and for three, once the clock asks for it. */
function behind(game: Game, calm: Wish, lead: number, left: number): Wish {
  if (left >= 60 && -lead * 13 <= left) return { ...calm, quality: 1.07 };
  const seconds = Math.min(calm.seconds, 7.5 + 2.5 * game.random.tempo.normal());
  return { ...calm, seconds, quality: 1.07, threes: left < 45 ? 0.68 : 0.5 };
}

/** The last ball of a period is held; who trails by three leaves time for a rebound, or for another foul. */
function lastBall(game: Game, lead: number, left: number, last: boolean): Wish {
  const { tempo } = game.random;
  const seconds = left - (last && lead === -3 ? 1 + 7 * tempo.float() : 0.5 + 3.8 * tempo.float());
  if (!last) return { seconds, quality: 0.92, whistles: 0.7 };
  // A level game's last ball is guarded hardest.
  if (lead === 0) return { seconds, quality: 0.62, whistles: 0.4 };
  return { seconds, quality: 1.08, whistles: 0.7, threes: lead === -3 ? 0.95 : 0.12 };
}

/** Teams play slower as a game gets on, slowest in overtime. */
function rhythm(game: Game): number {
  return [1, 0.998, 1, 0.985][game.period] ?? 0.97;
}
