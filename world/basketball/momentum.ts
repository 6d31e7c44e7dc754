import { type BasketballScriptParts, elapsedAtPlay, instantOfGameTime } from "#basketball/clock.ts";
import { gameRulesOf, periodLength, phaseName, playedBefore } from "#basketball/rules.ts";
import type { MomentumPoint, Play } from "#basketball/script.ts";

const minute = 60_000;
/** A basket still counts for half this much game time later. */
const halfLife = 1.25 * minute;

/** Who has the upper hand, read off the plays: points first, stops and stolen balls a little. */
export function momentumOf(told: BasketballScriptParts): MomentumPoint[] {
  const rules = gameRulesOf(told.matchup);
  const periods = told.periods.filter(({ phase }) => phase !== "break" && phase !== "half-time").length;
  const points: MomentumPoint[] = [];
  let balance = 0;
  let last = 0;
  let next = 0;
  for (let period = 0; period < periods; period += 1) {
    const start = playedBefore(rules, period);
    for (let end = start + minute; end <= start + periodLength(rules, period); end += minute) {
      for (let play = told.plays[next]; play; play = told.plays[++next]) {
        const now = elapsedAtPlay(told, play);
        if (now > end || (now === end && isNextPeriod(play, period))) break;
        balance = balance * 0.5 ** ((now - last) / halfLife) + weight(play);
        last = now;
      }
      balance *= 0.5 ** ((end - last) / halfLife);
      last = end;
      points.push({
        at: instantOfGameTime(told, end),
        phase: phaseName(period),
        minute: end / minute,
        // Adding zero turns minus zero into zero.
        value: Math.round(100 * Math.tanh(balance / 7)) + 0,
      });
    }
  }
  return points;
}

function isNextPeriod(play: Play, period: number): boolean {
  return play.phase !== phaseName(period);
}

/** For home; what speaks for away is below zero. */
function weight(play: Play): number {
  if (!("side" in play)) return 0;
  const sign = play.side === "home" ? 1 : -1;
  switch (play.type) {
    case "shot":
      return sign * (play.made ? play.points : play.block ? -0.6 : -0.25);
    case "free-throw":
      return sign * (play.made ? 1 : -0.2);
    case "turnover":
      return sign * (play.steal ? -0.9 : -0.6);
    case "rebound":
      return sign * (play.kind === "offensive" ? 0.4 : 0);
    default:
      return 0;
  }
}
