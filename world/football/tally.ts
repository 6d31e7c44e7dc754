import type { FootballScript, StatisticKey } from "#football/script.ts";

/** Counts what matches of the demo world look like. */
export type Tally = {
  matches: number;
  sums: Map<string, number>;
  /** All values of what is judged by its spread. */
  values: Map<string, number[]>;
};

export function newTally(): Tally {
  return { matches: 0, sums: new Map(), values: new Map() };
}

function addTo({ sums }: Tally, name: string, amount = 1): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function keep({ values }: Tally, name: string, value: number): void {
  const list = values.get(name);
  if (list) list.push(value);
  else values.set(name, [value]);
}

export function sumOf({ sums }: Tally, name: string): number {
  return sums.get(name) ?? 0;
}

export function meanOf({ values }: Tally, name: string): number {
  const list = values.get(name) ?? [];
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}

export function covarianceOf(tally: Tally, a: string, b: string): number {
  const one = tally.values.get(a) ?? [];
  const other = tally.values.get(b) ?? [];
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0) / one.length;
  return product - meanOf(tally, a) * meanOf(tally, b);
}

export function percentileOf({ values }: Tally, name: string, share: number): number {
  const sorted = [...(values.get(name) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const perSide: readonly StatisticKey[] = [
  "shots",
  "onTarget",
  "corners",
  "fouls",
  "offsides",
  "passes",
  "throwIns",
  "goalKicks",
  "dangerousAttacks",
];

/** Adds a match of regular length. */
export function countScript(tally: Tally, script: FootballScript): void {
  tally.matches += 1;
  const score = { home: 0, away: 0 };
  const half = { home: 0, away: 0 };
  for (const event of script.events) {
    if (event.overturnedAt !== undefined) {
      addTo(tally, event.type === "goal" ? "goals taken back" : "cards taken back");
      continue;
    }
    if (event.type === "goal") {
      score[event.side] += 1;
      if (event.phase === "first-half") half[event.side] += 1;
      addTo(tally, `goal ${event.how}`);
      addTo(tally, `goal quarter ${quarterOf(event)}`);
    } else if (event.type === "card") {
      addTo(tally, `card ${event.card}`);
      addTo(tally, `card quarter ${quarterOf(event)}`);
    } else addTo(tally, event.type);
  }
  addTo(tally, `score ${score.home}-${score.away}`);
  addTo(tally, `result ${resultOf(score)}`);
  addTo(tally, `half ${resultOf(half)}${resultOf(score)}`);
  keep(tally, "home goals", score.home);
  keep(tally, "away goals", score.away);
  keep(tally, "goals", score.home + score.away);
  keep(tally, "first half", lengthOf(script, "first-half"));
  keep(tally, "second half", lengthOf(script, "second-half"));
  keep(tally, "commentary", script.commentary.length);
  keep(tally, "samples", script.ball.at.length);

  const { total } = script.statistics;
  keep(tally, "home shots", total.shots.home);
  keep(tally, "away shots", total.shots.away);
  for (const side of ["home", "away"] as const) {
    for (const key of perSide) keep(tally, key, total[key][side]);
    keep(tally, "possession", total.possession[side]);
    addTo(tally, "xg", total.xg[side]);
  }
  for (const { rating } of script.ratings) keep(tally, "rating", rating);
}

/** Quarters of an hour from 0; the third and the sixth hold the added time. */
function quarterOf({ minute }: { minute: number }): number {
  return Math.min(5, Math.floor((minute - 1) / 15));
}

function resultOf({ home, away }: { home: number; away: number }): "H" | "D" | "A" {
  return home > away ? "H" : home < away ? "A" : "D";
}

function lengthOf(script: FootballScript, name: string): number {
  const span = script.phases.find(({ phase }) => phase === name);
  return span ? (span.to - span.from) / 60_000 : 0;
}
