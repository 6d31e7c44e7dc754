const day = 86_400_000;

/** How long one stays signed in: without coming back, and at all. */
export const sessionRules = {
  idleMs: 30 * day,
  absoluteMs: 180 * day,
  /** That somebody came back is written down no more often than this. */
  seenEveryMs: 3_600_000,
  /** Of one user at a time; the one that was seen longest ago ends when there is another. */
  most: 100,
} as const;

/** When it ends unless its bearer comes back before. */
export function sessionEnd({ createdAt, seenAt }: { createdAt: number; seenAt: number }): number {
  return Math.min(seenAt + sessionRules.idleMs, createdAt + sessionRules.absoluteMs);
}

/** A token that leads from the app to the site. */
export const handOverMs = 60_000;
/** From a right code or token to the new password. */
export const resetMs = 10 * 60_000;
/** From the way to a chat app to the way back. */
export const chatLoginMs = 10 * 60_000;
/** For how long a browser is known in which somebody has signed in. */
export const deviceMs = 365 * day;
/** So many browsers of one user are known, the latest. */
export const mostDevices = 100;
