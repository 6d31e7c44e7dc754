import type { Side } from "@scoreline/domain/sport";
import type { Game } from "#basketball/game.ts";

/**
 * How a game gets to the score that its outline has. Every shot, foul and lost ball is weighed by how likely the points that
 * are still wanted become by it: a side that is behind its own score finds its touch, one that is ahead of it loses it. Seen over
 * many games this changes no chance, since outlines come as often as games would have ended so.
 */

/** Chances of none to four points with one possession. */
const pointsOfPossession = [0.497, 0.04, 0.33, 0.125, 0.008];
const pointsPerPossession = 1.107;
const mostPossessions = 64;
const mostPoints = 128;

/** By number of possessions, then by points: the chance to score exactly so many. */
const exactly = tabled();

function tabled(): Float64Array[] {
  let last = new Float64Array(mostPoints);
  last[0] = 1;
  const table = [last];
  for (let count = 1; count <= mostPossessions; count += 1) {
    const next = new Float64Array(mostPoints);
    for (let points = 0; points < mostPoints; points += 1) {
      let sum = 0;
      for (const [scored, chance] of pointsOfPossession.entries()) sum += chance * (last[points - scored] ?? 0);
      next[points] = sum;
    }
    table.push(next);
    last = next;
  }
  return table;
}

function chanceOfExactly(points: number, possessions: number): number {
  const whole = Math.min(mostPossessions - 1, Math.floor(possessions));
  const share = Math.min(1, possessions - whole);
  return (1 - share) * (exactly[whole]?.[points] ?? 0) + share * (exactly[whole + 1]?.[points] ?? 0);
}

/** Who has just shot waits for the other side before it has the ball again, unless it gets its own rebound. */
const turn = 0.5;
const ownRebound = 0.25;
const usualThrow = 0.78;

/** What a possession gives that ends neither with a lost ball nor with free throws for a common foul. */
const pointsOfShot = [0.45, 0.045, 0.36, 0.137, 0.008];

/** Possessions that a side may expect after the one it has now. */
function possessionsLeft({ model, rules, remaining }: Game): number {
  const points = ((model.total / 2) * remaining) / (4 * rules.quarter);
  return Math.max(0.02, points / pointsPerPossession - turn);
}

/** How well a side of the game stands, for somebody who knows how many points it still gets in this period. */
export class Aim {
  readonly #wanted: number;
  readonly #left: number;

  constructor(game: Game, side: Side) {
    this.#wanted = game.aim[side];
    this.#left = possessionsLeft(game);
  }

  /** After so many points, with so many free throws to come. */
  after(points: number, throws = 0, chance = usualThrow): number {
    const wanted = this.#wanted - points;
    if (throws === 0) return chanceOfExactly(wanted, this.#left);
    return chance * this.after(points + 1, throws - 1, chance) + (1 - chance) * this.after(points, throws - 1, chance);
  }

  /** After a miss whose rebound is open. */
  missed(): number {
    return chanceOfExactly(this.#wanted, this.#left + ownRebound);
  }

  /** Before a shot, whatever becomes of it. */
  shooting(): number {
    return pointsOfShot.reduce((sum, chance, points) => sum + chance * this.after(points), 0);
  }

  /** Of a shot for so many points that nobody fouls. */
  shot(points: number, chance: number): number {
    return chance * this.after(points) + (1 - chance) * this.missed();
  }

  /** Of the same with a foul. */
  fouled(points: number, chance: number): number {
    return chance * this.after(points, 1) + (1 - chance) * this.after(0, points);
  }

  /** When the period ends now. */
  over(): number {
    return this.#wanted === 0 ? 1 : 0;
  }
}

/** The chance of something after which a side stands so well, and otherwise so. */
export function lean(chance: number, then: number, otherwise: number): number {
  const [yes, no] = [chance * then, (1 - chance) * otherwise];
  return yes + no > 0 ? yes / (yes + no) : chance;
}
