import type { Courtside } from "@scoreline/domain/match/state/state";
import type { Side } from "@scoreline/domain/sport";
import type { BasketballScriptParts } from "#basketball/clock.ts";
import { gameRulesOf, phaseIndex, type Rules } from "#basketball/rules.ts";
import { until } from "#basketball/script.ts";

type Counts = { fouls: number; lateFouls: number; game: number; period: number; half: number; closing: number };

const none: Counts = { fouls: 0, lateFouls: 0, game: 0, period: 0, half: 0, closing: 0 };
/** Seconds: from then on the second foul is enough where the rules say so. */
const late = 120;

/** What the scoreboard shows beside the score at the real time `t`: as the engine counts it while it plays. */
export function courtsideAt(told: BasketballScriptParts, t: number): Courtside {
  const rules = gameRulesOf(told.matchup);
  const counts: Record<Side, Counts> = { home: none, away: none };
  let [index, remaining] = [0, rules.quarter / 1000];
  for (const play of until(told.plays, t)) {
    index = phaseIndex(play.phase);
    remaining = play.remaining;
    if (play.type === "period" && play.edge === "start") {
      for (const side of ["home", "away"] as const) counts[side] = opened(counts[side], index, rules);
    } else if (play.type === "foul") {
      const own = counts[play.side];
      const counted = play.team > own.fouls;
      counts[play.side] = {
        ...own,
        fouls: play.team,
        lateFouls: own.lateFouls + Number(counted && remaining <= late),
      };
    } else if (play.type === "time-out") {
      const { game, period, half, closing, ...rest } = counts[play.side];
      const closes = index >= 3 && remaining * 1000 < rules.closing;
      counts[play.side] = {
        ...rest,
        game: game + 1,
        period: period + 1,
        half: half + 1,
        closing: closing + Number(closes),
      };
    }
  }
  const { home, away } = counts;
  return {
    fouls: { home: home.fouls, away: away.fouls },
    // Whose fouls are too many gives the other side the throws.
    bonus: { home: tooMany(away, index, rules), away: tooMany(home, index, rules) },
    timeOuts: { home: left(home, index, remaining, rules), away: left(away, index, remaining, rules) },
  };
}

function opened(counts: Counts, index: number, rules: Rules): Counts {
  const carried = index >= 4 && rules.foulsCarryIntoOvertime;
  return {
    ...counts,
    fouls: carried ? counts.fouls : 0,
    lateFouls: 0,
    period: 0,
    closing: 0,
    ...(index === 2 && { half: 0 }),
  };
}

function tooMany({ fouls, lateFouls }: Counts, index: number, rules: Rules): boolean {
  const from = index >= 4 ? rules.overtimeBonusFoul : rules.bonusFoul;
  return fouls >= from || (rules.lateBonus && lateFouls >= 2);
}

/** As many as `mayTakeTimeOut` would let a team take from here on. */
function left({ game, period, half, closing }: Counts, index: number, remaining: number, rules: Rules): number {
  const closes = index >= 3 && remaining * 1000 < rules.closing;
  const nba = rules.commercials.length > 0;
  const most = nba ? (index >= 4 ? 2 - period : 7 - game) : index >= 4 ? 1 - period : (index < 2 ? 2 : 3) - half;
  const now = closes && index < 4 ? Math.min(most, 2 - closing) : most;
  return Math.max(0, nba && index === 3 ? Math.min(now, 4 - period) : now);
}
