import type { Minute } from "@scoreline/domain/match/state/clock";
import { probabilitiesAt, standingAt } from "#basketball/probabilities.ts";
import { type BasketballScript, type PlayedPhase as Quarter, scriptEnd } from "#basketball/script.ts";
import type { FootballScript, PlayedPhase as Half } from "#football/script.ts";
import { situationAt } from "#football/state.ts";
import { consensusOf } from "#odds/consensus.ts";
import { restOfMatch } from "#odds/rest-of-match.ts";
import { isFootball, see } from "#odds/subject.ts";

/** Chances of the result; basketball has no draw. */
export type WinRate = { /** Milliseconds from kick-off. */ at: number; home: number; draw: number; away: number };

export type WinRateCurve = {
  /** As the market saw it in the days before, ending at kick-off. */
  before: readonly WinRate[];
  /** As the match itself makes it, minute by minute; the last point is the result. Football: of the score after extra time once that has begun. */
  live: readonly (WinRate & Minute & { phase: Half | Quarter })[];
};

export function winRateCurve(script: FootballScript | BasketballScript): WinRateCurve {
  return { before: beforeOf(script), live: isFootball(script) ? footballMinutes(script) : basketballMinutes(script) };
}

function beforeOf(script: FootballScript | BasketballScript): WinRate[] {
  const seen = see(script.matchup);
  return consensusOf(seen).points.map(({ at, ...stray }) => {
    const { result } = seen.before(stray);
    const [home = 0, second = 0, away] = result;
    return away === undefined ? { at, home, draw: 0, away: second } : { at, home, draw: second, away };
  });
}

function footballMinutes(script: FootballScript): WinRateCurve["live"] {
  const end = script.phases.findLast(({ phase }) => phase !== "penalties")?.to ?? 0;
  return script.momentum.map(({ value: _, ...moment }, index) => {
    const last = index === script.momentum.length - 1;
    const at = last ? end : moment.at;
    // A minute that ends with its half is still of that half.
    const situation = situationAt(script, Math.min(at, end - 1));
    if (!situation) throw new RangeError("a minute of a match lies outside of it");
    const lead = situation.score.home - situation.score.away;
    if (last) return { ...moment, at, home: Number(lead > 0), draw: Number(lead === 0), away: Number(lead < 0) };
    const { difference } = restOfMatch(script.matchup, situation);
    const middle = (difference.length - 1) / 2;
    const rates = { home: 0, draw: 0, away: 0 };
    difference.forEach((mass, place) => {
      const ahead = place - middle + lead;
      rates[ahead > 0 ? "home" : ahead < 0 ? "away" : "draw"] += mass;
    });
    return { ...moment, at, ...rates };
  });
}

function basketballMinutes(script: BasketballScript): WinRateCurve["live"] {
  const end = scriptEnd(script);
  return script.momentum.map(({ value: _, ...moment }, index) => {
    const at = index === script.momentum.length - 1 ? end : moment.at;
    const { home, away } = probabilitiesAt(script.matchup, standingAt(script, at));
    return { ...moment, at, home, draw: 0, away };
  });
}
