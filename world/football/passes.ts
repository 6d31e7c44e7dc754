import { ballKinds } from "@scoreline/domain/match/details/details";
import type { BallKind } from "@scoreline/domain/match/play/ball-track";
import type { FootballMatchup, TeamSheet } from "#football/matchup.ts";
import type { BallTrack, PhaseSpan } from "#football/script.ts";
import { rng } from "#random.ts";

/** Milliseconds a pass takes with everything around it. */
const passTime = 4_650;

/** Chance that a pass arrives, by what is going on. */
const arrival: Record<BallKind, number> = {
  safe: 0.97,
  attack: 0.92,
  dangerous: 0.82,
  shot: 0,
  corner: 0.35,
  "free-kick": 0.88,
  "throw-in": 0.88,
  "goal-kick": 0.66,
  "kick-off": 0.97,
  penalty: 0,
  stopped: 0,
};

/** Fills in how many passes were played between the samples. */
export function countPasses(matchup: FootballMatchup, ball: BallTrack, phases: readonly PhaseSpan[]): BallTrack {
  const stream = rng(matchup.seed, matchup.matchRef, "passes");
  const craft = [craftOf(matchup.home, matchup.away), craftOf(matchup.away, matchup.home)];
  let phase = 0;
  for (let index = 0; index < ball.at.length; index += 1) {
    const at = ball.at[index] ?? 0;
    while (phase < phases.length - 1 && at >= (phases[phase]?.to ?? 0)) phase += 1;
    const kind = ballKinds[ball.kind[index] ?? 0] ?? "stopped";
    if (arrival[kind] === 0 || phases[phase]?.phase === "penalties") continue;
    const until = Math.min(ball.at[index + 1] ?? at, phases[phase]?.to ?? at);
    const tried = Math.min(9, Math.floor((until - at) / passTime + stream.float()));
    const side = ball.side[index] ?? 0;
    const lost = tried > 0 && ball.side[index + 1] !== side && stream.chance(0.6) ? 1 : 0;
    let arrived = 0;
    for (let pass = 0; pass < tried - lost; pass += 1)
      if (stream.chance(arrival[kind] + (craft[side] ?? 0))) arrived += 1;
    ball.passes[index] = tried;
    ball.accurate[index] = arrived;
  }
  return ball;
}

/** Better sides that like the ball pass more surely; being hunted costs. */
function craftOf(own: TeamSheet, other: TeamSheet): number {
  const level = 0.05 * Math.tanh((own.strength - 1450) / 400);
  return level + 0.06 * (own.style.possession - 0.5) - 0.04 * (other.style.pressing - 0.5);
}
