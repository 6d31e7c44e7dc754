import type { CareerFigure } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { Position } from "#people/person.ts";
import type { Rng } from "#random.ts";

export type PlayerSeasonFigures = { appearances: number; rating?: number } & Partial<Record<CareerFigure, number>>;

const usualGames: Record<Sport, number> = { football: 34, basketball: 40 };
type ByPosition = Partial<Record<Position, number>>;

/** A match. */
const goals: ByPosition = { defender: 0.04, midfielder: 0.1, forward: 0.3 };
const yellowCards: ByPosition = { goalkeeper: 0.05, defender: 0.2, midfielder: 0.19, forward: 0.13 };
const redShare = 0.035;

/** A minute on court. */
const rebounds: ByPosition = { guard: 0.11, forward: 0.18, center: 0.27 };
const passes: ByPosition = { guard: 0.14, forward: 0.07, center: 0.055 };
const steals: ByPosition = { guard: 0.035, forward: 0.028, center: 0.022 };
const blocks: ByPosition = { guard: 0.007, forward: 0.016, center: 0.037 };
/** Of all points. */
const fromThree: ByPosition = { guard: 0.42, forward: 0.33, center: 0.1 };

/** Of seasons of which nobody has kept the matches: what such a player usually comes to in a share of a year. */
export function usualSeason(draw: Rng, sport: Sport, position: Position, share: number): PlayerSeasonFigures {
  const regular = 0.15 + 0.75 * draw.float();
  const appearances = Math.round(usualGames[sport] * Math.min(1, share) * regular);
  const starts = Math.round(appearances * Math.min(1, regular + 0.1));
  if (sport === "basketball") return { appearances, starts, points: draw.poisson(appearances * (3 + 9 * regular)) };
  const assists = position === "goalkeeper" ? 0 : draw.poisson(appearances * 0.08);
  return { appearances, starts, goals: draw.poisson(appearances * (goals[position] ?? 0)), assists };
}

/** What goes with the figures that are known of a season. */
export function roundedOut(
  draw: Rng,
  sport: Sport,
  position: Position,
  known: PlayerSeasonFigures,
): PlayerSeasonFigures {
  const { appearances, starts = 0 } = known;
  if (appearances === 0) return known;
  const minutes = (first: number, later: number) =>
    Math.round((starts * first + (appearances - starts) * later) * (1 + 0.06 * draw.normal()));
  if (sport === "football") {
    const cards = draw.poisson(appearances * (yellowCards[position] ?? 0.15));
    const red = draw.poisson(cards * redShare);
    const most = appearances * 90;
    const first = position === "goalkeeper" ? 90 : 82;
    return {
      ...known,
      minutes: Math.min(most, minutes(first, 22)),
      yellow: cards - Math.min(cards, red),
      red,
    };
  }
  const onCourt = Math.min(appearances * 40, minutes(27, 15));
  const each = (rates: ByPosition) => draw.poisson(onCourt * (rates[position] ?? 0.02));
  const { points = 0 } = known;
  return {
    ...known,
    minutes: onCourt,
    rebounds: each(rebounds),
    assists: each(passes),
    steals: each(steals),
    blocks: each(blocks),
    threes: Math.floor((points * (fromThree[position] ?? 0.3) * (0.8 + 0.4 * draw.float())) / 3),
  };
}
