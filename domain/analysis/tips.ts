import { type GoalTimes, goalBuckets } from "#analysis/goal-times.ts";
import { recordOf, runOf } from "#analysis/record.ts";
import { outcomeFor, type PastMatch, seenBy, sideOf } from "#match/state/past-match.ts";
import type { Side, Sport } from "#sport.ts";

/** What the numbers say before a match: codes and figures, worded in the catalogues. */
export const tipCodes = [
  "winning-run",
  "unbeaten-run",
  "losing-run",
  "winless-run",
  "venue-run",
  "scoring-run",
  "scored-first",
  "clean-sheets",
  "both-scored",
  "over-two",
  "under-three",
  "late-conceded",
  "late-scored",
  "meeting-wins",
  "meeting-unbeaten",
  "meeting-goals",
  "points-scored",
  "points-conceded",
  "venue-wins",
] as const;
export type TipCode = (typeof tipCodes)[number];

export type TipFigure =
  | { kind: "count"; value: number }
  | { kind: "share"; count: number; of: number }
  | { kind: "percent"; value: number; of: number }
  | { kind: "average"; value: number; of: number };

export type Tip = {
  code: TipCode;
  /** Whom it is about; both where it is about the pairing. */
  side: Side | null;
  figure: TipFigure;
};

export type TipSubject = {
  teamId: number;
  /** The newest first, of all competitions. */
  matches: readonly PastMatch[];
  /** Where they are known. */
  goalTimes?: GoalTimes;
};

export type TipInput = {
  sport: Sport;
  home: TipSubject;
  away: TipSubject;
  /** The newest first. */
  meetings: readonly PastMatch[];
};

const recent = 10;
/** A figure of fewer matches is chance. */
const fewest = 5;

/** The most telling first; each code at most once, because two of a kind say less than two kinds. */
export function matchTips(input: TipInput, most: number): Tip[] {
  const found = [
    ...sideTips(input.sport, input.home, "home"),
    ...sideTips(input.sport, input.away, "away"),
    ...meetingTips(input),
  ].sort((a, b) => b.weight - a.weight);
  const told = new Set<TipCode>();
  const tips: Tip[] = [];
  for (const { weight: _, ...tip } of found) {
    if (tips.length === most) break;
    if (told.has(tip.code)) continue;
    told.add(tip.code);
    tips.push(tip);
  }
  return tips;
}

/** How surprising a tip is, on a scale of its own: about one for what is seen every week. */
type Weighed = Tip & { weight: number };

function sideTips(sport: Sport, { teamId, matches, goalTimes }: TipSubject, side: Side): Weighed[] {
  const tips: Weighed[] = [];
  const add = (code: TipCode, figure: TipFigure, weight: number) => tips.push({ code, side, figure, weight });
  const run = (code: TipCode, from: number, list: readonly PastMatch[], passes: (match: PastMatch) => boolean) => {
    const length = runOf(list, passes);
    if (length >= from) add(code, { kind: "count", value: length }, length / from);
    return length >= from;
  };
  const outcome = (match: PastMatch) => outcomeFor(teamId, match);
  const atVenue = matches.filter((match) => sideOf(teamId, match) === side);

  if (!run("winning-run", 3, matches, (match) => outcome(match) === "win")) {
    run("unbeaten-run", 6, matches, (match) => outcome(match) !== "loss");
  }
  if (!run("losing-run", 3, matches, (match) => outcome(match) === "loss")) {
    run("winless-run", 5, matches, (match) => outcome(match) !== "win");
  }
  if (sport === "basketball") {
    const last = matches.slice(0, recent);
    if (last.length < fewest) return tips;
    const { scored, conceded } = recordOf(teamId, last);
    add("points-scored", { kind: "average", value: rounded(scored / last.length), of: last.length }, 0.9);
    add("points-conceded", { kind: "average", value: rounded(conceded / last.length), of: last.length }, 0.8);
    const there = recordOf(teamId, atVenue.slice(0, recent));
    if (there.played >= fewest) {
      add("venue-wins", { kind: "share", count: there.wins, of: there.played }, 0.6 + there.wins / there.played);
    }
    return tips;
  }
  run("venue-run", 5, atVenue, (match) => outcome(match) !== "loss");
  run("scoring-run", 8, matches, (match) => seenBy(teamId, match).own > 0);
  footballShares(teamId, matches, atVenue, add);
  if (goalTimes) timedTips(goalTimes, add);
  return tips;
}

type Add = (code: TipCode, figure: TipFigure, weight: number) => void;

function footballShares(teamId: number, matches: readonly PastMatch[], atVenue: readonly PastMatch[], add: Add): void {
  const last = recordOf(teamId, matches.slice(0, recent));
  const share = (code: TipCode, count: number, of: number, from: number) => {
    if (of >= fewest && count / of >= from) add(code, { kind: "share", count, of }, count / of / from);
  };
  share("clean-sheets", last.cleanSheets, last.played, 0.45);
  share("both-scored", last.bothScored, last.played, 0.65);
  const there = recordOf(teamId, atVenue.slice(0, 2 * recent));
  if (there.played < fewest) return;
  const over = there.overTwo / there.played;
  const percent = (value: number): TipFigure => ({ kind: "percent", value: Math.round(value * 100), of: there.played });
  if (over >= 0.6) add("over-two", percent(over), over / 0.6);
  if (over <= 0.35) add("under-three", percent(1 - over), (1 - over) / 0.65);
}

const late = goalBuckets.flatMap((minute, bucket) => (minute > 60 ? [bucket] : []));

function timedTips(times: GoalTimes, add: Add): void {
  if (times.matches < fewest) return;
  const first = times.first / times.matches;
  if (first >= 0.6) add("scored-first", { kind: "share", count: times.first, of: times.matches }, first / 0.6);
  const average = (buckets: readonly number[]) =>
    late.reduce((sum, bucket) => sum + (buckets[bucket] ?? 0), 0) / times.matches;
  const [scored, conceded] = [average(times.scored), average(times.conceded)];
  // A match has about 2.7 goals, of which a third and a bit fall after the hour: half a goal a side.
  const figure = (value: number): TipFigure => ({ kind: "average", value: rounded(value), of: times.matches });
  if (conceded >= 0.8) add("late-conceded", figure(conceded), conceded / 0.8);
  if (scored >= 0.8) add("late-scored", figure(scored), scored / 0.8);
}

function meetingTips({ sport, home, away, meetings }: TipInput): Weighed[] {
  if (meetings.length < 2) return [];
  const tips: Weighed[] = [];
  for (const [side, { teamId }] of [
    ["home", home],
    ["away", away],
  ] as const) {
    const wins = runOf(meetings, (match) => outcomeFor(teamId, match) === "win");
    const unbeaten = runOf(meetings, (match) => outcomeFor(teamId, match) !== "loss");
    if (wins >= 2) tips.push({ code: "meeting-wins", side, figure: { kind: "count", value: wins }, weight: wins / 2 });
    else if (unbeaten >= 4 && sport === "football") {
      const weight = unbeaten / 4;
      tips.push({ code: "meeting-unbeaten", side, figure: { kind: "count", value: unbeaten }, weight });
    }
  }
  const last = meetings.slice(0, recent);
  if (last.length >= 3) {
    const goals = last.reduce((sum, { score }) => sum + score.home + score.away, 0);
    const value = rounded(goals / last.length);
    tips.push({ code: "meeting-goals", side: null, figure: { kind: "average", value, of: last.length }, weight: 0.85 });
  }
  return tips;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
