/**
 * How many each gets of what there is too little of: those who want little get all of it, the others as many as each other.
 */
export function sharedOut(wanted: readonly number[], most: number): number[] {
  const shares = wanted.map(() => 0);
  let left = most;
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  for (const [done, index] of order.entries()) {
    const share = Math.min(wanted[index] ?? 0, Math.floor(left / (order.length - done)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
