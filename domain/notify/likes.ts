/** Likes are told at these numbers, not one by one. Between thousands nobody counts. */
const told = [1, 5, 10, 25, 50, 100, 250, 500, 1_000] as const;

/** The last number worth telling that so many have reached; nothing before the first. */
export function likesToTell(likes: number): number | undefined {
  if (likes >= 2_000) return Math.floor(likes / 1_000) * 1_000;
  return told.findLast((number) => number <= likes);
}
