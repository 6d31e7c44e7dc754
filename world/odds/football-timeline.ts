import type { Points } from "@scoreline/domain/match/state/score";
import type { FootballContest } from "#football/matchup.ts";
import type { FootballScript } from "#football/script.ts";
import { situationAt } from "#football/state.ts";
import { nearestToEven, type OddsTimeline, type OddsView, type Opinion, type Stray } from "#odds/opinion.ts";
import { mostGoals, type Rest, restOfMatch } from "#odds/rest-of-match.ts";

const minute = 60_000;
/** Between two instants of the model chances are mixed. */
const spacing = 8 * minute;
const largestHandicap = 4;

export function footballBefore(matchup: FootballContest): OddsView {
  const score = { home: 0, away: 0 };
  const rest = restOfMatch(matchup, { minute: 0, score });
  const stretch = { from: 0, to: 1, score, first: rest, last: rest };
  const opinion = new FootballOpinion();
  return (stray) => opinion.about(stretch, 0, stray);
}

/** Regular time only: that is what football's markets are settled on. */
export function footballTimeline(script: FootballScript): OddsTimeline {
  const end = script.phases.find(({ phase }) => phase === "second-half")?.to ?? 0;
  const stretches = stretchesOf(script, end);
  const opinion = new FootballOpinion();
  return {
    before: footballBefore(script.matchup),
    end,
    stops: stopsOf(script, end),
    breaks: script.phases.filter(({ phase }) => phase === "half-time"),
    at(t, stray) {
      let index = stretches.length - 1;
      while (index > 0 && (stretches[index]?.from ?? 0) > t) index -= 1;
      const stretch = stretches[index];
      if (!stretch) throw new RangeError("a match without time has no timeline");
      const share = (t - stretch.from) / Math.max(1, stretch.to - stretch.from);
      return opinion.about(stretch, Math.max(0, Math.min(1, share)), stray);
    },
  };
}

/** A time in which nothing changes but the clock. */
type Stretch = { from: number; to: number; score: Points; first: Rest; last: Rest };

function stretchesOf(script: FootballScript, end: number): Stretch[] {
  const edges = new Set([0, end]);
  for (const { from } of script.phases) edges.add(from);
  for (const event of script.events) {
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
    const idle = script.phases.some(({ phase, from: since }) => phase === "half-time" && since === from);
    const pieces = idle ? 1 : Math.ceil((to - from) / spacing);
    const instants = Array.from({ length: pieces + 1 }, (_, piece) => from + ((to - from) * piece) / pieces);
    // The last instant belongs to the next stretch, where something is different already.
    const seen = instants.map((t) => situationAt(script, Math.min(t, to - 1)));
    const rests = seen.map((situation) => situation && restOfMatch(script.matchup, situation));
    for (let piece = 0; piece < pieces; piece += 1) {
      const [first, last, score] = [rests[piece], rests[piece + 1], seen[piece]?.score];
      if (!first || !last || !score) continue;
      stretches.push({ from: instants[piece] ?? from, to: instants[piece + 1] ?? to, score, first, last });
    }
  });
  return stretches;
}

/** Goals, goals taken back, dismissals, and penalties from the whistle until they are taken or taken back. */
function stopsOf({ events, incidents }: FootballScript, end: number): { from: number; to: number }[] {
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

/** One opinion after the other in the same memory: a match asks for a thousand of them. */
class FootballOpinion implements Opinion {
  readonly result = [0, 0, 0];
  from: Points = { home: 0, away: 0 };
  readonly #difference = new Chances();
  readonly #total = new Chances();
  #scored = 0;

  about({ score, first, last }: Stretch, share: number, { edge, level }: Stray): this {
    this.from = score;
    this.#scored = score.home + score.away;
    // The list of the later instant is the shorter one and lies in the middle of the other, or at its beginning.
    this.#difference.tilt(
      first.difference,
      last.difference,
      (first.difference.length - last.difference.length) / 2,
      share,
      edge,
    );
    this.#total.tilt(first.total, last.total, 0, share, level);
    const draw = this.#middle - (score.home - score.away);
    const { result } = this;
    result[0] = this.#difference.above(draw);
    result[1] = this.#difference.at(draw);
    result[2] = 1 - result[0] - result[1];
    return this;
  }

  /** Where the list of differences has none more than the other. */
  get #middle(): number {
    return (this.#difference.length - 1) / 2;
  }

  handicap(line: number): number {
    return this.#difference.settledOver(this.#middle - line);
  }

  over(line: number): number {
    return this.#total.settledOver(line - this.#scored);
  }

  evenHandicap(): number {
    const guess = quarter(this.#middle - this.#difference.mean());
    const line = nearestToEven(guess, 0.25, (each) => this.handicap(each));
    return Math.max(-largestHandicap, Math.min(largestHandicap, line)) + 0;
  }

  evenTotal(): number {
    const guess = quarter(this.#scored + this.#total.mean());
    const line = nearestToEven(guess, 0.25, (each) => this.over(each));
    return Math.max(this.#scored + 0.5, line);
  }
}

/** Chances of 0, 1, 2 and so on, summed up from the low end: what lies above or below a line is read off. */
class Chances {
  length = 0;
  readonly #below = new Float64Array(mostGoals * 2 + 2);

  /**
   * Mixes the chances of two instants and scales the rate of home goals by e^by and that of away goals by its inverse, or the
   * rate of all goals. What comes out does not add up to one: only shares of it are used.
   */
  tilt(first: Float64Array, last: Float64Array, shift: number, share: number, by: number): void {
    const below = this.#below;
    const ratio = Math.exp(by);
    let weight = 1;
    let sum = 0;
    for (let index = 0; index < first.length; index += 1) {
      const other = index - shift;
      const later = other >= 0 && other < last.length ? (last[other] ?? 0) : 0;
      sum += ((first[index] ?? 0) * (1 - share) + later * share) * weight;
      below[index + 1] = sum;
      weight *= ratio;
    }
    this.length = first.length;
  }

  above(index: number): number {
    return 1 - this.#upTo(index + 1) / this.#all;
  }

  at(index: number): number {
    return (this.#upTo(index + 1) - this.#upTo(index)) / this.#all;
  }

  /** Of the money that is won or lost on more than this, in quarters: the share won. */
  settledOver(line: number): number {
    const whole = Math.floor(line);
    const part = line - whole;
    // A quarter line is half a bet on either side of it: half of what falls on the whole number next to it is given back.
    let won = this.#all - this.#upTo(whole + 1);
    let lost = this.#upTo(part > 0.25 ? whole + 1 : whole);
    if (part === 0.25) lost += (this.#upTo(whole + 1) - this.#upTo(whole)) / 2;
    if (part === 0.75) won -= (this.#upTo(whole + 2) - this.#upTo(whole + 1)) / 2;
    return won + lost > 0 ? won / (won + lost) : 0.5;
  }

  mean(): number {
    let above = 0;
    for (let index = 1; index < this.length; index += 1) above += this.#all - (this.#below[index] ?? 0);
    return above / this.#all;
  }

  get #all(): number {
    return this.#below[this.length] ?? 0;
  }

  /** The sum of those before a place. */
  #upTo(index: number): number {
    return this.#below[index < 0 ? 0 : Math.min(index, this.length)] ?? 0;
  }
}

function quarter(value: number): number {
  return Math.round(value * 4) / 4;
}
