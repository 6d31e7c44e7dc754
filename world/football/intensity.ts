import type { Points } from "@scoreline/domain/match/state/score";
import type { FootballContest } from "#football/matchup.ts";
import type { PlayedPhase } from "#football/script.ts";

/**
 * How often each side scores at a given moment. The match is played from these rates and the outcome model integrates
 * the same ones, so that a price derived from them is fair.
 */
export type Intensity = {
  /** Goals in a match of average length, before the score and the cards change the play. */
  home: number;
  away: number;
  knockOut: boolean;
};

/** What the rates depend on while the match runs. */
export type MatchSituation = {
  phase: PlayedPhase /** Minutes since the phase began. */;
  minute: number;
  lead: number;
  reds: Points;
};

/** Match minutes at which the phases begin. */
export const phaseStart: Record<PlayedPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
};

/** Average lengths in minutes. */
export const phaseLength: Record<PlayedPhase, { regular: number; added: number }> = {
  "first-half": { regular: 45, added: 1.3 },
  "second-half": { regular: 45, added: 3.7 },
  "extra-first": { regular: 15, added: 0.6 },
  "extra-second": { regular: 15, added: 1.2 },
};

/**
 * Shares of a match's goals a minute, by quarter of an hour; the last of a half holds for added time too. Not quite the
 * shares that come out: what dead time costs comes later, and the score changes the play.
 */
const goalShape: Record<PlayedPhase, readonly number[]> = {
  "first-half": [0.1245 / 15, 0.159 / 15, 0.1535 / 16.3],
  "second-half": [0.168 / 15, 0.174 / 15, 0.222 / 18.7],
  "extra-first": [0.0078],
  "extra-second": [0.0084],
};

const homeAdvantage = 0.122;
/** Strength acts steeply between neighbours in a table and flattens for giants against amateurs. */
const strengthSlope = 0.0036;
const strengthBend = 0.4;
/** Mismatches, pushing losers and dismissals change the total: this brings the average match back to its league's mean. */
const normal = 0.967;
/** Nobody wants to lose a knock-out by opening up. */
const knockOutCaution = 0.9;
const manDownScores = 0.67;
const manDownConcedes = 1.25;

/** Dismissals a side and match. */
const dismissals = 0.09;

export function intensityOf(matchup: FootballContest): Intensity {
  const edge =
    strengthBend * Math.asinh(((matchup.home.strength - matchup.away.strength) * strengthSlope) / strengthBend) +
    (matchup.neutral ? 0 : homeAdvantage);
  const knockOut = matchup.knockOut !== "none";
  const each = (matchup.meanGoals / 2) * normal * (knockOut ? knockOutCaution : 1);
  return { home: each * Math.exp(edge), away: each * Math.exp(-edge), knockOut };
}

/** Goals a minute of both sides. */
export function goalRates(intensity: Intensity, standing: MatchSituation): Points {
  const progress = progressOf(standing);
  const { lead, reds } = standing;
  const common =
    shapeOf(goalShape[standing.phase], standing.minute) * (lead === 0 ? levelCaution(intensity, progress) : 1);
  return {
    home: common * intensity.home * scoreFactor(lead, progress) * manFactor(reds.home, reds.away),
    away: common * intensity.away * scoreFactor(-lead, progress) * manFactor(reds.away, reds.home),
  };
}

/** What dismissals make of a side's rate. */
export function manFactor(own: number, other: number): number {
  return own === 0 && other === 0 ? 1 : manDownScores ** own * manDownConcedes ** other;
}

/** Dismissals a minute and side. */
export function dismissalRate(phase: PlayedPhase, minute: number): number {
  return dismissals * shapeOf(cardShape[phase], minute);
}

/** Shares of a match's cards a minute, by quarter of an hour. */
export const cardShape: Record<PlayedPhase, readonly number[]> = {
  "first-half": [0.06 / 15, 0.11 / 15, 0.18 / 16.3],
  "second-half": [0.16 / 15, 0.19 / 15, 0.3 / 18.7],
  "extra-first": [0.012],
  "extra-second": [0.014],
};

export function shapeOf(shape: readonly number[], minute: number): number {
  return shape[Math.min(shape.length - 1, Math.floor(minute / 15))] ?? 0;
}

/** 0 at kick-off, 1 from the last minutes on. */
function progressOf({ phase, minute }: MatchSituation): number {
  if (phase === "first-half") return minute / 95;
  return phase === "second-half" ? Math.min(1, (45 + minute) / 95) : 1;
}

/** Who leads sits back, who trails by little pushes, who is beaten gives in; all the more as time runs out. */
function scoreFactor(lead: number, progress: number): number {
  if (lead > 0) return 1 - (lead === 1 ? 0.05 : 0.02) * progress;
  if (lead === 0) return 1;
  return 1 + (lead === -1 ? 0.06 : lead === -2 ? 0.04 : 0) * progress;
}

/** A point each is better than nothing, and in a knock-out the next goal decides. */
function levelCaution({ knockOut }: Intensity, progress: number): number {
  return 1 - (knockOut ? 0.22 : 0.06) * progress * progress;
}
