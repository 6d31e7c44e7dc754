/** Index of the first instant of a sorted list that is not before another. */
export function firstFrom(instants: readonly number[], instant: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** When clubs play, or may have to play. */
export class Busy {
  readonly #kickoffs = new Map<string, number[]>();

  add(club: string, kickoff: number): void {
    const known = this.#kickoffs.get(club);
    if (!known) {
      this.#kickoffs.set(club, [kickoff]);
      return;
    }
    const place = firstFrom(known, kickoff);
    if (known[place] !== kickoff) known.splice(place, 0, kickoff);
  }

  /** Whether a club plays nothing for less than so long before and after an instant. */
  isFree(club: string, instant: number, rest: number): boolean {
    const kickoffs = this.#kickoffs.get(club);
    if (!kickoffs) return true;
    const next = kickoffs[firstFrom(kickoffs, instant - rest + 1)];
    return next === undefined || next >= instant + rest;
  }

  areFree(clubs: readonly string[], instant: number, rest: number): boolean {
    for (const club of clubs) if (!this.isFree(club, instant, rest)) return false;
    return true;
  }

  /** How long before and after an instant a club plays nothing, at most so long. */
  restAround(club: string, instant: number, most: number): number {
    const kickoffs = this.#kickoffs.get(club);
    if (!kickoffs) return most;
    const place = firstFrom(kickoffs, instant);
    const after = (kickoffs[place] ?? Number.POSITIVE_INFINITY) - instant;
    const before = instant - (kickoffs[place - 1] ?? Number.NEGATIVE_INFINITY);
    return Math.min(most, after, before);
  }
}
