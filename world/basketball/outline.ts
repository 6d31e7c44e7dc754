import type { Points } from "@scoreline/domain/match/state/score";
import type { BasketballState } from "@scoreline/domain/match/state/state";
import { course, nearZero, overtimePoints } from "#basketball/course.ts";
import type { BasketballContest } from "#basketball/matchup.ts";
import { type Model, modelOf, reference } from "#basketball/model.ts";
import { type Rng, rng } from "#random.ts";

/**
 * What is settled of a game before anybody plays it: the points of its periods and how long it lasts. It hangs on the strengths
 * alone, so a table of long ago is worked out without a player; whoever looks closer finds a game that is played towards it.
 */
export type Outline = {
  /** Quarters, then overtimes. */
  periods: readonly Points[];
  /** From tip-off to the last whistle. */
  lengthMs: number;
};

/** Shares of the points of regular time. */
const quarterShares = [0.2536, 0.2518, 0.2536, 0.241];
/** Margins of this size or less still make somebody foul at the end. */
const closeMargin = 8;
/** Nobody scores less in a period, whatever the other side does. */
const fewest = { quarter: 5, overtime: 2 };

/** Real minutes of regular time and of an overtime, and their spread. */
const lengths = { 12: [141, 7.4], 10: [107.5, 6.7], overtime: [15.4, 3], shortest: 92 } as const;
const minute = 60_000;

export function outlineOf(contest: BasketballContest): Outline {
  const draw = rng(contest.seed, contest.matchRef, "outline");
  const model = modelOf(contest);
  const periods = quarters(draw, model);
  let level = periods.reduce((lead, { home, away }) => lead + home - away, 0) === 0;
  while (level) {
    const period = overtime(draw, model, 5 / (4 * contest.quarterMinutes));
    periods.push(period);
    level = period.home === period.away;
  }
  const [mean, spread] = lengths[contest.quarterMinutes];
  const extra = lengths.overtime;
  let minutes = Math.max(lengths.shortest, mean + spread * draw.normal());
  for (let index = 4; index < periods.length; index += 1) minutes += Math.max(8, extra[0] + extra[1] * draw.normal());
  return { periods, lengthMs: Math.round(minutes * minute) };
}

/** The state in which a game of this outline ends. */
export function finalState({ periods }: Outline): Extract<BasketballState, { kind: "finished" }> {
  const current = { home: 0, away: 0 };
  for (const { home, away } of periods) {
    current.home += home;
    current.away += away;
  }
  const decided = periods.length > 4 ? "overtime" : "regular";
  return { kind: "finished", decided, score: { current, periods: [...periods] } };
}

/** One after the other: a lead is pulled back as it is in `course`, so prices after a quarter hold for what follows. */
function quarters(draw: Rng, model: Model): Points[] {
  const { pull, marginVariance, late } = course;
  const scale = model.total / reference.total;
  const decay = Math.exp(-pull / 4);
  const gained = (model.margin * (1 - decay)) / (1 - Math.exp(-pull));
  const varied = (marginVariance * model.swing * (1 - decay ** 2)) / (2 * pull);
  const night = draw.normal() * Math.sqrt(course.nightVariance) * scale;
  let lead = 0;
  return quarterShares.map((share, quarter) => {
    const isLast = quarter === 3;
    // What the end takes off a lead is gained before.
    const melted = 1 - late.melt;
    const kept = lead * decay * (isLast ? melted : 1);
    const gain = isLast ? gained : gained / melted;
    const deviation = Math.sqrt((isLast ? varied + late.variance : varied / melted ** 2) * scale);
    const after = isLast
      ? lastMargin(draw, kept + gain, deviation)
      : Math.round(kept + gain + deviation * draw.normal());
    const close = isLast ? Math.exp(-(after ** 2) / (2 * closeMargin ** 2)) : 0;
    const fouls = isLast ? (close - course.usualCloseness) * model.lateFouls : 0;
    const noise = course.totalVariance / 4 + (isLast ? 2 + 9 * close : 0);
    const total = share * model.total * course.regular + night / 4 + fouls + Math.sqrt(noise * scale) * draw.normal();
    const points = split(total, after - lead, fewest.quarter);
    lead = after;
    return points;
  });
}

const mostLikely = Math.max(...nearZero);

/** Last shots are chosen by the score: some margins are seen more often than others. */
function lastMargin(draw: Rng, mean: number, deviation: number): number {
  for (;;) {
    const margin = Math.round(mean + deviation * draw.normal());
    if (draw.float() * mostLikely < (nearZero[Math.abs(margin)] ?? 1)) return margin;
  }
}

function overtime(draw: Rng, model: Model, share: number): Points {
  const scale = model.total / reference.total;
  const variance = course.marginVariance * model.swing * share + course.late.variance;
  const margin = lastMargin(draw, model.margin * share, Math.sqrt(variance * scale));
  const total = overtimePoints.mean * scale + Math.sqrt(overtimePoints.variance * scale) * draw.normal();
  return split(total, margin, fewest.overtime);
}

/** About that many points, of which home has so many more. */
function split(total: number, margin: number, least: number): Points {
  const away = Math.max(Math.round((total - margin) / 2), least, least - margin);
  return { home: away + margin, away };
}
