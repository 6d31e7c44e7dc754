/** Lists in order of time, and what lies between two looks at them. Both ends are instants; the first is not included. */

/** How many of the items have happened at `at`. */
export function countUntil(times: ArrayLike<number>, at: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function anyBetween(times: ArrayLike<number>, since: number, now: number): boolean {
  const next = times[countUntil(times, since)];
  return next !== undefined && next <= now;
}

/** Where the items begin that happened after `since`. */
export function firstAfter(items: readonly { at: number }[], since: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.at ?? Number.POSITIVE_INFINITY) <= since) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Instants in order, each once, none after the end. */
export function momentsOf(times: readonly number[], end: number): Float64Array {
  const own = Float64Array.from(new Set(times.filter((at) => at >= 0).map((at) => Math.min(at, end))));
  return own.sort();
}

/** The port limits how much one message may hold. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += most) parts.push(items.slice(from, from + most));
  return parts;
}
