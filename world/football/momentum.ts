import { ballKinds } from "@scoreline/domain/match/details/details";
import type { BallKind } from "@scoreline/domain/match/play/ball-track";
import { minuteOf } from "#football/game.ts";
import type { FootballScript, MomentumPoint } from "#football/script.ts";
import { isPlayed } from "#football/statistics.ts";

/** How much a look at the ball says about who is on top. */
const threat: Record<BallKind, number> = {
  safe: 0.1,
  attack: 0.45,
  dangerous: 1.7,
  shot: 4,
  corner: 2.5,
  "free-kick": 0.3,
  "throw-in": 0.2,
  "goal-kick": 0,
  "kick-off": 0,
  penalty: 6,
  stopped: 0,
};
const chanceWeight = 14;
/** What remains of a minute in the next one. */
const memory = 0.55;
const full = 24;

/** One value for every minute played. */
export function momentumOf({
  phases,
  ball,
  shots,
}: Pick<FootballScript, "phases" | "ball" | "shots">): MomentumPoint[] {
  const points: MomentumPoint[] = [];
  let index = 0;
  let next = 0;
  for (const { phase, from, to } of phases) {
    if (!isPlayed(phase)) continue;
    let swing = 0;
    for (let start = from; start < to; start += 60_000) {
      const end = Math.min(to, start + 60_000);
      swing *= memory;
      for (; index < ball.at.length && (ball.at[index] ?? 0) < end; index += 1) {
        if ((ball.at[index] ?? 0) < start) continue;
        swing += threat[ballKinds[ball.kind[index] ?? 0] ?? "stopped"] * (ball.side[index] === 0 ? 1 : -1);
      }
      for (let shot = shots[next]; shot && shot.at < end; shot = shots[++next]) {
        swing += chanceWeight * shot.xg * (shot.side === "home" ? 1 : -1);
      }
      points.push({
        at: end,
        phase,
        ...minuteOf({ phase, phaseFrom: from }, start),
        value: Math.round(100 * Math.tanh(swing / full)),
      });
    }
  }
  return points;
}

/** The last complete minute at `t`, 0 before there is one. */
export function momentumAt(script: Pick<FootballScript, "momentum">, t: number): number {
  return script.momentum.findLast(({ at }) => at <= t)?.value ?? 0;
}
