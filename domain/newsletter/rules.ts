import type { Allowance } from "#account/codes.ts";
import { addDays, instantOf, type LocalDay, localDay } from "#time/local-day.ts";

const hour = 3_600_000;
const day = 24 * hour;

export const newsletterRules = {
  /** For how long the link in a mail confirms what was asked for. Nothing is kept of who does not open it. */
  confirmMs: 2 * day,
  /** What a mail tells of lies so far back, and so far ahead. */
  backMs: 7 * day,
  aheadMs: 7 * day,
  /** So many teams of somebody's, matches of each list and stories. */
  teams: 30,
  matches: 20,
  stories: 6,
  /** After so many issues in a row that nobody took the address is given up. */
  failures: 4,
  /** How often an issue that could not be sent is tried again, and after how long. */
  tries: 3,
  againMs: hour,
} as const;

/**
 * Whoever asks can have a mail sent to anybody: few a box, few from one address, and not many at all. What is asked for
 * beyond the first two is not told apart from a mail that went out, so that nobody learns who is subscribed.
 */
export const mailAllowances = {
  box: [
    { most: 1, windowMs: hour },
    { most: 3, windowMs: day },
  ],
  /** All boxes of one host: a school or a firm is a victim too. */
  host: [{ most: 200, windowMs: hour }],
  address: [
    { most: 5, windowMs: hour },
    { most: 15, windowMs: day },
  ],
  everybody: [{ most: 1_000, windowMs: hour }],
} as const satisfies Record<string, readonly Allowance[]>;

/** When the next issue is due: on Monday at eight in the morning, where its reader is. */
export function nextIssue(now: number, timeZone: string): number {
  const today = localDay(now, timeZone);
  for (let ahead = 0; ; ahead += 1) {
    const date = addDays(today, ahead);
    const at = isMonday(date) ? instantOf(date, "08:00", timeZone) : 0;
    if (at > now) return at;
  }
}

const isMonday = (date: LocalDay) => new Date(`${date}T12:00:00Z`).getUTCDay() === 1;
