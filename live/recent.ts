import { longestDelaySeconds } from "@scoreline/domain/constants";
import type { MatchFact } from "@scoreline/domain/facts";
import type { BoardHead } from "#rows.ts";

/** A fact, and what it changed. */
type Step = { fact: MatchFact; before: BoardHead | undefined };

/** What somebody who is late does not know yet. */
export type Unseen = { instant: number /** Ids of events that were told since. */; events: ReadonlySet<string> };

const keptMs = (longestDelaySeconds + 5) * 1_000;

/** The steps of the last moments, so that matches can be shown as they stood before them. */
export class Recent {
  #steps: Step[] = [];
  /** The number of the last fact that is not kept any more. */
  #forgotten: number;

  constructor(seq: number) {
    this.#forgotten = seq;
  }

  add(step: Step): void {
    this.#steps.push(step);
    const first = this.#steps[0];
    if (!first || first.fact.at > step.fact.at - 2 * keptMs) return;
    const gone = this.#steps.findLastIndex(({ fact }) => fact.at < step.fact.at - keptMs);
    this.#forgotten = this.#steps[gone]?.fact.seq ?? this.#forgotten;
    this.#steps = this.#steps.slice(gone + 1);
  }

  /** What stood otherwise at the instant, what was not known of then, and the last fact that was. */
  asOf(instant: number): { before: Map<number, BoardHead>; unseen: Map<number, Set<string>>; seq: number } {
    const before = new Map<number, BoardHead>();
    const unseen = new Map<number, Set<string>>();
    let seq = this.#forgotten;
    for (const { fact, before: stood } of this.#steps) {
      if (fact.at <= instant) {
        seq = fact.seq;
        continue;
      }
      if (stood && !before.has(fact.matchId)) before.set(fact.matchId, stood);
      const events = unseen.get(fact.matchId) ?? new Set();
      if (fact.kind === "events") for (const { id } of fact.set) events.add(id);
      unseen.set(fact.matchId, events);
    }
    return { before, unseen, seq };
  }
}
