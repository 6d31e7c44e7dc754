/** What happened longer ago goes to the list and to no telephone. */
export const freshMs = 10 * 60_000;
/** What happens in one match within this time of what was told first is told together with it. */
export const burstMs = 20_000;

export function isFresh(happenedAt: number, now: number): boolean {
  return now - happenedAt <= freshMs;
}
