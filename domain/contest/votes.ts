/**
 * Whoever has no account votes as a device, which is a cookie that can be thrown away: so many new voices an address has, on
 * one match and on all. Behind the door of a mobile network there are many people; thirty of them may vote on a match a day.
 */
export const voteAllowances = {
  match: { most: 30, windowMs: 86_400_000 },
  address: { most: 300, windowMs: 3_600_000 },
} as const;
