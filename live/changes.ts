import type { Fact } from "@scoreline/domain/facts";
import type { Sport } from "@scoreline/domain/sport";

/** What an answer can rest on. */
export type Subject =
  | "catalogue"
  | `scores:${Sport}`
  | `competition:${number}`
  | `season:${number}`
  | `match:${number}`
  | `team:${number}`
  | `player:${number}`;

/** So many subjects are told apart; beyond that, what was made before counts as changed. */
const mostSubjects = 200_000;

/**
 * By which fact each subject changed last. An answer that was made at a fact's number holds for as long as nothing it rests
 * on has changed since: this is the one way by which caches hear of news.
 */
export class Changes {
  readonly #last = new Map<Subject, number>();
  /** Whatever is not in the map changed no later than this. */
  #floor: number;

  constructor(seq: number) {
    this.#floor = seq;
  }

  /** The number of the last fact that changed one of these. */
  lastOf(subjects: readonly Subject[]): number {
    let last = this.#floor;
    for (const subject of subjects) last = Math.max(last, this.#last.get(subject) ?? 0);
    return last;
  }

  note(subjects: Iterable<Subject>, seq: number): void {
    for (const subject of subjects) this.#last.set(subject, seq);
    if (this.#last.size > mostSubjects) this.restart(seq);
  }

  /** Facts were missed: everything may have changed. */
  restart(seq: number): void {
    this.#last.clear();
    this.#floor = seq;
  }
}

/** What a fact changes. */
export function subjectsOf(fact: Fact): Subject[] {
  switch (fact.kind) {
    case "fixture": {
      const { seasonId, competitionId, sport, home, away } = fact.head;
      const teams = [home, away].flatMap((side): Subject[] => ("teamId" in side ? [`team:${side.teamId}`] : []));
      return [
        `match:${fact.matchId}`,
        `scores:${sport}`,
        `season:${seasonId}`,
        `competition:${competitionId}`,
        ...teams,
      ];
    }
    case "state":
      return [`match:${fact.matchId}`, `scores:${fact.sport}`];
    case "events":
    case "details":
      return [`match:${fact.matchId}`];
    case "catalogue":
      return ["catalogue"];
    case "user":
    case "session-ended":
      return [];
  }
}
