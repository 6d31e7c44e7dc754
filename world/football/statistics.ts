import { ballKinds } from "@scoreline/domain/match/details/details";
import type { Side } from "@scoreline/domain/sport";
import {
  bigChance,
  type FootballScript,
  type PlayedPhase,
  type StatisticKey,
  type Statistics,
  type StatisticsReport,
  statisticKeys,
} from "#football/script.ts";

/** What statistics are counted from. */
export type CountedStatistic = Pick<FootballScript, "phases" | "events" | "shots" | "incidents" | "ball">;

/** Everything counted up to an instant, in total and by phase. */
export function statisticsAt(script: CountedStatistic, t: number): StatisticsReport {
  const phases: StatisticsReport["phases"] = {};
  const all: Count[] = [];
  for (const { phase, from, to } of script.phases) {
    if (!isPlayed(phase) || from > t) continue;
    const counted = count(script, from, Math.min(to, t));
    all.push(counted);
    phases[phase] = sharedOut(counted);
  }
  return { total: sharedOut(sumOfFigures(all)), phases };
}

export function isPlayed(phase: string): phase is PlayedPhase {
  return phase === "first-half" || phase === "second-half" || phase === "extra-first" || phase === "extra-second";
}

/** Possession is a share only in the end: until then it is milliseconds with the ball. */
type Count = Statistics;

/** What happened from `from` on and counts at `now`. */
function count(script: CountedStatistic, from: number, now: number): Count {
  const stats = noFigures();
  const add = (key: StatisticKey, side: Side, amount = 1) => {
    stats[key][side] += amount;
  };
  const counts = ({ at, overturnedAt }: { at: number; overturnedAt?: number }) =>
    at >= from && at <= now && (overturnedAt === undefined || overturnedAt > now);

  for (const shot of script.shots) {
    if (!counts(shot)) continue;
    add("shots", shot.side);
    add("xg", shot.side, shot.xg);
    if (shot.xg >= bigChance) add("bigChances", shot.side);
    if (shot.outcome === "blocked") add("blocked", shot.side);
    else if (shot.outcome === "off-target" || shot.outcome === "woodwork") add("offTarget", shot.side);
    else add("onTarget", shot.side);
    if (shot.outcome === "saved") add("saves", shot.side === "home" ? "away" : "home");
  }
  for (const incident of script.incidents) {
    if (!counts(incident)) continue;
    if (incident.type === "foul") add("fouls", incident.side);
    if (incident.type === "offside") add("offsides", incident.side);
    if (incident.type === "corner") add("corners", incident.side);
  }
  for (const event of script.events) {
    if (event.type === "card" && counts(event)) add(event.card === "yellow" ? "yellow" : "red", event.side);
  }
  countBall(script.ball, from, now, add);
  return stats;
}

function countBall(
  ball: FootballScript["ball"],
  from: number,
  now: number,
  add: (key: StatisticKey, side: Side, amount?: number) => void,
): void {
  let before = "";
  for (let index = firstFrom(ball.at, from); index < ball.at.length; index += 1) {
    const at = ball.at[index] ?? 0;
    if (at > now) break;
    const side: Side = ball.side[index] === 0 ? "home" : "away";
    const kind = ballKinds[ball.kind[index] ?? 0] ?? "stopped";
    const next = ball.at[index + 1] ?? now;
    if (kind !== "stopped") add("possession", side, Math.min(next, now) - at);
    if (kind === "throw-in") add("throwIns", side);
    if (kind === "goal-kick") add("goalKicks", side);
    // Passes belong to the time after the sample: they are known when the next one is.
    if (next <= now) {
      add("passes", side, ball.passes[index]);
      add("accuratePasses", side, ball.accurate[index]);
    }
    const moment = side + kind;
    if (kind === "attack" && moment !== before) add("attacks", side);
    if (kind === "dangerous" && moment !== before) add("dangerousAttacks", side);
    before = moment;
  }
}

/** Index of the first sample at or after an instant. */
function firstFrom(at: Uint32Array, instant: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every figure at nought. */
export function noFigures(): Statistics {
  const figures = {} as Record<StatisticKey, { home: number; away: number }>;
  for (const key of statisticKeys) figures[key] = { home: 0, away: 0 };
  return figures;
}

export function sumOfFigures(parts: readonly Count[]): Count {
  const total = noFigures();
  for (const part of parts) {
    for (const key of statisticKeys) {
      total[key].home += part[key].home;
      total[key].away += part[key].away;
    }
  }
  return total;
}

/** Time with the ball becomes a share of it. */
export function sharedOut(count: Count): Statistics {
  const { possession, xg } = count;
  const held = possession.home + possession.away;
  const home = held === 0 ? 50 : Math.round((possession.home / held) * 100);
  return {
    ...count,
    possession: { home, away: 100 - home },
    xg: { home: hundredths(xg.home), away: hundredths(xg.away) },
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
