import { basketballStory } from "#basketball/basketball-story.ts";
import { instantOf, isPlayed } from "#basketball/clock.ts";
import { periodLength, phaseIndex, playedBefore, rulesOf } from "#basketball/rules.ts";
import { type BasketballStory, storyEnd } from "#basketball/story.ts";
import { endOf } from "#football/state.ts";
import type { FootballStory, MomentumPoint, StatisticsReport, StoryEvent } from "#football/story.ts";
import { footballStory } from "#football/write.ts";
import type { SeasonBook } from "#history/season-book.ts";
import { basketballCut, footballCut } from "#match/abandoned.ts";
import { ballMoments } from "#match/ball-blocks.ts";
import { type Corrections, correctionsOf } from "#match/corrections.ts";
import { type Depth, depthOf } from "#match/depth.ts";
import { countUntil, momentsOf } from "#match/in-time.ts";
import { basketballMatchup, type Pairing } from "#match/matchups.ts";
import { runningStatistics } from "#match/running-statistics.ts";
import { fieldedMatchup } from "#match/suspensions.ts";
import { rememberLast } from "#schedule/remember.ts";

/** What both sports have: the story's place in time, and when there is something to say. */
type Course = {
  ref: string;
  pairing: Pairing;
  depth: Depth;
  /** Instants of the first and the last whistle. */
  kickoff: number;
  endsAt: number;
  /** Broken off for good: the last whistle is not the story's. */
  abandoned: boolean;
  /** Milliseconds from kick-off: when anything is to be said, when the state may have changed, when figures are reported. */
  moments: Float64Array;
  stateMoments: Float64Array;
  reportMoments: Float64Array;
};
export type FootballTold = Course & {
  sport: "football";
  story: FootballStory;
  corrections: Corrections;
  /** What the video referee takes back: few of many. */
  takenBack: { events: readonly StoryEvent[]; shots: readonly number[] };
  /** When anything is added to the lists of the match, changed in them or taken back. */
  changeMoments: Float64Array;
  /** When players are marked: that takes as long as all other figures together, so every second minute has to do. */
  markMoments: Float64Array;
  /** Without their instants: every report repeats them. */
  momentum: readonly Omit<MomentumPoint, "at">[];
  statisticsAt(t: number): StatisticsReport;
};
export type BasketballTold = Course & {
  sport: "basketball";
  story: BasketballStory;
  /** When the box score is sent: with every score, and more often than the other figures. */
  boxMoments: Float64Array;
  momentumMoments: Float64Array;
};
/** The whole story of a match, and all that is needed to tell it bit by bit. */
export type Told = FootballTold | BasketballTold;

/** Enough for all matches that are on at a time. */
const keptStories = 400;

export function storyTeller(seed: string): (book: SeasonBook, pairing: Pairing) => Told {
  const remember = rememberLast<Told>(keptStories);
  return (book, pairing) => remember(pairing.fixture.ref, () => tell(seed, book, pairing));
}

function tell(seed: string, book: SeasonBook, pairing: Pairing): Told {
  return pairing.fixture.sport === "football" ? tellFootball(seed, book, pairing) : tellBasketball(seed, book, pairing);
}

function abandonedIn(book: SeasonBook, { fixture }: Pairing): number | undefined {
  const mishap = book.mishapOf(fixture);
  return mishap?.kind === "abandoned" ? mishap.minute : undefined;
}

function tellFootball(seed: string, book: SeasonBook, pairing: Pairing): FootballTold {
  const { fixture } = pairing;
  const story = footballStory(fieldedMatchup(seed, book, pairing));
  const brokenOff = abandonedIn(book, pairing);
  const end = brokenOff === undefined ? endOf(story) : footballCut(story.phases, brokenOff);
  const corrections = correctionsOf(story, end);
  const depth = depthOf(fixture.competition);
  const kickoff = book.kickoffOf(fixture);

  const whistles = story.phases.flatMap(({ from, to }) => [from, to]);
  const happened = story.events.flatMap(({ at, overturnedAt }) => [at, overturnedAt ?? at]);
  const scored = story.events.flatMap((event) =>
    event.type === "goal" || event.type === "added-time" ? [event.at, event.overturnedAt ?? event.at] : [],
  );
  const state = [...whistles, ...scored, end];
  const cards = story.events.flatMap(({ type, at, overturnedAt }) => (type === "card" ? [at, overturnedAt ?? at] : []));
  // What stands over a match and what its figures say change together.
  const reports = [...story.momentum.map(({ at }) => at), ...state, ...cards];
  const changes = [
    ...happened,
    ...[...corrections.scorers.values()].map(({ until }) => until),
    ...(depth.commentary ? story.commentary.map(({ at }) => at) : []),
    ...(depth.shots ? story.shots.flatMap(({ at, overturnedAt }) => [at, overturnedAt ?? at]) : []),
  ];
  const moments = [...reports, ...changes, ...(depth.ball ? ballMoments(story.ball) : [])];
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
    markMoments: momentsOf([...story.momentum.flatMap(({ at }, index) => (index % 2 ? at : [])), ...state], end),
    story,
    corrections,
    takenBack: {
      events: story.events.filter(({ overturnedAt }) => overturnedAt !== undefined),
      shots: story.shots.flatMap(({ overturnedAt }, index) => (overturnedAt === undefined ? [] : [index])),
    },
    momentum: story.momentum.map(({ at: _, ...point }) => point),
    statisticsAt: runningStatistics(story),
  };
}

/** Game time between two box scores. */
const boxEveryMs = 25_000;

function tellBasketball(seed: string, book: SeasonBook, pairing: Pairing): BasketballTold {
  const { fixture } = pairing;
  const story = basketballStory(basketballMatchup(seed, pairing));
  const brokenOff = abandonedIn(book, pairing);
  const end = brokenOff === undefined ? storyEnd(story) : basketballCut(story, brokenOff);
  const kickoff = book.kickoffOf(fixture);

  const whistles = story.periods.flatMap(({ from, to }) => [from, to]);
  const changes = story.plays.filter(({ type, score }, index) => {
    const before = story.plays[index - 1]?.score;
    return type === "period" || score.home !== before?.home || score.away !== before.away;
  });
  const scored = changes.map(({ at }) => at);
  const state = [...scored, ...story.clock.map(({ at }) => at), end];
  const momentum = [...story.momentum.map(({ at }) => at), ...whistles, end];
  // What stands over a game and what its figures say change together.
  const reports = [...momentum, ...scored];
  const boxes = [...boxInstants(story), ...whistles, ...scored, end];
  return {
    ref: fixture.ref,
    pairing,
    sport: "basketball",
    depth: depthOf(fixture.competition),
    kickoff,
    endsAt: kickoff + end,
    abandoned: brokenOff !== undefined,
    moments: momentsOf([...story.plays.map(({ at }) => at), ...state, ...reports, ...boxes], end),
    stateMoments: momentsOf(state, end),
    reportMoments: momentsOf(reports, end),
    boxMoments: momentsOf(boxes, end),
    momentumMoments: momentsOf(momentum, end),
    story,
  };
}

function boxInstants(story: BasketballStory): number[] {
  const rules = rulesOf(story.matchup);
  const last = Math.max(...story.periods.flatMap(({ phase }) => (isPlayed(phase) ? [phaseIndex(phase)] : [])));
  const played = playedBefore(rules, last) + periodLength(rules, last);
  const count = Math.floor(played / boxEveryMs);
  return Array.from({ length: count }, (_, index) => Math.floor(instantOf(story, (index + 1) * boxEveryMs)));
}

/** The instant of the next thing to say, for whoever does not want to ask in vain. */
export function nextMoment({ moments, kickoff }: Told, now: number): number {
  return kickoff + (moments[countUntil(moments, now - kickoff)] ?? Number.POSITIVE_INFINITY);
}
