import { longestDelaySeconds } from "@scoreline/domain/constants";
import type { MatchFact } from "@scoreline/domain/facts";
import type { BoardHead } from "#board-head.ts";

/** What a fact changed: how the match stood before it, and which events it told. */
type Step = {
  /** None where no match that is held here was changed. */
  matchId: number | undefined;
  seq: number;
  at: number;
  before: BoardHead | undefined;
  events: readonly string[];
};

/** What somebody who is late does not know yet. */
export type Unseen = { instant: number /** Ids of events that were told since. */; events: ReadonlySet<string> };

export const keptMs = (longestDelaySeconds + 5) * 1_000;
/** While a world is being filled there are more than anybody is late for. */
const keptSteps = 20_000;

/** The steps of the last moments, so that matches can be shown as they stood before them. */
export class Recent {
  #steps: Step[] = [];
  /** The number of the last fact that is not kept any more. */
  #forgotten: number;

  constructor(seq: number) {
    this.#forgotten = seq;
  }

  add(fact: MatchFact, before: BoardHead | undefined): void {
    const { matchId, seq, at } = fact;
    const events = fact.kind === "events" ? fact.set.map(({ id }) => id) : [];
    this.#push({ matchId, seq, at, before, events });
  }

  /** A fact that changed none of these matches: whoever is late comes to know of it all the same. */
  pass({ seq, at }: { seq: number; at: number }): void {
    if (this.#steps.at(-1)?.seq !== seq) this.#push({ matchId: undefined, seq, at, before: undefined, events: [] });
  }

  #push(step: Step): void {
    const { at } = step;
    this.#steps.push(step);
    const [first] = this.#steps;
    // Now and then, not with every fact.
    if (first && first.at < at - 2 * keptMs) this.#forget(this.#steps.findIndex((other) => other.at >= at - keptMs));
    if (this.#steps.length > 2 * keptSteps) this.#forget(keptSteps);
  }

  #forget(count: number): void {
    this.#forgotten = this.#steps[count - 1]?.seq ?? this.#forgotten;
    this.#steps = this.#steps.slice(count);
  }

  /** What stood otherwise at the instant, what was not known of then, and the last fact that was. */
  asOf(instant: number): { before: Map<number, BoardHead>; unseen: Map<number, Set<string>>; seq: number } {
    const before = new Map<number, BoardHead>();
    const unseen = new Map<number, Set<string>>();
    let seq = this.#forgotten;
    for (const step of this.#steps) {
      const { matchId } = step;
      if (step.at <= instant) seq = step.seq;
      else if (matchId !== undefined) {
        if (step.before && !before.has(matchId)) before.set(matchId, step.before);
        unseen.set(matchId, new Set([...(unseen.get(matchId) ?? []), ...step.events]));
      }
    }
    return { before, unseen, seq };
  }
}
