import type { PitchSpot, ShotBody, ShotOutcome, ShotSituation } from "#football/script.ts";
import { byRole, choosePlayer, type MatchSquad, type OnPitch, takerOf } from "#football/squad.ts";
import type { Rng } from "#random.ts";

/** Where a shot is taken from, with what, and how good a chance it is. */
export type Attempt = PitchSpot & { situation: ShotSituation; body: ShotBody; xg: number };

export type OpenSituation = Exclude<ShotSituation, "penalty">;
const situations: readonly OpenSituation[] = ["open-play", "counter", "corner", "free-kick"];
const situationShares = [0.69, 0.1, 0.14, 0.07];

/** Mean of `quality` over the attempts drawn here: brings them to the mean chance that the side's intensity asks for. */
const meanQuality = 0.115;
export const penaltyXg = 0.78;
export const penaltySpot: PitchSpot = { x: 89.5, y: 50 };

const pitch = { length: 105, width: 68 };

export function drawSituation(stream: Rng): OpenSituation {
  return stream.weighted(situations, situationShares);
}

/** `chance` is the mean chance of a goal that shots of this side should have now; `headed` where it is known. */
export function drawAttempt(stream: Rng, situation: OpenSituation, chance: number, headed?: boolean): Attempt {
  let distance = drawDistance(stream, situation);
  while (headed && distance >= headerRange) distance = drawDistance(stream, situation);
  const angle = Math.max(-1.35, Math.min(1.35, stream.normal() * (situation === "corner" ? 0.5 : 0.55)));
  const head =
    headed ??
    (distance < headerRange && situation !== "free-kick" && stream.chance(situation === "corner" ? 0.6 : 0.26));
  const x = 100 - (distance * Math.cos(angle) * 100) / pitch.length;
  const y = 50 + (distance * Math.sin(angle) * 100) / pitch.width;
  const xg = (quality(distance, angle, head, situation) * chance) / meanQuality;
  const onRight = stream.chance(0.68 + (y - 50) / 250);
  return {
    x: round(Math.max(60, Math.min(99.5, x)), 10),
    y: round(Math.max(2, Math.min(98, y)), 10),
    situation,
    body: head ? "head" : stream.chance(0.01) ? "other" : onRight ? "right-foot" : "left-foot",
    xg: round(Math.max(0.008, Math.min(0.92, xg)), 1000),
  };
}

/** Metres from which nobody heads at goal any more. */
const headerRange = 15;
/** Better chances than this are too rare to be told apart. */
const best = 0.5;

/** The attempt behind a goal that is settled: of all attempts the good ones go in more often. */
export function drawGoal(stream: Rng, situation: OpenSituation, chance: number, headed: boolean): Attempt {
  for (let tries = 0; tries < 60; tries += 1) {
    const attempt = drawAttempt(stream, situation, chance, headed);
    if (stream.chance(attempt.xg / best)) return attempt;
  }
  return drawAttempt(stream, situation, chance, headed);
}

/** Metres from the middle of the goal. */
function drawDistance(stream: Rng, situation: OpenSituation): number {
  if (situation === "free-kick") return 18 + 12 * stream.float();
  if (situation === "corner") return 4.5 + 4.5 * Math.abs(stream.normal()) + 4 * stream.float();
  if (situation === "counter") return 6 + 16 * stream.float();
  return stream.chance(0.58) ? 6 + 11 * stream.float() : 17 + 5 * Math.abs(stream.normal());
}

function quality(distance: number, angle: number, head: boolean, situation: OpenSituation): number {
  if (situation === "free-kick") return 0.085 - 0.002 * (distance - 18);
  const clear = 1 / (1 + Math.exp(-(0.9 - 0.19 * distance - 0.8 * Math.abs(angle))));
  return clear * (head ? 0.62 : 1) * (situation === "counter" ? 1.25 : situation === "corner" ? 0.7 : 1);
}

/** How an attempt ends that does not go in: hard shots are saved, long ones blocked or wide. */
export function drawMiss(stream: Rng, { xg, x, body, situation }: Attempt): Exclude<ShotOutcome, "goal"> {
  if (situation === "penalty") return stream.weighted(["saved", "off-target", "woodwork"] as const, [0.72, 0.2, 0.08]);
  const far = x < 84 ? 1 : 0;
  return stream.weighted(["saved", "blocked", "off-target", "woodwork"] as const, [
    0.24 + 0.5 * xg,
    (body === "head" ? 0.1 : 0.29) + 0.06 * far,
    0.42 + (body === "head" ? 0.14 : 0),
    0.02,
  ]);
}

const shooting = {
  "open-play": byRole({ goalkeeper: 0, defender: 0.32, midfielder: 1.1, forward: 2.6 }),
  counter: byRole({ goalkeeper: 0, defender: 0.12, midfielder: 1, forward: 3.2 }),
  corner: byRole({ goalkeeper: 0.002, defender: 1.6, midfielder: 0.8, forward: 1.6 }),
};
const creating = byRole({ goalkeeper: 0.03, defender: 0.6, midfielder: 1.6, forward: 1.2 });
const assisted: Record<ShotSituation, number> = {
  "open-play": 0.74,
  counter: 0.85,
  corner: 0.7,
  "free-kick": 0,
  penalty: 0,
};

export function drawShooter(stream: Rng, squad: MatchSquad, situation: OpenSituation): OnPitch {
  // Most free kicks at goal are the specialist's, some are laid to another foot.
  if (situation === "free-kick")
    return stream.chance(0.75) ? takerOf(squad) : choosePlayer(stream, squad, shooting["open-play"]);
  return choosePlayer(stream, squad, shooting[situation]);
}

export function drawAssist(
  stream: Rng,
  squad: MatchSquad,
  shooter: OnPitch,
  situation: ShotSituation,
): OnPitch | undefined {
  if (!stream.chance(assisted[situation])) return undefined;
  return choosePlayer(stream, squad, (on) => (on === shooter ? 0 : creating(on)));
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
