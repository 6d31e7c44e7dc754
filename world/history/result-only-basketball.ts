import type { Points } from "@scoreline/domain/match/state/score";
import type { BasketballState } from "@scoreline/domain/match/state/state";
import type { TeamSheet } from "#basketball/matchup.ts";
import { modelOf, reference } from "#basketball/model.ts";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import { type Pairing, quarterMinutesOf } from "#match/matchups.ts";
import { paceOf } from "#people/team-sheets/basketball-sheet.ts";
import { type Rng, rng } from "#random.ts";

export type ResultOnlyBasketball = {
  state: Extract<BasketballState, { kind: "finished" }>;
  /** From tip-off to the last whistle. */
  lengthMs: number;
};

/** Variances of the reference league: of the margin, of the total from night to night and within a night. */
const variance = { margin: 196, night: 93, total: 290 };
/** What regular time gives of all points, and shares of the quarters. */
const regularShare = 0.9945;
const quarterShares = [0.2538, 0.2518, 0.2538, 0.2406];
const quarterSpread = 0.17;
const overtime = { points: 10.75, spread: 3.2 };
/** Last shots are chosen by the score: so many games that would end one apart end level. */
const levelled = 0.3;

/** The result of a game of an old season, from the mean and the deviation that the engine's games have. */
export function resultOnlyBasketball(seed: string, { fixture, home, away }: Pairing): ResultOnlyBasketball {
  const draw = rng(seed, fixture.ref, "chronicle");
  const quarterMinutes = quarterMinutesOf(fixture);
  const model = modelOf({
    seed,
    matchRef: fixture.ref,
    meanTotal: competitionOf(fixture.competition).competition.scoring,
    quarterMinutes,
    neutral: fixture.neutral ?? false,
    home: sheetOf(seed, home),
    away: sheetOf(seed, away),
  });
  const scale = model.total / reference.total;
  let margin = Math.round(model.margin + draw.normal() * Math.sqrt(variance.margin * model.swing * scale));
  if (Math.abs(margin) === 1 && draw.chance(levelled)) margin = 0;
  const deviation = Math.sqrt(variance.night * scale ** 2 + variance.total * scale);
  const wanted = Math.round(model.total * regularShare + draw.normal() * deviation);
  const total = Math.max(wanted, Math.abs(margin) + 60);
  const even = total + Math.abs((total - margin) % 2);
  const homeQuarters = quarters(draw, (even + margin) / 2);
  const awayQuarters = quarters(draw, (even - margin) / 2);
  const periods = homeQuarters.map((points, index): Points => ({ home: points, away: awayQuarters[index] ?? 0 }));

  const tilt = (model.margin * 5) / (4 * quarterMinutes);
  for (let level = margin === 0; level; ) {
    const extra = (sign: number) =>
      Math.max(2, Math.round(overtime.points * scale + (sign * tilt) / 2 + overtime.spread * draw.normal()));
    const period = { home: extra(1), away: extra(-1) };
    periods.push(period);
    level = period.home === period.away;
  }
  const current = { home: 0, away: 0 };
  for (const period of periods) {
    current.home += period.home;
    current.away += period.away;
  }
  const minutes = (quarterMinutes === 12 ? 138 : 106) + 13 * (periods.length - 4);
  const decided = periods.length > 4 ? "overtime" : "regular";
  return { state: { kind: "finished", decided, score: { current, periods } }, lengthMs: minutes * 60_000 };
}

function sheetOf(seed: string, team: string): TeamSheet {
  const { strength, key } = teamOf("basketball", team).club;
  return { strength, pace: paceOf(seed, key), starters: [], bench: [] };
}

function quarters(draw: Rng, points: number): number[] {
  const weights = quarterShares.map((share) => share * Math.max(0.4, 1 + quarterSpread * draw.normal()));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const split = weights.slice(0, 3).map((weight) => Math.round((points * weight) / sum));
  return [...split, points - split.reduce((total, part) => total + part, 0)];
}
