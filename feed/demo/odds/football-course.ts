import type { Points } from "@scoreline/domain/match/score";
import type { FootballMatchup } from "#demo/football/matchup.ts";
import { situationAt } from "#demo/football/state.ts";
import type { FootballStory } from "#demo/football/story.ts";
import { type Course, nearestToEven, type Opinion, type Stray, type View } from "#demo/odds/opinion.ts";
import { mostGoals, type Rest, restOf } from "#demo/odds/rest-of-match.ts";

const minute = 60_000;
/** Between two instants of the model chances are mixed. */
const spacing = 8 * minute;
const largestHandicap = 4;

export function footballBefore(matchup: FootballMatchup): View {
  const score = { home: 0, away: 0 };
  const rest = restOf(matchup, { minute: 0, score });
  const scratch = newScratch();
  return (stray) => opinionOf(scratch, { from: 0, to: 1, score, first: rest, last: rest }, 0, stray);
}

/** Regular time only: that is what football's markets are settled on. */
export function footballCourse(story: FootballStory): Course {
  const end = story.phases.find(({ phase }) => phase === "second-half")?.to ?? 0;
  const stretches = stretchesOf(story, end);
  const scratch = newScratch();
  return {
    before: footballBefore(story.matchup),
    end,
    stops: stopsOf(story, end),
    breaks: story.phases.filter(({ phase }) => phase === "half-time"),
    at(t, stray) {
      let index = stretches.length - 1;
      while (index > 0 && (stretches[index]?.from ?? 0) > t) index -= 1;
      const stretch = stretches[index];
      if (!stretch) throw new RangeError("a match without time has no course");
      const share = (t - stretch.from) / Math.max(1, stretch.to - stretch.from);
      return opinionOf(scratch, stretch, Math.max(0, Math.min(1, share)), stray);
    },
  };
}

/** A time in which nothing changes but the clock. */
type Stretch = { from: number; to: number; score: Points; first: Rest; last: Rest };

function stretchesOf(story: FootballStory, end: number): Stretch[] {
  const edges = new Set([0, end]);
  for (const { from } of story.phases) edges.add(from);
  for (const event of story.events) {
    if (event.type === "added-time" || event.type === "goal" || (event.type === "card" && event.card !== "yellow")) {
      edges.add(event.at);
      if (event.overturnedAt !== undefined) edges.add(event.overturnedAt);
    }
  }
  const times = [...edges].filter((t) => t >= 0 && t <= end).sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  times.forEach((from, index) => {
    const to = times[index + 1];
    if (to === undefined) return;
    const idle = story.phases.some(({ phase, from: since }) => phase === "half-time" && since === from);
    const pieces = idle ? 1 : Math.ceil((to - from) / spacing);
    const instants = Array.from({ length: pieces + 1 }, (_, piece) => from + ((to - from) * piece) / pieces);
    // The last instant belongs to the next stretch, where something is different already.
    const seen = instants.map((t) => situationAt(story, Math.min(t, to - 1)));
    const rests = seen.map((situation) => situation && restOf(story.matchup, situation));
    for (let piece = 0; piece < pieces; piece += 1) {
      const [first, last, score] = [rests[piece], rests[piece + 1], seen[piece]?.score];
      if (!first || !last || !score) continue;
      stretches.push({ from: instants[piece] ?? from, to: instants[piece + 1] ?? to, score, first, last });
    }
  });
  return stretches;
}

/** Goals, goals taken back, dismissals, and penalties from the whistle until they are taken or taken back. */
function stopsOf({ events, incidents }: FootballStory, end: number): { from: number; to: number }[] {
  const stops: { from: number; to: number }[] = [];
  for (const event of events) {
    if (event.type !== "goal" && !(event.type === "card" && event.card !== "yellow")) continue;
    stops.push({ from: event.at, to: event.at });
    if (event.overturnedAt !== undefined) stops.push({ from: event.overturnedAt, to: event.overturnedAt });
  }
  for (const { type, at, side, overturnedAt } of incidents) {
    if (type !== "penalty-award") continue;
    const taken = events.find(
      (event) =>
        event.at >= at &&
        ((event.type === "goal" && event.how === "penalty") || event.type === "penalty-missed") &&
        event.side === side,
    );
    stops.push({ from: at, to: overturnedAt ?? taken?.at ?? at });
  }
  return stops.filter(({ from }) => from < end).sort((a, b) => a.from - b.from);
}

/** Room for the chances of one opinion: a match asks for a thousand of them. */
type Scratch = { difference: Float64Array; total: Float64Array };

function newScratch(): Scratch {
  return { difference: new Float64Array(mostGoals * 2 + 1), total: new Float64Array(mostGoals * 2 + 1) };
}

function opinionOf(scratch: Scratch, stretch: Stretch, share: number, { edge, level }: Stray): Opinion {
  const { score, first, last } = stretch;
  const length = first.difference.length;
  const middle = (length - 1) / 2;
  // The list of the later instant is the shorter one and lies in the middle of the other, or at its beginning.
  const shift = (length - last.difference.length) / 2;
  const { difference, total } = scratch;
  tilt(difference, first.difference, last.difference, shift, share, edge);
  tilt(total, first.total, last.total, 0, share, level);
  const scored = score.home + score.away;
  const handicap = (line: number) => settledChance(difference, length, line - middle);
  const over = (line: number) => settledChance(total, length, scored - line);
  return {
    result: resultOf(difference, length, score.home - score.away - middle),
    from: score,
    handicap,
    over,
    evenHandicap() {
      const line = nearestToEven(quarter(middle - meanOf(difference, length)), 0.25, handicap);
      return Math.max(-largestHandicap, Math.min(largestHandicap, line)) + 0;
    },
    evenTotal() {
      const line = nearestToEven(quarter(scored + meanOf(total, length)), 0.25, over);
      return Math.max(scored + 0.5, line);
    },
  };
}

/**
 * Mixes the chances of two instants and scales the rate of home goals by e^by and that of away goals by its inverse, or the rate
 * of all goals. What comes out does not add up to one: only shares of it are used.
 */
function tilt(
  into: Float64Array,
  first: Float64Array,
  last: Float64Array,
  shift: number,
  share: number,
  by: number,
): void {
  const ratio = Math.exp(by);
  let weight = 1;
  for (let index = 0; index < first.length; index += 1) {
    const other = index - shift;
    const later = other >= 0 && other < last.length ? (last[other] ?? 0) : 0;
    into[index] = ((first[index] ?? 0) * (1 - share) + later * share) * weight;
    weight *= ratio;
  }
}

function resultOf(difference: Float64Array, length: number, shift: number): [number, number, number] {
  let home = 0;
  let draw = 0;
  let away = 0;
  for (let index = 0; index < length; index += 1) {
    const mass = difference[index] ?? 0;
    if (index + shift > 0) home += mass;
    else if (index + shift < 0) away += mass;
    else draw += mass;
  }
  const sum = home + draw + away;
  return [home / sum, draw / sum, away / sum];
}

/** Of the money that is won or lost when `index + shift` is above zero by a half, by a quarter, level and so on: the share won. */
function settledChance(chances: Float64Array, length: number, shift: number): number {
  let won = 0;
  let lost = 0;
  for (let index = 0; index < length; index += 1) {
    const mass = chances[index] ?? 0;
    const margin = index + shift;
    if (margin > 0) won += margin >= 0.5 ? mass : mass / 2;
    else if (margin < 0) lost += margin <= -0.5 ? mass : mass / 2;
  }
  return won + lost > 0 ? won / (won + lost) : 0.5;
}

function meanOf(chances: Float64Array, length: number): number {
  let mean = 0;
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    mean += index * (chances[index] ?? 0);
    sum += chances[index] ?? 0;
  }
  return mean / sum;
}

function quarter(value: number): number {
  return Math.round(value * 4) / 4;
}
