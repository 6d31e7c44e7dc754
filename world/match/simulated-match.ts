import { instantOfGameTime, isPlayed } from "#basketball/clock.ts";
import { gameRulesOf, periodLength, phaseIndex, playedBefore } from "#basketball/rules.ts";
import { type BasketballScript, scriptEnd } from "#basketball/script.ts";
import { writeBasketball } from "#basketball/write-script.ts";
import type { FootballScript, MomentumPoint, ScriptEvent, StatisticsReport } from "#football/script.ts";
import { endOf } from "#football/state.ts";
import { writeFootball } from "#football/write-script.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { basketballCut, footballCut } from "#match/abandoned.ts";
import { ballMoments } from "#match/ball-blocks.ts";
import { type Corrections, correctionsOf } from "#match/corrections.ts";
import { type Depth, depthOf } from "#match/depth.ts";
import { countUntil, momentsOf } from "#match/in-time.ts";
import { basketballMatchup, type Pairing } from "#match/matchups.ts";
import { runningStatistics } from "#match/running-statistics.ts";
import { fieldedMatchup } from "#match/suspensions.ts";
import { rememberLast } from "#schedule/remember.ts";

/** What both sports have: the script's place in time, and when there is something to say. */
type MatchTiming = {
  ref: string;
  pairing: Pairing;
  depth: Depth;
  /** Instants of the first and the last whistle. */
  kickoff: number;
  endsAt: number;
  /** Broken off for good: the last whistle is not the script's. */
  abandoned: boolean;
  /** Milliseconds from kick-off: when anything is to be said, when the state may have changed, when figures are reported. */
  moments: Float64Array;
  stateMoments: Float64Array;
  reportMoments: Float64Array;
};
export type SimulatedFootball = MatchTiming & {
  sport: "football";
  script: FootballScript;
  corrections: Corrections;
  /** What the video referee takes back: few of many. */
  takenBack: { events: readonly ScriptEvent[]; shots: readonly number[] };
  /** When anything is added to the lists of the match, changed in them or taken back. */
  changeMoments: Float64Array;
  /** When players are marked: that takes as long as all other figures together, so every second minute has to do. */
  markMoments: Float64Array;
  /** When it is told where everybody touched the ball: long, so seldom. */
  touchMoments: Float64Array;
  /** Without their instants: every report repeats them. */
  momentum: readonly Omit<MomentumPoint, "at">[];
  statisticsAt(t: number): StatisticsReport;
};
export type SimulatedBasketball = MatchTiming & {
  sport: "basketball";
  script: BasketballScript;
  /** When the box score is sent: with every score, and more often than the other figures. */
  boxMoments: Float64Array;
  momentumMoments: Float64Array;
};
/** The whole script of a match, and all that is needed to tell it bit by bit. */
export type SimulatedMatch = SimulatedFootball | SimulatedBasketball;

/** A simulated match is long, and whoever follows it holds it: only what is asked for again at once is kept here. */
const keptMatches = 8;

export function matchSimulator(seed: string): (results: SeasonResults, pairing: Pairing) => SimulatedMatch {
  const remember = rememberLast<SimulatedMatch>(keptMatches);
  return (results, pairing) => remember(pairing.fixture.ref, () => simulate(seed, results, pairing));
}

function simulate(seed: string, results: SeasonResults, pairing: Pairing): SimulatedMatch {
  return pairing.fixture.sport === "football"
    ? simulateFootball(seed, results, pairing)
    : simulateBasketball(seed, results, pairing);
}

function abandonedIn(results: SeasonResults, { fixture }: Pairing): number | undefined {
  const mishap = results.mishapOf(fixture);
  return mishap?.kind === "abandoned" ? mishap.minute : undefined;
}

function simulateFootball(seed: string, results: SeasonResults, pairing: Pairing): SimulatedFootball {
  const { fixture } = pairing;
  const script = writeFootball(fieldedMatchup(seed, results, pairing));
  const brokenOff = abandonedIn(results, pairing);
  const end = brokenOff === undefined ? endOf(script) : footballCut(script.phases, brokenOff);
  const corrections = correctionsOf(script, end);
  const depth = depthOf(fixture.competition);
  const kickoff = results.kickoffOf(fixture);

  const whistles = script.phases.flatMap(({ from, to }) => [from, to]);
  const happened = script.events.flatMap(({ at, overturnedAt }) => [at, overturnedAt ?? at]);
  const scored = script.events.flatMap((event) =>
    event.type === "goal" || event.type === "added-time" ? [event.at, event.overturnedAt ?? event.at] : [],
  );
  const state = [...whistles, ...scored, end];
  const cards = script.events.flatMap(({ type, at, overturnedAt }) =>
    type === "card" ? [at, overturnedAt ?? at] : [],
  );
  // What stands over a match and what its figures say change together.
  const reports = [...script.momentum.map(({ at }) => at), ...state, ...cards];
  const changes = [
    ...happened,
    ...[...corrections.scorers.values()].map(({ until }) => until),
    ...(depth.commentary ? script.commentary.map(({ at }) => at) : []),
    ...(depth.shots ? script.shots.flatMap(({ at, overturnedAt }) => [at, overturnedAt ?? at]) : []),
  ];
  const moments = [...reports, ...changes, ...(depth.ball ? ballMoments(script.ball) : [])];
  return {
    ref: fixture.ref,
    pairing,
    sport: "football",
    depth,
    kickoff,
    endsAt: kickoff + end,
    abandoned: brokenOff !== undefined,
    moments: momentsOf(moments, end),
    stateMoments: momentsOf(state, end),
    reportMoments: momentsOf(reports, end),
    changeMoments: momentsOf(changes, end),
    markMoments: momentsOf([...script.momentum.flatMap(({ at }, index) => (index % 2 ? at : [])), ...state], end),
    touchMoments: momentsOf(
      [...script.momentum.flatMap(({ at }, index) => (index % 10 === 9 ? at : [])), ...whistles],
      end,
    ),
    script,
    corrections,
    takenBack: {
      events: script.events.filter(({ overturnedAt }) => overturnedAt !== undefined),
      shots: script.shots.flatMap(({ overturnedAt }, index) => (overturnedAt === undefined ? [] : [index])),
    },
    momentum: script.momentum.map(({ at: _, ...point }) => point),
    statisticsAt: runningStatistics(script),
  };
}

/** Game time between two box scores. */
const boxEveryMs = 25_000;

function simulateBasketball(seed: string, results: SeasonResults, pairing: Pairing): SimulatedBasketball {
  const { fixture } = pairing;
  const script = writeBasketball(basketballMatchup(seed, pairing));
  const brokenOff = abandonedIn(results, pairing);
  const end = brokenOff === undefined ? scriptEnd(script) : basketballCut(script, brokenOff);
  const kickoff = results.kickoffOf(fixture);

  const whistles = script.periods.flatMap(({ from, to }) => [from, to]);
  const changes = script.plays.filter(({ type, score }, index) => {
    const before = script.plays[index - 1]?.score;
    return type === "period" || score.home !== before?.home || score.away !== before.away;
  });
  const scored = changes.map(({ at }) => at);
  // Fouls and time-outs are counted beside the score.
  const counted = script.plays.flatMap(({ type, at }) => (type === "foul" || type === "time-out" ? [at] : []));
  const state = [...scored, ...counted, ...script.clock.map(({ at }) => at), end];
  const momentum = [...script.momentum.map(({ at }) => at), ...whistles, end];
  // What stands over a game and what its figures say change together.
  const reports = [...momentum, ...scored];
  const boxes = [...boxInstants(script), ...whistles, ...scored, end];
  return {
    ref: fixture.ref,
    pairing,
    sport: "basketball",
    depth: depthOf(fixture.competition),
    kickoff,
    endsAt: kickoff + end,
    abandoned: brokenOff !== undefined,
    moments: momentsOf([...script.plays.map(({ at }) => at), ...state, ...reports, ...boxes], end),
    stateMoments: momentsOf(state, end),
    reportMoments: momentsOf(reports, end),
    boxMoments: momentsOf(boxes, end),
    momentumMoments: momentsOf(momentum, end),
    script,
  };
}

function boxInstants(script: BasketballScript): number[] {
  const rules = gameRulesOf(script.matchup);
  const last = Math.max(...script.periods.flatMap(({ phase }) => (isPlayed(phase) ? [phaseIndex(phase)] : [])));
  const played = playedBefore(rules, last) + periodLength(rules, last);
  const count = Math.floor(played / boxEveryMs);
  return Array.from({ length: count }, (_, index) => Math.floor(instantOfGameTime(script, (index + 1) * boxEveryMs)));
}

/** The instant of the next thing to say, for whoever does not want to ask in vain. */
export function nextMoment({ moments, kickoff }: SimulatedMatch, now: number): number {
  return kickoff + (moments[countUntil(moments, now - kickoff)] ?? Number.POSITIVE_INFINITY);
}
